import Testing
import UIKit
import UIKitLabels

/// Tests the names, equality and traits that were observed on iOS 26.1.
///
/// Sources: the tests and `golden/font_metrics_ios.json` of Vercantez/openuikit @32cc00a3, recorded
/// in the Simulator and on Mac Catalyst.
struct ObservedFontTests {
    private func italic(_ font: UIFont) throws -> UIFont {
        let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(.traitItalic))
        return UIFont(descriptor: descriptor, size: 0)
    }

    private func black(_ font: UIFont) -> UIFont {
        let traits = [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black]
        return UIFont(descriptor: font.fontDescriptor.addingAttributes([.traits: traits]), size: 0)
    }

    @Test func `the bold system font is semibold, and equals no font with a weight`() {
        let bold = UIFont.boldSystemFont(ofSize: 17)
        #expect(bold.fontName == ".SFUI-Semibold")
        #expect(bold != UIFont.systemFont(ofSize: 17, weight: .bold))
        #expect(bold != UIFont.systemFont(ofSize: 17, weight: .semibold))
        #expect(bold == UIFont.boldSystemFont(ofSize: 17))
    }

    @Test func `the monospaced system font has a name without SFUI`() {
        func name(_ weight: UIFont.Weight) -> String {
            UIFont.monospacedSystemFont(ofSize: 17, weight: weight).fontName
        }
        #expect(name(.regular) == ".AppleSystemUIFontMonospaced-Regular")
        #expect(name(.bold) == ".AppleSystemUIFontMonospaced-Bold")
    }

    @Test func `monospaced characters have one width, without tracking`() {
        let xHeights: [(UIFont.Weight, CGFloat)] = [(.regular, 1083), (.bold, 1100)]
        for (weight, xHeight) in xHeights {
            let font = UIFont.monospacedSystemFont(ofSize: 17, weight: weight)
            let width = "W.i".size(withAttributes: [.font: font]).width
            let expected: CGFloat = 64566.0 / 2048
            #expect(width == expected)
            let height = xHeight * 17 / 2048
            #expect(font.xHeight == height)
        }
    }

    @Test(
        arguments: [
            (.black, 8, 4.390625), (.bold, 22, 11.666015625), (.bold, 38, 19.890625),
            (.regular, 20, 10.439453125), (.regular, 31, 15.7421875),
            (.medium, 8, 1086 * 8.0 / 2048),
        ] as [(UIFont.Weight, CGFloat, CGFloat)]
    )
    func `the system font has the x-heights of iOS`(
        weight: UIFont.Weight,
        size: CGFloat,
        xHeight: CGFloat
    ) {
        #expect(UIFont.systemFont(ofSize: size, weight: weight).xHeight == xHeight)
    }

    @Test func `the italic system font has a name`() {
        #expect(UIFont.italicSystemFont(ofSize: 8).fontName == ".SFUI-RegularItalic")
    }

    @Test(arguments: [
        (-0.45, "Thin"), (-0.05, "Light"), (0.2, "Regular"), (0.55, "Bold"), (0.6, "Heavy"),
    ])
    func `a weight without a name is the heaviest named weight below`(
        weight: Double,
        name: String
    ) {
        let font = UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(weight))
        #expect(font.fontName == ".SFUI-" + name)
        let descriptor = UIFontDescriptor(fontAttributes: [
            .size: 17, .traits: [UIFontDescriptor.TraitKey.weight: weight],
        ])
        #expect(UIFont(descriptor: descriptor, size: 0).fontName == ".SFUI-" + name)
    }

    @Test func `a preferred font does not equal the system font in the same size`() {
        func body() -> UIFont {
            .preferredFont(forTextStyle: .body, compatibleWith: .reader(.large))
        }
        #expect(body().pointSize == 17)
        #expect(body() != UIFont.systemFont(ofSize: 17))
    }

    @Test func `identical calls return equal fonts with equal hashes`() {
        let calls: [() -> UIFont] = [
            { .preferredFont(forTextStyle: .body, compatibleWith: .reader(.large)) },
            { .systemFont(ofSize: 17) }, { .boldSystemFont(ofSize: 17) },
            { .monospacedSystemFont(ofSize: 17, weight: .bold) },
            { .italicSystemFont(ofSize: 17) },
        ]
        for call in calls {
            #expect(call() == call())
            #expect(call().hash == call().hash)
        }
    }

    @Test func `a resized system font equals the system font in that size`() {
        let seventeen = UIFont.systemFont(ofSize: 17)
        #expect(UIFont.systemFont(ofSize: 18).withSize(17) == seventeen)
        #expect(UIFont.systemFont(ofSize: 17, weight: .regular) == seventeen)
        #expect(UIFont.systemFont(ofSize: 18).withSize(17).hash == seventeen.hash)
    }

    @Test func `an italic headline keeps its weight and its style`() throws {
        let headline = UIFont.preferredFont(
            forTextStyle: .headline,
            compatibleWith: .reader(.large)
        )
        let font = try italic(headline)
        #expect(font.fontName == ".SFUI-SemiboldItalic")
        let style = font.fontDescriptor.object(forKey: .textStyle) as? String
        #expect(style == "UICTFontTextStyleItalicHeadline")
        #expect(font.pointSize == 17)
    }

    @Test func `an italic and black title has both traits, in either order`() throws {
        let title = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: .reader(.large))
        for font in [title, .systemFont(ofSize: 20)] {
            #expect(try black(italic(font)).fontName == ".SFUI-BlackItalic")
            #expect(try italic(black(font)).fontName == ".SFUI-BlackItalic")
            let union = black(font).fontDescriptor.symbolicTraits.union(.traitItalic)
            #expect(black(font).withTraits(union).fontName == ".SFUI-BlackItalic")
        }
    }

    // The leading of a headline at AX4 differs from the leading of body text.
    @MainActor
    @Test func `an italic preferred font follows the category in its own style`() throws {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = try italic(.preferredFont(forTextStyle: .headline))
        UITraitCollection.reader(.accessibilityExtraExtraLarge).performAsCurrent {
            #expect(label.font.fontName == ".SFUI-SemiboldItalic")
            #expect(label.font.lineHeight + label.font.leading == 51)
        }
    }

    @Test func `new symbolic traits replace the old ones`() throws {
        let italic = UIFont.italicSystemFont(ofSize: 17)
        #expect(italic.withTraits(.traitBold).fontName == ".SFUI-Semibold")
        #expect(UIFont.boldSystemFont(ofSize: 17).withTraits([]).fontName == ".SFUI-Regular")
        let bold = UIFont.systemFont(ofSize: 17).withTraits(.traitBold)
        #expect(bold.fontName == ".SFUI-Semibold")
        #expect(try self.italic(.boldSystemFont(ofSize: 17)).fontName == ".SFUI-SemiboldItalic")
    }

    @MainActor
    @Test func `a resized preferred font still follows the category`() {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = UIFont.preferredFont(forTextStyle: .body).withSize(32)
        #expect(label.font.pointSize == 32)
        UITraitCollection.largest.performAsCurrent { #expect(label.font.pointSize == 53) }
        label.font = .systemFont(ofSize: 17).withSize(32)
        UITraitCollection.largest.performAsCurrent { #expect(label.font.pointSize == 32) }
    }

    @Test func `a scaled font of a regular style has the weight trait regular`() throws {
        let regular: UIFont = .preferredFont(forTextStyle: .body, compatibleWith: .reader(.large))
        for font in [regular, .systemFont(ofSize: 17)] {
            let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: .largest)
            let traits = scaled.fontDescriptor.fontAttributes[.traits]
            let weight = (traits as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat
            #expect(weight == UIFont.Weight.regular.rawValue)
        }
        let bold = UIFont.boldSystemFont(ofSize: 17)
        let scaled = UIFontMetrics.default.scaledFont(for: bold, compatibleWith: .reader(.large))
        #expect(scaled == bold)
        #expect(UIFont(descriptor: scaled.fontDescriptor, size: 0) == scaled)
    }

    // Tests of FluentUI, which pass on iOS, compare these descriptors.
    @Test func `descriptors are equal if they state a weight that the style has, too`() {
        for weight in [UIFont.Weight.regular, .bold, .thin] {
            let font = UIFont.systemFont(ofSize: 24, weight: weight)
            let large = UIFontMetrics.default.scaledFont(for: font, compatibleWith: .reader(.large))
            #expect(large.fontDescriptor == font.fontDescriptor)
            #expect(large.fontDescriptor.hash == font.fontDescriptor.hash)
        }
        typealias Key = UIFontDescriptor.TraitKey
        func descriptor(_ style: UIFont.TextStyle, _ weight: UIFont.Weight?) -> UIFontDescriptor {
            let plain = UIFontDescriptor(fontAttributes: [.textStyle: style, .size: 17])
            return weight.map { plain.addingAttributes([.traits: [Key.weight: $0]]) } ?? plain
        }
        #expect(descriptor(.headline, .semibold) == descriptor(.headline, nil))
        #expect(descriptor(.headline, .regular) != descriptor(.headline, nil))
        #expect(descriptor(.body, .semibold) != descriptor(.body, nil))
        let brand = UIFontDescriptor(name: "Brand-Bold", size: 17)
        #expect(brand.addingAttributes([.traits: [Key.weight: UIFont.Weight.regular]]) != brand)
    }

    @Test func `the serif design has a family`() throws {
        let system = UIFont.systemFont(ofSize: 17).fontDescriptor
        let serif = UIFont(descriptor: try #require(system.withDesign(.serif)), size: 0)
        #expect(serif.familyName == ".AppleSystemUIFontSerif")
        let bold = UIFont(descriptor: serif.fontDescriptor.withFace("Bold"), size: 0)
        #expect(bold.familyName == ".AppleSystemUIFontSerif")
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
        let family = UIFontDescriptor(fontAttributes: [.family: serif.familyName, .size: 9])
        #expect(UIFont(descriptor: family, size: 0).familyName == serif.familyName)
        #expect(UIFont(descriptor: family, size: 0).missingName == nil)
    }

    @Test func `a descriptor drops a text style that does not exist`() {
        for style in ["UICTFontTextStyleNone", "", "UICTFontTextStyleItalic", "body"] {
            let descriptor = UIFontDescriptor(fontAttributes: [.textStyle: style])
            #expect(descriptor.fontAttributes[.textStyle] == nil)
            #expect(descriptor == UIFontDescriptor())
        }
        let unknown = UIFont.TextStyle(rawValue: "UICTFontTextStyleNone")
        let font = UIFont.preferredFont(forTextStyle: unknown, compatibleWith: .reader(.small))
        #expect(font.pointSize == 15)
        #expect(font == UIFont.systemFont(ofSize: 15))
    }

    // With the current category at AX2 and the application at L, the result was 24.
    @Test func `values without traits follow the application's category`() async {
        UITraitCollection.reader(.accessibilityLarge).performAsCurrent {
            let metrics = UIFontMetrics(forTextStyle: .body)
            #expect(metrics.scaledValue(for: 24) == 24)
            #expect(metrics.scaledValue(for: 24, compatibleWith: nil) == 24)
            let scale = UITraitCollection(displayScale: 2)
            #expect(metrics.scaledValue(for: 24, compatibleWith: scale) == 24)
        }
        await #expect(processExitsWith: .success) {
            UIApplication.shared.preferredContentSizeCategory = .accessibilityLarge
            UITraitCollection.reader(.large).performAsCurrent {
                // 22 x 40 / 22
                #expect(UIFontMetrics.default.scaledValue(for: 22) == 40)
            }
        }
    }

    // Observed at 2 pixels per point.
    @MainActor
    @Test(arguments: [(28, 26.5), (13, 12.5), (22, 21)] as [(CGFloat, CGFloat)])
    func `the first baseline of a label is the rounded ascender`(size: CGFloat, distance: CGFloat) {
        UITraitCollection(displayScale: 2).performAsCurrent {
            for text in ["Baseline", nil] {
                let label = UILabel()
                label.text = text
                label.font = .systemFont(ofSize: size)
                #expect(label.firstBaselineAnchor.distanceFromTop == distance)
                #expect(label.lastBaselineAnchor == label.firstBaselineAnchor)
            }
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.numberOfLines = 0
            label.text = "First\nLast"
            let lines = label.lastBaselineAnchor.distanceFromTop - distance
            #expect(abs(lines - label.font.lineHeight) <= 0.5)
        }
    }
}
