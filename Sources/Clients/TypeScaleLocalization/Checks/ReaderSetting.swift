public import TypeScaleLayout

/// A text size that the reader chose.
///
///     finding.measurement?.from == .category(.extraExtraExtraLarge)
public enum ReaderSetting: Hashable, Sendable {
    /// A category, as on Apple's systems.
    case category(ContentSizeCategory)

    /// A factor, as on Android.
    case fontScale(Double)
}

extension ReaderSetting: LosslessStringConvertible {
    /// The short name of the category, such as `AX3`, or the factor, such as `1.3`.
    public var description: String {
        switch self {
        case .category(let category): category.shortName
        case .fontScale(let scale): scale.shortestText
        }
    }

    /// Creates a setting from the name of a category or a positive factor.
    public init?(_ text: String) {
        if let category = ContentSizeCategory(text) {
            self = .category(category)
        } else if let scale = Double(text), scale > 0, scale.isFinite {
            self = .fontScale(scale)
        } else {
            return nil
        }
    }
}

extension ReaderSetting {
    /// Returns whether text is larger with another setting, or `false` for settings of another
    /// kind.
    func isSmaller(than other: ReaderSetting) -> Bool {
        switch (self, other) {
        case (.category(let first), .category(let second)): first < second
        case (.fontScale(let first), .fontScale(let second)): first < second
        default: false
        }
    }

    /// Returns whether a slot counts the setting.
    func counts(in slot: Slot) -> Bool {
        switch self {
        case .category(let category): category <= slot.largestCategory ?? category
        case .fontScale(let scale): scale <= slot.largestFontScale ?? scale
        }
    }

    /// Returns the traits of a reader with this setting.
    func traits(on platform: Platform, boldText: Bool) -> TraitCollection {
        var traits = TraitCollection(legibilityWeight: boldText ? .bold : nil, platform: platform)
        switch self {
        case .category(let category): traits.preferredContentSizeCategory = category
        case .fontScale(let scale): traits.fontScale = scale
        }
        return traits
    }
}
