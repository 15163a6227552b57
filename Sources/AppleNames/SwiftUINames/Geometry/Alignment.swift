/// A guide for aligning views in both dimensions.
public struct Alignment: Equatable, Sendable {
    /// The horizontal guide.
    public var horizontal: HorizontalAlignment
    /// The vertical guide.
    public var vertical: VerticalAlignment

    /// Creates an alignment from a horizontal and a vertical guide.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The center.
    public static let center = Self(horizontal: .center, vertical: .center)
    /// The center of the leading edge.
    public static let leading = Self(horizontal: .leading, vertical: .center)
    /// The center of the trailing edge.
    public static let trailing = Self(horizontal: .trailing, vertical: .center)
    /// The center of the top edge.
    public static let top = Self(horizontal: .center, vertical: .top)
    /// The center of the bottom edge.
    public static let bottom = Self(horizontal: .center, vertical: .bottom)
    /// The leading end of the top edge.
    public static let topLeading = Self(horizontal: .leading, vertical: .top)
    /// The trailing end of the top edge.
    public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
    /// The leading end of the bottom edge.
    public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
    /// The trailing end of the bottom edge.
    public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
    /// The center of the first baseline.
    public static let centerFirstTextBaseline = Self(
        horizontal: .center,
        vertical: .firstTextBaseline
    )
    /// The leading end of the first baseline.
    public static let leadingFirstTextBaseline = Self(
        horizontal: .leading,
        vertical: .firstTextBaseline
    )
    /// The trailing end of the first baseline.
    public static let trailingFirstTextBaseline = Self(
        horizontal: .trailing,
        vertical: .firstTextBaseline
    )
    /// The center of the last baseline.
    public static let centerLastTextBaseline = Self(
        horizontal: .center,
        vertical: .lastTextBaseline
    )
    /// The leading end of the last baseline.
    public static let leadingLastTextBaseline = Self(
        horizontal: .leading,
        vertical: .lastTextBaseline
    )
    /// The trailing end of the last baseline.
    public static let trailingLastTextBaseline = Self(
        horizontal: .trailing,
        vertical: .lastTextBaseline
    )
}
