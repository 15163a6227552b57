extension TypeTable {
    /// The numbers from which the growth of a style is computed.
    struct Growth {
        /// The line advance at the reader's category.
        let now: Double
        /// The line advance at the table's base category.
        let base: Double
        /// The point size of the preferred font at the reader's category.
        let size: Double
    }

    /// Returns the numbers from which a style's growth is computed, or `nil` if they are unknown.
    @inline(__always)
    func growth(_ style: TextStyle, _ category: ContentSizeCategory) -> Growth? {
        guard case .iOS = kind else {
            return numbers.growth(style, category, from: baseCategory)
        }
        guard let row = style.row else { return nil }
        let start = row * IOSTypeTable.columns
        return Growth(
            now: IOSTypeTable.lineAdvances[start + category.column],
            base: IOSTypeTable.lineAdvances[start + baseCategory.column],
            size: IOSTypeTable.pointSizes[start + category.column]
        )
    }

    /// Returns the category, or a substitute if the table has no numbers for the category.
    @inline(__always)
    package func knownCategory(
        _ style: TextStyle,
        _ category: ContentSizeCategory
    ) -> ContentSizeCategory {
        kind == .iOS ? category : numbers.knownCategory(style, category) ?? category
    }

    /// Returns whether the table contains a size for a style.
    func has(_ style: TextStyle) -> Bool {
        // A caller's table and the printed table for iOS use the extra-large titles of iOS.
        if style.row == nil, isStated || kind == .iOSAsPrinted { return true }
        return pointSize(style, baseCategory) != nil
    }

    /// Returns the provenance of a style's scaled values.
    func growthProvenance(_ style: TextStyle, _ category: ContentSizeCategory) -> Provenance {
        let numbers = numbers
        guard numbers.lineAdvance(style, baseCategory) != nil else {
            return category == baseCategory && pointSize(style, category) != nil
                ? .derived : .unknown
        }
        guard numbers.lineAdvance(style, category) != nil else { return .unknown }
        // Apple doesn't document that UIKit's formula applies on other platforms.
        return switch kind {
        case .iOS: .derived
        case .stated: .stated
        case .iOSAsPrinted, .watchOS, .tvOS, .macOS: .unverified
        }
    }

    /// Returns a style's point size at the base category, or the body size if the table doesn't
    /// contain the style.
    func basePointSize(_ style: TextStyle) -> Double {
        if kind == .iOS || style.row == nil && has(style) {
            return IOSTypeTable.basePointSize(style)
        }
        return numbers.size(style, baseCategory) ?? numbers.size(.body, baseCategory)
            ?? IOSTypeTable.basePointSize(.body)
    }

    /// Returns a style's weight for readers who haven't turned on Bold Text.
    func weight(_ style: TextStyle) -> FontWeight {
        switch (kind, style) {
        case (.macOS, .headline): .bold
        case (.tvOS, _): .medium
        case (_, .headline): .semibold
        case (_, .extraLargeTitle), (_, .extraLargeTitle2): .bold
        default: .regular
        }
    }
}
