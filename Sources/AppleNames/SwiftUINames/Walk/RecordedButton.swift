import Foundation

/// A button in a view or a menu, with its environment.
@MainActor
struct RecordedButton {
    /// The environment, which contains the keyboard shortcut and whether the button is enabled.
    let environment: EnvironmentValues

    private let action: @MainActor () -> Void
    private let label: any View

    init(_ view: some PressableView & ContainerView, in environment: EnvironmentValues) {
        self.environment = environment
        action = view.action
        label = view.content
    }

    /// The texts in the label.
    var title: String {
        TextWalk(AnyView(label), in: environment).texts.map(\.string).joined()
    }

    /// Performs the action, unless the button is disabled.
    func press() {
        if environment.isEnabled { action() }
    }

    /// Returns the buttons of commands, in the order of the items.
    static func all(
        in commands: some Commands,
        environment: EnvironmentValues
    ) -> [RecordedButton] {
        environment.withCurrent { commands.menuItems }
            .flatMap { TextWalk(AnyView($0), in: environment).buttons }
    }
}
