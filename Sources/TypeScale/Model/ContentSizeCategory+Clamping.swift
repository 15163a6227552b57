extension ContentSizeCategory {
    /// This category, or the nearest one that the range admits.
    ///
    ///     reader.clamped(to: ...(.accessibilityMedium))   // never larger than AX1
    ///     reader.clamped(to: .large ..< .accessibilityMedium)
    ///
    /// Takes every range expression, both ends exact: `...` includes its end, `..<` stops at the
    /// category before it. Clamping twice to ranges that overlap is clamping to what they share.
    /// A range that admits no category, such as `..<(.extraSmall)`, limits nothing.
    ///
    /// - Parameter range: The categories to stay within.
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
