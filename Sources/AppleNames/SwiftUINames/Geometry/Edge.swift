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
