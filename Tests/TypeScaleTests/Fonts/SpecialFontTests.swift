import Testing
import TypeScale
import TypeScaleTesting

/// Tests fixed fonts, scaled metrics, and families that follow Bold Text.
struct SpecialFontTests {
    private enum Brand: Fontable {
        enum Style: String, FontStyle {
            case light = "Brand-Light"
            case regular = "Brand-Regular"
            case semibold = "Brand-SemiBold"
            case bold = "Brand-Bold"
        }

        static let followsBoldText = true

        static func face(for style: TextStyle) -> Style {
            style == .headline ? .semibold : .regular
        }
    }

    private let largest = TraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge,
        displayScale: 3
    )

    @Test func `a fixed font is the same for every reader`() {
        let logo = FontDescription(name: "Brand-Bold", textStyle: .title1, size: 21.5).fixed()
        for reader in TypeMatrix.readers(on: [.iOS, .watchOS(.mm41), .tvOS, .macOS]) {
            #expect(logo.scaled(for: reader).pointSize == 21.5)
        }
        let explanation = logo.scaled(for: largest).explanation
        #expect(explanation.description == "21.5 unchanged; fixed by the caller")
        let system = FontDescription.system(.body).fixed().scaled(for: largest)
        #expect(system.pointSize == 17)
    }

    @Test func `a metric scales like SwiftUI's`() {
        struct Card {
            @ScaledLength(relativeTo: .headline) var padding = 12
            @ScaledLength var gap = 8
        }
        var card = Card()
        #expect(card.padding == 12)
        #expect(abs(card.$gap.value(for: largest) - 22.666667) < 0.000001)
        card.gap = 0
        #expect(card.$gap.value(for: largest) == 0)
        #expect(card.$padding.value(for: TraitCollection()) == 12)
    }

    @Test func `a family can follow bold text`() {
        let bold = TraitCollection(legibilityWeight: .bold)
        #expect(Brand.body.scaled(for: bold).face == .named("Brand-SemiBold"))
        #expect(Brand.body.scaled(for: bold).weight == .semibold)
        #expect(Brand.headline.scaled(for: bold).face == .named("Brand-Bold"))
        #expect(Brand.body.scaled(for: TraitCollection()).face == .named("Brand-Regular"))
        let plain = FontDescription(Brand.Style.regular, textStyle: .body)
        #expect(plain.scaled(for: bold).face == .named("Brand-Regular"))
    }

    private enum Sloped: Fontable {
        enum Style: String, FontStyle {
            case roman = "Roman"
            case bold = "Bold"
            case italic = "Italic"
            case boldItalic = "BoldItalic"
        }

        static let followsBoldText = true

        static func face(for style: TextStyle) -> Style { .roman }
    }

    @Test func `bold text keeps the slope of a face`() {
        let bold = TraitCollection(legibilityWeight: .bold)
        #expect(Sloped.body.scaled(for: bold).face == .named("Bold"))
        #expect(Sloped.font(.italic, .body).scaled(for: bold).face == .named("BoldItalic"))
    }
}
