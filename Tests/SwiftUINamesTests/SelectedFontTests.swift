import Testing
import TypeScale

@testable import SwiftUI

struct SelectedFontTests {
    init() { #expect(AppFonts.areRegistered) }

    private func size(_ font: Font, _ reader: DynamicTypeSize) -> Double {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = reader
        return font.resolved.description.scaled(for: environment.traits).pointSize
    }

    @Test(arguments: Font.TextStyle.allCases)
    func `a text style has the sizes of UIKit's preferred font`(style: Font.TextStyle) {
        let uiKit: [Font.TextStyle: UIFont.TextStyle] = [
            .largeTitle: .largeTitle, .title: .title1, .title2: .title2, .title3: .title3,
            .headline: .headline, .subheadline: .subheadline, .body: .body, .callout: .callout,
            .footnote: .footnote, .caption: .caption1, .caption2: .caption2,
        ]
        for reader in DynamicTypeSize.allCases {
            let expected = UIFont.preferredFont(
                forTextStyle: uiKit[style] ?? .body,
                compatibleWith: .reader(reader)
            )
            #expect(size(.system(style), reader) == Double(expected.pointSize))
        }
    }

    @Test func `a named font scales with its text style, and a fixed size does not`() {
        // The ratios of line spacings at AX5: body is 62 / 22, and caption2 is 48 / 13.
        #expect(size(.custom("Studio-Bold", size: 17), .accessibility5) == 48)
        #expect(size(.custom("Studio-Bold", size: 17, relativeTo: .body), .accessibility5) == 48)
        #expect(size(.custom("Studio-Bold", size: 13, relativeTo: .caption2), .large) == 13)
        #expect(size(.custom("Studio-Bold", fixedSize: 17), .accessibility5) == 17)
        #expect(size(.system(size: 17), .accessibility5) == 17)
        #expect(Font.custom("A", size: 17) == Font.custom("A", size: 17, relativeTo: .body))
    }

    @Test func `a font of UIKit keeps its size and its face`() {
        let font = UIFont.systemFont(ofSize: 20, weight: .heavy)
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility5
        environment.legibilityWeight = .bold
        let scaled = Font(font).resolved.description.scaled(for: environment.traits)
        #expect(scaled.pointSize == 20)
        #expect(scaled.weight == .heavy)
        #expect(Font(font as CTFont).resolved.face == font)
    }

    @Test func `a missing font is reported`() {
        for name in ["Studio-Bald", " ", String(repeating: "x", count: 100_000)] {
            let resolved = Font.custom(name, size: 20).bold().resolved
            #expect(resolved.missingName == name)
            #expect(resolved.description.face == .named(name))
            #expect(resolved.description.size == 20)
        }
        #expect(Font.custom("Studio-Bold", size: 20).resolved.missingName == nil)
        // As for a description, the name states the weight.
        #expect(Font.custom("Missing-Bold", size: 20).resolved.description.weight == .bold)
    }

    // Public apps rely on it. It was not observed on iOS.
    @Test func `an empty name selects the system font`() {
        for font in [Font.custom("", size: 20), .custom("", fixedSize: 20)] {
            let resolved = font.weight(.heavy).resolved
            #expect(resolved.missingName == nil)
            #expect(resolved.description.face == .system)
            #expect(resolved.description.weight == .heavy)
            #expect(size(font, .large) == 20)
        }
        #expect(size(.custom("", fixedSize: 20), .accessibility5) == 20)
        // 20 x 62 / 22 = 56.4
        #expect(size(.custom("", size: 20), .accessibility5) == 56)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0])
    func `a size that is not positive and finite becomes 0`(size: CGFloat) {
        let fonts: [Font] = [
            .system(size: size), .custom("Studio-Bold", size: size),
            .custom("Studio-Bold", fixedSize: size), .custom("Missing", size: size),
        ]
        for font in fonts { #expect(self.size(font, .accessibility5) == 0) }
    }

    @Test func `a huge size stays finite`() {
        let size = size(.custom("Studio-Bold", size: 1e308), .accessibility5)
        #expect(size.isFinite && size >= 1e308)
    }

    @Test func `modifiers select faces of a registered family`() {
        let font = Font.custom("Studio-Regular", size: 17)
        #expect(font.bold().resolved.description.face == .named("Studio-Bold"))
        #expect(font.weight(.semibold).bold().resolved.face.fontName == "Studio-SemiBold")
        #expect(font.weight(.bold).resolved.description.face == .named("Studio-Bold"))
        #expect(font.weight(.black).resolved.description.weight == .bold)
        #expect(font.italic().resolved.description.face == .named("Studio-Italic"))
        // The family has only one width, and the face keeps its weight.
        let bold = Font.custom("Studio-Bold", size: 17).width(.condensed)
        #expect(bold.resolved.description.face == .named("Studio-Bold"))
        // The family has no monospaced face.
        #expect(font.monospaced().resolved.description.face == .named("Studio-Regular"))
        #expect(font.weight(.bold).weight(.regular).resolved.face.fontName == "Studio-Regular")
    }

    @Test func `modifiers change the system font`() {
        // The emphasized weights of the guidelines' table.
        #expect(Font.body.bold().resolved.description.weight == .semibold)
        #expect(Font.title.bold().resolved.description.weight == .bold)
        #expect(Font.headline.resolved.description.weight == nil)
        #expect(Font.body.weight(.black).resolved.description.weight == .black)
        #expect(Font.system(.body, weight: .light).resolved.description.weight == .light)
        #expect(Font.system(size: 9, weight: .heavy).bold().resolved.description.weight == .heavy)
        let face = Font.system(size: 9, design: .serif).italic().leading(.tight).resolved.face
        #expect(face.familyName == ".AppleSystemUIFontSerif")
        #expect(face.fontDescriptor.symbolicTraits == [.traitItalic, .traitTightLeading])
        #expect(Font.body.monospaced().resolved.face.familyName == ".AppleSystemUIFontMonospaced")
        let wide = Font.body.width(.expanded).resolved.face.fontDescriptor
        #expect(wide.symbolicTraits.contains(.traitExpanded))
    }

    @Test func `small capitals and digits are features`() {
        let settings = Font.body.smallCaps().monospacedDigit().resolved.face.fontDescriptor
            .object(forKey: .featureSettings)
        let features = settings as? [[UIFontDescriptor.FeatureKey: Int]]
        #expect(features?.map { $0[.type] } == [37, 38, 6])
        #expect(features?.map { $0[.selector] } == [1, 1, 0])
    }

    @Test func `the weight of Bold Text applies only to system fonts`() {
        var environment = EnvironmentValues()
        environment.legibilityWeight = .bold
        func weight(_ font: Font) -> FontWeight {
            font.resolved.description.scaled(for: environment.traits).weight
        }
        #expect(weight(.body) == .semibold)
        #expect(weight(.system(size: 12, weight: .medium)) == .bold)
        #expect(weight(.custom("Studio-Regular", size: 12)) == .regular)
    }
}
