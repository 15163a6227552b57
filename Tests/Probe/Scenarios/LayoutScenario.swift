import SwiftUI

/// A view whose frames are recorded on a Mac and compared with the engine.
///
/// The view carries `mark(_:)` where its frame is wanted. A name occurs once in a scenario. A
/// height that decides a frame is part of the view, so that it does not depend on the window.
struct LayoutScenario: Identifiable {
    /// The name of the scenario, such as `stack-two-equal`.
    let id: String
    /// The rule that the scenario confirms, and its source, in a few words.
    ///
    /// The letters come from the layout's specification: M for measured, C for code that was
    /// read, D for documentation, and F for folklore.
    let rule: String
    /// The width that is offered, in points.
    var width: CGFloat = 320
    /// The closure that creates the view.
    let view: @MainActor () -> AnyView

    /// Creates a scenario from a view.
    init<Content: View>(
        _ id: String,
        _ rule: String,
        width: CGFloat = 320,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        (self.id, self.rule, self.width) = (id, rule, width)
        view = { AnyView(content()) }
    }

    /// All scenarios, in the order in which they are recorded.
    static var all: [LayoutScenario] { stacks + texts + frames + lists + controls }
}

/// A builder of arrays, with which the compiler checks one scenario at a time.
@resultBuilder
enum ScenarioBuilder {
    static func buildExpression(_ scenario: LayoutScenario) -> [LayoutScenario] { [scenario] }

    static func buildExpression(_ scenarios: [LayoutScenario]) -> [LayoutScenario] { scenarios }

    static func buildBlock(_ parts: [LayoutScenario]...) -> [LayoutScenario] {
        parts.flatMap { $0 }
    }

    static func buildArray(_ parts: [[LayoutScenario]]) -> [LayoutScenario] { parts.flatMap { $0 } }
}

/// Short phrases, from one word to several lines.
enum Phrase {
    static let word = "Harbor"
    static let short = "Evening light"
    static let medium = "A quiet street by the sea"
    static let long = "The last ferry leaves the island shortly after the sun has set"
    static let other = "Bring a warm coat because the wind on deck is often cold at night"
}

/// A view of a size that does not depend on the text size.
struct Box: View {
    private let width: CGFloat
    private let height: CGFloat

    init(_ width: CGFloat, _ height: CGFloat) { (self.width, self.height) = (width, height) }

    var body: some View { Color.gray.frame(width: width, height: height) }
}
