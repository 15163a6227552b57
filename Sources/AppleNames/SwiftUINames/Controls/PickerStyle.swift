/// The appearance of pickers.
public protocol PickerStyle: Sendable {}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments of equal width.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
