/// Windows' text scaling: what a size gains for each factor falls with its logarithm.
///
/// Source: `TextFormatting.cpp` of microsoft-ui-xaml, and its port in Uno, which leaves factors up to
/// 1 without effect.
enum WindowsScaling {
    private static let e = 2.718281828459045

    /// A size at a factor; sizes that are not positive stay.
    static func scale(_ size: Double, by factor: Double) -> Double {
        guard factor > 1, size > 0 else { return size }
        let start = max(size, 1)
        return start + gain(start) * (factor - 1)
    }

    /// The size from 1 on, and beyond the least result, that becomes a result; `nil` if there is none.
    ///
    /// Small sizes gain so much that smaller ones become larger; that branch is left out.
    static func inverse(_ result: Double, by factor: Double) -> Double? {
        guard factor > 1, result > 0 else { return result }
        // Where the growth of the gain makes up for that of the size.
        var low = max(1, e * (factor - 1))
        var high = result
        guard result.isFinite, low <= high, scale(low, by: factor) <= result else { return nil }
        // A size is never more than its result. Halving narrows to neighbours within 1,100 steps.
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { break }
            if scale(middle, by: factor) < result { low = middle } else { high = middle }
        }
        return (scale(low, by: factor) - result).magnitude
            < (scale(high, by: factor) - result).magnitude ? low : high
    }

    /// What a size of 1 or more gains for each factor; nothing from 751.32 on.
    private static func gain(_ size: Double) -> Double {
        max(-e * NaturalLogarithm.of(size) + 18, 0)
    }
}
