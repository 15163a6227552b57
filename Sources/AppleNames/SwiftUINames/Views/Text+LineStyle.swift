extension Text {
    /// The style of a line under or through text.
    public struct LineStyle: Hashable, Sendable {
        private let color: Color?

        /// Creates a solid line.
        ///
        /// - Parameter color: The color, or `nil` for the color of the text.
        public init(color: Color? = nil) { self.color = color }

        /// A single solid line.
        public static let single = LineStyle()
    }
}
