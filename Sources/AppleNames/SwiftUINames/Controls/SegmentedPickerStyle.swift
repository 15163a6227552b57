/// A style of pickers with segments of equal width.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}
