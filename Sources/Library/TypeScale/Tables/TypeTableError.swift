/// An error in the sizes for a ``TypeTable``.
public enum TypeTableError: Error, Hashable, Sendable {
    /// A size is less than 0.001 or more than 1,000,000 points, or isn't a number.
    case notASize(Double, TextStyle, at: ContentSizeCategory)
    /// A style has sizes, but none at the base category.
    case noBase(TextStyle, at: ContentSizeCategory)
}

extension TypeTableError: CustomStringConvertible {
    /// A description of the error, with a remedy.
    public var description: String {
        switch self {
        case .notASize(let size, let style, let category):
            "The type table's size for \(style.description) at \(category.shortName) is "
                + "\(size.shortestText); specify from 0.001 to 1,000,000 points."
        case .noBase(let style, let category):
            "The type table has sizes for \(style.description), but none at its base category "
                + "\(category.shortName); add a size there, or omit the style."
        }
    }
}
