import Testing
import TypeScale
import TypeScaleTesting

/// A family with nine faces, and a family with one face.
struct FontableTests {
    private struct Pretendard: Fontable {
        enum Style: String, FontStyle {
            case black = "Pretendard-Black"
            case bold = "Pretendard-Bold"
            case regular = "Pretendard-Regular"
            case semiBold = "Pretendard-SemiBold"
        }

        static func face(for style: TextStyle) -> Style {
            style == .headline || style == .extraLargeTitle ? .semiBold : .regular
        }

        static var caption1: FontDescription { font(.regular, .caption1, size: 18) }
        static var title3: FontDescription { font(.title3).maximumPointSize(30) }
        static var button: FontDescription { font(.bold, .callout).maximumPointSize(24) }
        static var overline: FontDescription { font(.bold, .caption2, size: 10) }
    }

    private enum Cafe24Ssurround: Fontable {
        enum Style: String, FontStyle {
            case regular = "Cafe24Ssurround"
        }

        static func face(for style: TextStyle) -> Style { .regular }
    }

    private let largest = TraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )

    @Test func `has every role with its declared face`() {
        let roles = [
            Pretendard.largeTitle, Pretendard.title1, Pretendard.title2, Pretendard.title3,
            Pretendard.headline, Pretendard.body, Pretendard.callout, Pretendard.subheadline,
            Pretendard.footnote, Pretendard.caption1, Pretendard.caption2,
        ]
        #expect(roles.map(\.textStyle) == TextStyle.dynamicTypeStyles)
        #expect(roles == TextStyle.dynamicTypeStyles.map(Pretendard.role(for:)))
        #expect(Pretendard.headline.face == .named("Pretendard-SemiBold"))
        #expect(Pretendard.headline.weight == .semibold)
        #expect(Cafe24Ssurround.title2.face == .named("Cafe24Ssurround"))
        #expect(Pretendard.role(for: .extraLargeTitle).textStyle == .extraLargeTitle)
        #expect(Pretendard.role(for: .extraLargeTitle).weight == .semibold)
    }

    /// Compares with UIKit's results for the same calls, from the observed rows for caption1.
    @Test func `roles scale with their own style`() {
        #expect(Pretendard.body.scaled(for: largest).pointSize == 48)
        #expect(Pretendard.caption1.scaled(for: TraitCollection()).pointSize == 18)
        #expect(Pretendard.button.scaled(for: largest).pointSize == 24)
        #expect(Pretendard.title3.scaled(for: largest).pointSize == 30)
        #expect(Pretendard.title3.scaled(for: TraitCollection()).pointSize == 20)
        #expect(Pretendard.overline.scaled(for: largest).pointSize == 37)
    }

    @Test func `obeys the laws of typography, except where a maximum limits growth`() {
        func broken(_ laws: [TypeLaw], on platform: Platform) -> [String] {
            TypeSheet(of: Pretendard.self, on: platform)
                .adding(Pretendard.button, as: "button")
                .adding(Pretendard.overline, as: "overline")
                .problems(against: laws).map { "\($0.role): \($0.law)" }
        }
        // A cap of 30 points for 20 and a cap of 24 points for 16 both allow only 150 %.
        let caps = ["title3: reaches(2.0)", "button: reaches(2.0)"]
        #expect(broken(TypeLaw.standard, on: .iOS) == caps)
        #expect(broken(TypeLaw.standard + [.atLeast(9)], on: .macOS) == [])
        // On tvOS, the fonts start at 48 and 31 points, which exceeds the caps for a phone.
        let cuts = ["title3: capsAboveBase", "button: capsAboveBase"]
        #expect(broken(TypeLaw.standard, on: .tvOS) == cuts)
        expectNoProblems(in: TypeSheet(of: Cafe24Ssurround.self))
    }

    @Test func `scales a face with and without a size`() {
        let plain = Pretendard.scaledFont(
            with: .regular,
            textStyle: .body,
            compatibleWith: largest
        )
        #expect(plain.pointSize == 48)
        let sized = Pretendard.scaledFont(
            with: .black,
            textStyle: .headline,
            size: 28,
            compatibleWith: TraitCollection(preferredContentSizeCategory: .small)
        )
        #expect(sized.pointSize == 25)
        #expect(sized.face == .named("Pretendard-Black"))
    }

    /// Checks that the reader's size isn't scaled again, for which UIKit gives 149.
    @Test func `starts from the size at the Large category, not from the reader's size`() {
        let readers = ScaledFont.preferredFont(forTextStyle: .body, compatibleWith: largest)
        #expect(readers.pointSize == 53)
        let twice = FontMetrics.default.scaledPointSize(
            for: readers.pointSize,
            compatibleWith: largest
        )
        #expect(twice == 149)
        #expect(Pretendard.body.scaled(for: largest).pointSize == 48)
    }
}
