public import TypeScaleLayout

extension TextSizeStep {
    /// Creates a setting from the name of a category, such as `AX3`, or a positive factor.
    public init?(_ text: String) {
        if let category = ContentSizeCategory(text) {
            self = .category(category)
        } else if let scale = Double(text), scale > 0, scale.isFinite {
            self = .fontScale(scale)
        } else {
            return nil
        }
    }

    /// Returns whether text is larger with another setting, or `false` for settings of another
    /// kind.
    func isSmaller(than other: TextSizeStep) -> Bool {
        switch (self, other) {
        case (.category(let first), .category(let second)): first < second
        case (.fontScale(let first), .fontScale(let second)): first < second
        default: false
        }
    }

    /// Limits a slot to this setting and smaller ones.
    func limit(_ slot: inout Slot) {
        switch self {
        case .category(let category): slot.largestCategory = category
        case .fontScale(let scale): slot.largestFontScale = scale
        }
    }

    /// Returns whether a slot counts the setting.
    func counts(in slot: Slot) -> Bool {
        switch self {
        case .category(let category): category <= slot.largestCategory ?? category
        case .fontScale(let scale): scale <= slot.largestFontScale ?? scale
        }
    }
}

extension Slot {
    /// Returns why the largest text size of the slot has no effect, or `nil` if it has one.
    ///
    /// - Parameter settings: The settings of the readers, which are all of one kind.
    /// - Returns: The reason, with the remedy.
    func unusedLimit(among settings: [TextSizeStep]) -> String? {
        if !platform.scalesText, settings.first?.category != nil {
            return limit.map {
                "upTo: \($0) has no effect on \(platform.name), which has one text size; remove it"
            }
        }
        return switch settings.first {
        case .fontScale? where largestFontScale == nil:
            largestCategory.map {
                "upTo: \($0.shortName) is a category, but readers choose a font scale; "
                    + "use a number such as 1.3"
            }
        case .category? where largestCategory == nil:
            largestFontScale.map {
                "upTo: \($0.shortestText) is a font scale, but readers choose a category; "
                    + "use a name such as XXXL, or check for font scales"
            }
        case let smallest?:
            // A limit below all settings would leave nothing to check.
            limit.flatMap { limit in
                limit.isSmaller(than: smallest)
                    ? "upTo: \(limit) is below \(smallest), the smallest text size; increase it"
                    : nil
            }
        case nil: nil
        }
    }

    /// The largest text size that counts, or `nil` for no limit.
    private var limit: TextSizeStep? {
        largestCategory.map { .category($0) } ?? largestFontScale.map { .fontScale($0) }
    }
}
