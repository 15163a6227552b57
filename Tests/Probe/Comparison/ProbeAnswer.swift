/// TypeScale's result for a row, as a number, a bound or a name.
enum ProbeAnswer {
    case number(Double)
    /// A bound, which the recorded number cannot exceed.
    case atMost(Double)
    /// A number that depends on estimated or unkerned widths.
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
        case .atMost(let bound):
            if try isEqual(bound) { return .equal }
            return try row.valueNumber > bound ? .different : .unknown
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
        case .atMost(let bound): "at most " + Self.text(bound)
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
}
