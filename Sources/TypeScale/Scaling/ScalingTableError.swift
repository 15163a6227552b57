/// An error in the sizes for a ``ScalingCurve`` table.
public enum ScalingTableError: Error, Hashable, Sendable {
    /// The number of sizes isn't twelve.
    case wrongCount(Int)
    /// The size at a category isn't positive and finite.
    case notASize(Double, at: ContentSizeCategory)
    /// The size at a category is smaller than the size before it.
    case decreases(from: Double, to: Double, at: ContentSizeCategory)
}

extension ScalingTableError: CustomStringConvertible {
    /// The error, the category, and a remedy.
    public var description: String {
        switch self {
        case .wrongCount(let count):
            "A scaling table has \(count.description) sizes; give twelve, for XS to AX5."
        case .notASize(let size, let category):
            "A scaling table has the size \(size.shortestText) at \(category.shortName); "
                + "give a positive finite number of points."
        case .decreases(let last, let size, let category):
            "A scaling table falls from \(last.shortestText) to \(size.shortestText) at "
                + "\(category.shortName); sizes must not decrease."
        }
    }
}
