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

    /// Returns whether a slot counts the setting.
    func counts(in slot: Slot) -> Bool {
        switch self {
        case .category(let category): category <= slot.largestCategory ?? category
        case .fontScale(let scale): scale <= slot.largestFontScale ?? scale
        }
    }
}
