import TypeScaleFonts

/// TypeScale's result for a row, as a number, an estimate or a name.
enum ProbeAnswer {
    case number(Double)
    /// A number with a normal distribution of its error.
    case estimate(Estimate)
    /// A number that depends on estimated widths, whose error is unknown.
    case about(Double)
    case name(String)
    case unknown
}

extension ProbeAnswer {
    /// Compares the answer with a row.
    ///
    /// Numbers are equal within a millionth of a point, because published files have six decimals.
    /// Large numbers are equal within a billionth of their size.
    func verdict(_ row: ProbeRow) throws(ProbeError) -> Comparison.Verdict {
        func isEqual(_ number: Double) throws(ProbeError) -> Bool {
            let tolerance = max(1.000001e-6, 1e-9 * number.magnitude)
            return abs(try row.valueNumber - number) <= tolerance
        }
        switch self {
        case .number(let number): return try isEqual(number) ? .equal : .different
        case .estimate(let estimate):
            return estimate.isInside(try row.valueNumber) ? .inside : .outside
        case .about(let number): return try isEqual(number) ? .equal : .unknown
        case .name(let name): return row.value == name ? .equal : .different
        case .unknown: return .unknown
        }
    }
}

extension ProbeAnswer: CustomStringConvertible {
    var description: String {
        switch self {
        case .number(let number): Self.text(number)
        case .estimate(let estimate):
            "\(Self.rounded(estimate.mean, 4)) with a deviation of "
                + Self.rounded(estimate.deviation, 4)
        case .about(let number): "about " + Self.text(number)
        case .name(let name): name
        case .unknown: "unknown"
        }
    }

    /// Returns a number without a final `.0`.
    static func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Returns a number with at most a number of decimals.
    static func rounded(_ number: Double, _ decimals: Int) -> String {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        // Adding 0 changes -0 to 0.
        return text((number * scale).rounded() / scale + 0)
    }
}
