import SwiftUI
import Testing

/// `Font.resolve(in:)` answers with UIKit's numbers.
struct ResolvedFontTests {
    init() { #expect(AppFonts.areRegistered) }

    private func context(
        _ size: DynamicTypeSize = .large,
        isBold: Bool = false,
        font: Font? = nil
    ) -> Font.Context {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = size
        environment.legibilityWeight = isBold ? .bold : .regular
        environment.font = font
        return environment.fontResolutionContext
    }

    // The sizes of preferred fonts are compared with observed ones in the tests of UIKit's names.
    @Test(arguments: DynamicTypeSize.allCases)
    func `a text style is UIKit's preferred font`(size: DynamicTypeSize) {
        let styles: [(Font.TextStyle, UIFont.TextStyle)] = [
            (.largeTitle, .largeTitle), (.title, .title1), (.title2, .title2), (.title3, .title3),
            (.headline, .headline), (.subheadline, .subheadline), (.body, .body),
            (.callout, .callout), (.footnote, .footnote), (.caption, .caption1),
            (.caption2, .caption2),
        ]
        for (style, uiKit) in styles {
            for isBold in [false, true] {
                let traits = UITraitCollection.reader(size).modifyingTraits {
                    $0.legibilityWeight = isBold ? .bold : .regular
                }
                let expected = UIFont.preferredFont(forTextStyle: uiKit, compatibleWith: traits)
                let resolved = Font.system(style).resolve(in: context(size, isBold: isBold))
                #expect(resolved.ctFont as UIFont == expected, "\(style) \(isBold)")
                #expect(resolved.pointSize == expected.pointSize)
            }
        }
    }

    @Test func `sizes follow the reader`() {
        func size(_ font: Font, _ reader: DynamicTypeSize) -> CGFloat {
            font.resolve(in: context(reader)).pointSize
        }
        // Observed on iOS: body is 53 at AX5, and scaled fonts of 17 and 13 points are 48.
        #expect(size(.body, .accessibility5) == 53)
        #expect(size(.custom("Studio-Bold", size: 17), .accessibility5) == 48)
        let caption = Font.custom("Studio-Bold", size: 13, relativeTo: .caption2)
        #expect(size(caption, .accessibility5) == 48)
        #expect(size(.custom("Studio-Bold", fixedSize: 17), .accessibility5) == 17)
        #expect(size(.system(size: 17.5), .accessibility5) == 17.5)
        #expect(size(Font(UIFont.systemFont(ofSize: 20)), .accessibility5) == 20)
        // A missing font has its size, in the system font.
        let missing = Font.custom("Missing", size: 17).resolve(in: context(.accessibility5))
        #expect(missing.pointSize == 48 && (missing.ctFont as UIFont).fontName == ".SFUI-Regular")
    }

    // From Apple's documentation: 2 and then 3 results in six times the size; a size that is set
    // no longer scales.
    @Test func `factors are multiplied, and a size that is set does not scale`() {
        let font = Font.body.scaled(by: 2).bold().scaled(by: 3)
        #expect(font.resolve(in: context()).pointSize == 102)
        #expect(font.resolve(in: context()).isBold)
        #expect(font.resolve(in: context(.accessibility5)).pointSize == 318)
        #expect(font.resolved.description.scaled(for: .init()).pointSize == 102)
        let named = Font.custom("Studio-Bold", size: 17).scaled(by: 1.5)
        #expect(named.resolve(in: context(.accessibility5)).pointSize == 72)
        #expect(Font.system(size: 10).scaled(by: 0.25).resolve(in: context()).pointSize == 2.5)
        let set = Font.title.scaled(by: 9).pointSize(30)
        for size in DynamicTypeSize.allCases {
            #expect(set.resolve(in: context(size)).pointSize == 30)
            #expect(set.scaled(by: 2).resolve(in: context(size)).pointSize == 60)
        }
        let headline = Font.headline.pointSize(11).resolve(in: context(.accessibility1))
        #expect(headline.weight == .semibold && headline.pointSize == 11)
        for invalid in [-1, .nan, .infinity, -.infinity] as [CGFloat] {
            #expect(Font.body.scaled(by: invalid).resolve(in: context()).pointSize == 0)
            #expect(Font.body.pointSize(invalid).resolve(in: context()).pointSize == 0)
        }
        let huge = Font.body.scaled(by: 1e300).scaled(by: 1e300).resolve(in: context())
        #expect(huge.pointSize.isFinite)
    }

    @Test func `traits are the modifiers'`() {
        let plain = Font.body.resolve(in: context())
        #expect(plain.weight == .regular && plain.width == .standard && plain.leading == .standard)
        #expect(!plain.isBold && !plain.isItalic && !plain.isMonospaced && !plain.isSmallCaps)
        // The weights of the guidelines' table.
        #expect(Font.headline.resolve(in: context()).weight == .semibold)
        #expect(Font.headline.resolve(in: context()).isBold)
        #expect(Font.title.bold().resolve(in: context()).weight == .bold)
        let font = Font.system(size: 9, weight: .heavy, design: .monospaced).italic()
            .width(.condensed).leading(.tight).lowercaseSmallCaps().resolve(in: context())
        #expect(font.weight == .heavy && font.width == .condensed && font.leading == .tight)
        #expect(font.isBold && font.isItalic && font.isMonospaced)
        #expect(font.isLowercaseSmallCaps && !font.isUppercaseSmallCaps && !font.isSmallCaps)
        #expect(Font.body.smallCaps().leading(.loose).resolve(in: context()).isSmallCaps)
        #expect(Font.body.leading(.loose).resolve(in: context()).leading == .loose)
        let named = Font.custom("Studio-Bold", size: 9).resolve(in: context())
        #expect(named.weight == .bold && named.isBold && !named.isItalic)
        let italic = Font.custom("Studio-Regular", size: 9).italic().resolve(in: context())
        #expect(italic.isItalic && !italic.isBold && italic.weight == .regular)
    }

    @Test func `Bold Text changes only the system font`() {
        let bold = context(isBold: true)
        #expect(Font.body.resolve(in: bold).weight == .semibold)
        #expect(Font.body.resolve(in: bold).isBold)
        #expect(Font.custom("Studio-Regular", size: 9).resolve(in: bold).weight == .regular)
        let given = UIFont.systemFont(ofSize: 9, weight: .light)
        #expect(Font(given).resolve(in: bold).weight == .light)
    }

    @Test func `modifiers can be removed`() {
        #expect(Font.body.bold(true) == Font.body.bold())
        #expect(Font.body.bold().italic().bold(false) == Font.body.italic())
        #expect(Font.headline.bold(false).resolve(in: context()).weight == .semibold)
        #expect(Font.body.italic(true).italic(false) == .body)
        #expect(Font.body.monospaced(true).resolve(in: context()).isMonospaced)
        #expect(Font.body.monospaced().monospaced(false) == .body)
        #expect(Font.body.smallCaps(true).smallCaps(false) == .body)
        #expect(Font.body.smallCaps().uppercaseSmallCaps(false) == Font.body.lowercaseSmallCaps())
        let uppercase = Font.body.smallCaps().lowercaseSmallCaps(false)
        #expect(uppercase == Font.body.uppercaseSmallCaps(true))
    }

    @Test func `the default font is the environment's`() {
        #expect(Font.default.resolve(in: context()).pointSize == 17)
        #expect(Font.default.resolve(in: context(font: .title)).pointSize == 28)
        let bold = Font.default.bold().resolve(in: context(font: .title.italic()))
        #expect(bold.isBold && bold.isItalic && bold.pointSize == 28)
        let itself = Font.default.italic().resolve(in: context(font: .default.bold()))
        #expect(itself.isBold && itself.isItalic && itself.pointSize == 17)
        #expect(Font.default.bold().resolved.description.weight == .semibold)
    }

    @MainActor @Test func `the texts of a view have the environment's default font`() {
        let view = VStack {
            Text("A").font(.default.bold())
            Text("B").lineHeight(.exact(points: 24))
        }
        .font(.title)
        let texts = TextWalk(view, in: EnvironmentValues()).texts
        #expect(texts.map(\.font) == [.title.bold(), .title])
        #expect(texts.map(\.environment.lineHeight) == [nil, .exact(points: 24)])
    }

    @Test func `contexts and resolved fonts are values`() {
        #expect(context() == context() && context() != context(.small))
        #expect(context().debugDescription.isEmpty == false)
        let fonts: Set = [
            Font.body.resolve(in: context()), Font.body.resolve(in: context()),
            Font.body.resolve(in: context(.xLarge)),
        ]
        #expect(fonts.count == 2)
    }

    // The distances that Apple's documentation of each method describes.
    @Test func `line heights have the documented distances`() throws {
        typealias LineHeight = AttributedString.LineHeight
        #expect(LineHeight.multiple(factor: 1.5).points(forPointSize: 20) == 30)
        #expect(LineHeight.leading(increase: 4).points(forPointSize: 20) == 24)
        #expect(LineHeight.exact(points: 32).points(forPointSize: 20) == 32)
        let unknown: [LineHeight] = [.variable, .normal, .tight, .loose]
        #expect(Set(unknown).count == 4)
        for height in unknown + [.multiple(factor: 2)] {
            let data = try JSONEncoder().encode(height)
            #expect(try JSONDecoder().decode(LineHeight.self, from: data) == height)
        }
        #expect(unknown.allSatisfy { $0.points(forPointSize: 20) == nil })
        var text = AttributedString("Paragraph")
        text.lineHeight = .loose
        text.alignment = .center
        #expect(text.lineHeight == .loose && text.alignment == .center)
        var environment = EnvironmentValues()
        #expect(environment.lineHeight == nil)
        environment.lineHeight = .tight
        #expect(environment.lineHeight == .tight)
    }
}
