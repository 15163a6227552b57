/// What is wrong with the sizes given for a ``ScalingCurve``.
public enum ScalingTableError: Error, Hashable, Sendable {
    /// There are not twelve sizes, but this many.
    case wrongCount(Int)
    /// The size at a category is zero, negative or not finite.
    case notASize(Double, at: ContentSizeCategory)
    /// The size at a category is smaller than the one before it.
    case decreases(from: Double, to: Double, at: ContentSizeCategory)
}

extension ScalingTableError: CustomStringConvertible {
    /// What is wrong, where, and what to give instead.
    public var description: String {
        switch self {
        case .wrongCount(let count):
            "A scaling table has \(count.description) sizes; give twelve, for XS to AX5."
        case .notASize(let size, let category):
            "A scaling table has the size \(size.shortestText) at \(category.shortName); "
                + "give a positive finite number of points."
        case .decreases(let last, let size, let category):
            "A scaling table falls from \(last.shortestText) to \(size.shortestText) at "
                + "\(category.shortName); give no size smaller than the one before."
        }
    }
}
