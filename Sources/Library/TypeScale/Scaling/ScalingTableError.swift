/// An error in the sizes for ``ScalingCurve/table(_:)-([Double])``.
public enum ScalingTableError: Error, Hashable, Sendable {
    /// The table doesn't have twelve sizes.
    case wrongCount(Int)
    /// The size at a category is zero, negative, infinite or NaN.
    case notASize(Double, at: ContentSizeCategory)
    /// The size at a category is smaller than the size at the previous category.
    case decreases(from: Double, to: Double, at: ContentSizeCategory)
}

extension ScalingTableError: CustomStringConvertible {
    /// A description of the error, with a remedy.
    public var description: String {
        switch self {
        case .wrongCount(let count):
            "The scaling table needs twelve sizes, for XS to AX5, but has \(count.description)."
        case .notASize(let size, let category):
            "The scaling table's size at \(category.shortName) is \(size.shortestText); "
                + "specify a finite size greater than 0, in points."
        case .decreases(let last, let size, let category):
            "The scaling table decreases from \(last.shortestText) to \(size.shortestText) at "
                + "\(category.shortName); specify sizes that don't decrease."
        }
    }
}
