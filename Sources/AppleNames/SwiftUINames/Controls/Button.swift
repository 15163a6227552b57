import TypeScaleViews

/// A control that performs an action, which only tests call.
public struct Button<Label: View> {
    let content: Label
    let action: @MainActor () -> Void
    var role: ButtonRole?
}

extension Button: ContainerView {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        var label: any View = Slot(content)
        if let style = environment.controlStyles.customButton {
            label = environment.withCurrent { body(style) }
        }
        return AnyIterator(CollectionOfOne(label).makeIterator())
    }

    @MainActor private func body(_ style: some ButtonStyle) -> any View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: role,
                label: ButtonStyleConfiguration.Label(content: AnyView(content)),
                isPressed: false
            )
        )
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        let system = environment.layout.system
        return [ViewPart(system.button(contents.row, environment.controlStyles.button))]
    }
}

/// A view that performs an action when the reader presses it.
protocol PressableView: View {
    var action: @MainActor () -> Void { get }
}

extension Button: PressableView {}

nonisolated extension Button {
    /// Creates a button with a label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role and a label.
    @preconcurrency
    public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(content: label(), action: action, role: role)
    }
}

nonisolated extension Button where Label == Text {
    /// Creates a button with a title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(content: Text(titleKey), action: action)
    }

    /// Creates a button with a title.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(content: Text(title), action: action)
    }

    /// Creates a button with a title and a role.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(content: Text(titleKey), action: action, role: role)
    }

    /// Creates a button with a title and a role.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(content: Text(title), action: action, role: role)
    }
}

extension Button where Label == SwiftUINames.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        let label = SwiftUINames.Label(titleKey, systemImage: systemImage)
        self.init(content: label, action: action)
    }
}
