public import Foundation

extension AttributedString {
    /// The distance between the baselines of two subsequent lines, since iOS 26.
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
    public struct LineHeight: Hashable, Codable, Sendable {
        private let kind: Kind

        private enum Kind: Hashable, Codable, Sendable {
            case variable
            case normal
            case tight
            case loose
            case multiple(CGFloat)
            case leading(CGFloat)
            case exact(CGFloat)
        }

        /// A height that follows the ascent and the descent of the fonts in each line.
        public static let variable = Self(kind: .variable)
        /// A multiple of the point size that is perceived as normal, whose number is not published.
        public static let normal = Self(kind: .normal)
        /// A multiple of the point size that is perceived as tight, whose number is not published.
        public static let tight = Self(kind: .tight)
        /// A multiple of the point size that is perceived as loose, whose number is not published.
        public static let loose = Self(kind: .loose)

        /// Returns a height that is the largest point size multiplied by a factor.
        public static func multiple(factor: CGFloat) -> Self { Self(kind: .multiple(factor)) }

        /// Returns a height that is the largest point size and a number of points more.
        public static func leading(increase: CGFloat) -> Self { Self(kind: .leading(increase)) }

        /// Returns a height in points.
        public static func exact(points: CGFloat) -> Self { Self(kind: .exact(points)) }

        /// Returns the distance in points, or `nil` if Apple publishes no number for it.
        ///
        /// This method is not part of Core Text.
        ///
        /// - Parameter pointSize: The largest point size in the lines.
        /// - Returns: The distance, or `nil` for ``variable``, ``normal``, ``tight`` and ``loose``.
        public func points(forPointSize pointSize: CGFloat) -> CGFloat? {
            switch kind {
            case .multiple(let factor): pointSize * factor
            case .leading(let increase): pointSize + increase
            case .exact(let points): points
            case .variable, .normal, .tight, .loose: nil
            }
        }
    }
}
