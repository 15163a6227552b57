public import Foundation

/// An edge of a rectangle, where the leading edge depends on the layout direction.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The top edge.
    case top
    /// The leading edge, on the left in text that runs from left to right.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge, on the right in text that runs from left to right.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        /// The bits of the edges.
        public let rawValue: Int8

        /// Creates a set from the bits of its edges.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set that contains one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// All edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Set = [.top, .bottom]
    }
}

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

/// The horizontal or the vertical dimension.
public enum Axis: Int8, CaseIterable, Sendable {
    /// The horizontal dimension.
    case horizontal
    /// The vertical dimension.
    case vertical

    /// A set of dimensions.
    public struct Set: OptionSet, Sendable {
        /// The bits of the dimensions.
        public let rawValue: Int8

        /// Creates a set from the bits of its dimensions.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The horizontal dimension.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical dimension.
        public static let vertical = Set(rawValue: 2)
    }
}
