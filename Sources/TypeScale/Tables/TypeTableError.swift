/// What is wrong with the sizes given for a ``TypeTable``.
public enum TypeTableError: Error, Hashable, Sendable {
    /// A size is not from 0.001 to 1,000,000 points.
    case notASize(Double, TextStyle, at: ContentSizeCategory)
    /// A style has sizes, but none at the category that sizes are given at.
    case noBase(TextStyle, at: ContentSizeCategory)
}

extension TypeTableError: CustomStringConvertible {
    /// What is wrong, where, and what to give instead.
    public var description: String {
        switch self {
        case .notASize(let size, let style, let category):
            "A type table has the size \(size.shortestText) for \(style.description) at "
                + "\(category.shortName); give a number of points from 0.001 to 1,000,000."
        case .noBase(let style, let category):
            "A type table has sizes for \(style.description), but none at \(category.shortName), "
                + "which it counts from; give one, or none at all."
        }
    }
}
