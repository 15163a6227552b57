public import TypeScale

/// A text size that the reader chose.
///
///     fit.firstFailure == .category(.extraExtraExtraLarge)
public enum TextSizeStep: Hashable, Sendable {
    /// A category, as on Apple's systems.
    case category(ContentSizeCategory)

    /// A factor, as on Android.
    case fontScale(Double)
}

extension TextSizeStep: CustomStringConvertible {
    /// The short name of the category, such as `AX3`, or the factor, such as `1.3`.
    public var description: String {
        switch self {
        case .category(let category): category.shortName
        case .fontScale(let scale): scale.shortestText
        }
    }
}

extension TextSizeStep {
    /// The twelve categories, in ascending order.
    public static var categories: [TextSizeStep] {
        ContentSizeCategory.allCases.map { .category($0) }
    }

    /// The category, or `nil` for a font scale.
    public var category: ContentSizeCategory? {
        if case .category(let category) = self { category } else { nil }
    }

    /// The setting of a reader who has not changed the text size, among settings of the same kind.
    var standard: TextSizeStep {
        switch self {
        case .category: .category(.large)
        case .fontScale: .fontScale(1)
        }
    }

    /// Returns the traits of a reader with this setting and otherwise the given traits.
    func traits(_ traits: TraitCollection) -> TraitCollection {
        var traits = traits
        switch self {
        case .category(let category): traits.preferredContentSizeCategory = category
        case .fontScale(let scale): traits.fontScale = scale
        }
        return traits
    }
}
