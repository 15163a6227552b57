import TypeScaleDocuments

/// The comparisons that all patterns of a check may need together.
///
/// Without a limit, the time would be proportional to the product of the sizes of two files.
struct MatchingBudget {
    /// The number of steps: compared bytes, and ``base`` for each pattern and text.
    static let limit = 1 << 29

    /// The cost of a comparison that ends at the first byte, which takes as long as 16 other bytes.
    private static let base = 16

    private(set) var remaining: Int

    init(_ limit: Int = Self.limit) { remaining = limit }

    /// Whether patterns can no longer be compared.
    var isExhausted: Bool { remaining <= 0 }

    /// Returns whether a pattern matches a text, or `false` if the budget is exhausted.
    mutating func matches(_ pattern: GlobPattern, _ text: String) -> Bool {
        guard !isExhausted else { return false }
        var steps = Self.base
        defer { remaining -= steps }
        return pattern.matches(text, steps: &steps)
    }
}
