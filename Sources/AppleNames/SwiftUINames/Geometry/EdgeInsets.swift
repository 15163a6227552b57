public import Foundation

/// The distances by which the edges of a rectangle move inward, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance by which the top edge moves down.
    public var top: CGFloat
    /// The distance by which the leading edge moves inward.
    public var leading: CGFloat
    /// The distance by which the bottom edge moves up.
    public var bottom: CGFloat
    /// The distance by which the trailing edge moves inward.
    public var trailing: CGFloat

    /// Creates insets from the distances of the four edges, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets that leave a rectangle unchanged.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
