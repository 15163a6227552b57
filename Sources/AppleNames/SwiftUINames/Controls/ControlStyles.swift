import TypeScaleViews

/// The styles of the controls in an environment.
struct ControlStyles {
    var button = ViewSystem.ButtonStyle.plain
    /// The app's own style of buttons, or `nil` for a style of the system.
    var customButton: (any ButtonStyle)?
    var isSegmented = false
}

extension EnvironmentValues {
    private enum StylesKey: EnvironmentKey {
        static var defaultValue: ControlStyles { ControlStyles() }
    }

    /// The styles of controls.
    var controlStyles: ControlStyles {
        get { self[StylesKey.self] }
        set { self[StylesKey.self] = newValue }
    }
}
