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
        Self.allCases.filter { range.contains($0) }
            .min { abs($0.column - column) < abs($1.column - column) } ?? self
    }
}
