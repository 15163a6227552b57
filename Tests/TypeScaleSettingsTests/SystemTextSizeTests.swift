import Testing
import TypeScale
import TypeScaleCurves
import TypeScaleSettings

struct SystemTextSizeTests {
    /// The factors of GNOME's slider and beyond, from 0.5 to 3.
    static let factors = (10...60).map { Double($0) / 20 }

    @Test(arguments: factors)
    func `a factor gives the category with the nearest body size`(factor: Double) {
        let settings = SystemTextSize(answers: [.init(source: .gnome, value: .scale(factor))])
        #expect(settings.traits.fontScale == factor)
        #expect(settings.textSizeSource == .gnome)
        func distance(_ category: ContentSizeCategory) -> Double {
            let reader = TraitCollection(preferredContentSizeCategory: category)
            let body = ScaledFont.preferredFont(forTextStyle: .body, compatibleWith: reader)
            return abs(body.pointSize - 17 * factor)
        }
        let nearest = ContentSizeCategory.allCases.map(distance).min()
        #expect(settings.traits.preferredContentSizeCategory.map(distance) == nearest)
    }

    /// The formula of microsoft-ui-xaml gives 22.15 points for 1.5, and Compose's table 29 for 2.
    @Test func `a factor is converted by the curve of its system`() {
        func category(_ source: SystemTextSize.Source, _ scale: Double) -> ContentSizeCategory {
            SystemTextSize(answers: [.init(source: source, value: .scale(scale))]).traits.category
        }
        #expect(category(.windows, 1.5) == .extraExtraExtraLarge)
        #expect(category(.gnome, 1.5) == .accessibilityMedium)
        #expect(category(.android, 2) == .accessibilityMedium)
        #expect(category(.gnome, 2) == .accessibilityLarge)
    }

    @Test func `explains the choice`() {
        func explanation(_ answers: SystemTextSize.Answer...) -> String {
            SystemTextSize(answers: answers).explanation
        }
        #expect(
            explanation(.init(source: .gnome, value: .scale(1.25)))
                == "1.25 of GNOME is nearest to XXL for body: 21.25 points, and XXL has 21"
        )
        #expect(
            explanation(.init(source: .portal, value: .scale(1)))
                == "1 of the desktop portal is L for body: 17 points"
        )
        #expect(
            explanation(.init(source: .macOS, value: .category(.accessibilityMedium)))
                == "AX1, the setting of macOS"
        )
        #expect(explanation() == "L, because no setting of the system has a value")
    }

    @Test func `the first factor other than 1 is used`() {
        func source(
            _ answers: (SystemTextSize.Source, SystemTextSize.Answer.Value)...
        ) -> SystemTextSize.Source? {
            SystemTextSize(answers: answers.map { .init(source: $0, value: $1) }).textSizeSource
        }
        let missing = SystemTextSize.Answer.Value.none("missing")
        #expect(source((.portal, .scale(1)), (.gnome, .scale(1)), (.kde, .scale(1.2))) == .kde)
        #expect(source((.portal, .scale(1.1)), (.kde, .scale(1.2))) == .portal)
        #expect(source((.portal, missing), (.gnome, .scale(1)), (.mate, .scale(1))) == .gnome)
        #expect(source((.portal, missing), (.gnome, missing)) == nil)
        #expect(source((.macOSApp, .category(.large)), (.macOS, .category(.small))) == .macOSApp)
    }

    @Test(
        arguments: [
            (.portal, 1e308), (.gnome, 0.49), (.cinnamon, 3.01), (.kde, 100), (.mate, 0.01),
            (.windows, 0.9), (.gnome, .nan), (.gnome, -1), (.gnome, .infinity), (.android, 0),
            (.macOS, 1.2),
        ] as [(SystemTextSize.Source, Double)]
    )
    func `a factor outside the range of its setting is a reason`(
        source: SystemTextSize.Source,
        scale: Double
    ) {
        let answer = SystemTextSize.Answer(source: source, value: .scale(scale))
        guard case .none(let reason) = answer.value else {
            Issue.record("\(answer) has a value")
            return
        }
        #expect(reason.contains("\(scale)"))
        let settings = SystemTextSize(answers: [answer])
        #expect(settings.traits == TraitCollection())
        #expect(settings.traits.category == .large)
    }

    @Test func `bold text has a source only if it is known`() {
        let bold = SystemTextSize(answers: [], legibilityWeight: .bold, boldTextSource: .android)
        #expect(bold.traits.legibilityWeight == .bold)
        #expect(bold.boldTextSource == .android)
        #expect("\(bold)".hasSuffix("; bold text"))
        #expect(SystemTextSize(answers: [], boldTextSource: .android).boldTextSource == nil)
    }
}
