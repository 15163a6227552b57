import Brand
import BrandUIKit
import Testing
import TypeScaleTesting
import TypeScaleUIKit
import UIKit

/// The brand in UIKit's types, on Linux and in a simulator.
@MainActor
@Suite(.enabled("requires the fonts of Lato") { Lato.isInstalled })
struct BrandUIKitTests {
    init() throws { try Lato.registration.get() }

    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    @Test(arguments: TextStyle.dynamicTypeStyles, TypeMatrix.readers)
    func `a role's font has the size and face of the design`(
        style: TextStyle,
        reader: TraitCollection
    ) {
        let scaled = Brand.role(for: style).scaled(for: reader)
        let font = Brand.role(for: style).uiFont(compatibleWith: UITraitCollection(reader))
        #expect(font.pointSize == scaled.pointSize)
        #expect(font.fontName == scaled.face.postScriptName)
        #expect(font.familyName == "Lato")
    }

    @Test(arguments: TypeMatrix.readers)
    func `UIFontMetrics scales a role to the same size`(reader: TraitCollection) throws {
        let traits = UITraitCollection(reader)
        let unscaled = try #require(UIFont(name: "Lato-Bold", size: 16))
        let metrics = UIFontMetrics(forTextStyle: .callout)
        let font = metrics.scaledFont(for: unscaled, maximumPointSize: 28, compatibleWith: traits)
        #expect(Brand.button.uiFont(compatibleWith: traits).pointSize == font.pointSize)
        #expect(UIFont(Brand.button.scaled(for: reader)).pointSize == font.pointSize)
    }

    // 1.2 x 24 = 28.8
    @Test func `a heading has the line height and tracking of the design`() throws {
        let large = NSAttributedString(
            brand: "Offers",
            Brand.heading,
            compatibleWith: traits(.large)
        )
        let attributes = large.attributes(at: 0, effectiveRange: nil)
        #expect((attributes[.font] as? UIFont)?.fontName == "Lato-Black")
        #expect((attributes[.font] as? UIFont)?.pointSize == 24)
        #expect(attributes[.kern] as? CGFloat == -0.25)
        let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
        #expect((style.minimumLineHeight - 28.8).magnitude < 0.001)
    }

    @Test func `a heading follows the reader`() {
        let heading = Heading("Offers")
        let space = CGSize(width: 320, height: 0)
        // Limits act like the reader's setting, but only on this label.
        heading.maximumContentSizeCategory = .large
        #expect(heading.sizeThatFits(space).height == 29)
        heading.maximumContentSizeCategory = nil
        heading.minimumContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let height = heading.sizeThatFits(space).height
        #expect(height > 68 && height < 69)
        heading.title = "Offers for you and your friends"
        #expect(heading.sizeThatFits(space).height >= 2 * height - 1)
    }

    @Test(arguments: TypeMatrix.readers)
    func `a button is at least as large as a fingertip`(reader: TraitCollection) {
        let style = PrimaryButtonStyle(compatibleWith: UITraitCollection(reader))
        #expect(style.height >= 44)
        #expect(style.insets.top <= 18 && style.insets.left <= 30)
        #expect(style.height >= style.insets.top + style.font.lineHeight + style.insets.bottom)
        #expect(style.title("Buy").string == "Buy")
    }

    @Test func `a missing face is reported`() {
        var missing: [String] = []
        let font = FontDescription(name: "Lato-Fantasy", textStyle: .body, size: 17)
            .uiFont(compatibleWith: traits(.large)) { missing.append($0.name) }
        #expect(missing == ["Lato-Fantasy"])
        #expect(font.pointSize == 17)
    }
}
