extension ContentSizeCategory {
    /// Returns this category, or the nearest one in a range.
    ///
    ///     reader.clamped(to: ...(.accessibilityMedium))   // never larger than AX1
    ///     reader.clamped(to: .large ..< .accessibilityMedium)
    ///
    /// Accepts every range expression: `...` includes its end, and `..<` ends at the category
    /// before it. Clamping to two overlapping ranges in turn clamps to their intersection.
    ///
    /// - Parameter range: The allowed categories. A range without any, such as `..<(.extraSmall)`,
    ///   has no effect.
    /// - Returns: A category that `range` contains, or this one if `range` contains none.
    public func clamped(to range: some RangeExpression<ContentSizeCategory>) -> Self {
        var nearest = self
        var least = Self.allCases.count
        for candidate in Self.allCases where range.contains(candidate) {
            let distance = abs(candidate.column - column)
            if distance < least {
                least = distance
                nearest = candidate
            }
        }
        return nearest
    }
}
