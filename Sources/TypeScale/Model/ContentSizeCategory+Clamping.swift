extension ContentSizeCategory {
    /// Returns the category within a range that is nearest to this category.
    ///
    ///     reader.clamped(to: ...(.accessibilityMedium))   // never larger than AX1
    ///     reader.clamped(to: .large ..< .accessibilityMedium)
    ///
    /// Clamping to two overlapping ranges in turn is the same as clamping to their intersection.
    ///
    /// - Parameter range: The allowed categories, as any range expression. An empty range, such as
    ///   `..<(.extraSmall)`, has no effect.
    /// - Returns: A category in `range`, or this category if `range` is empty.
    public func clamped(to range: some RangeExpression<ContentSizeCategory>) -> Self {
        Self.allCases.filter { range.contains($0) }
            .min { abs($0.column - column) < abs($1.column - column) } ?? self
    }
}
