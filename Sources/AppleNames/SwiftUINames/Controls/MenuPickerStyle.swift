/// A style of pickers that open a menu.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}
