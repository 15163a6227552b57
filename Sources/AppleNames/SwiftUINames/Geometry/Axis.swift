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
