import Foundation

/// TypeScale's result for a row, as a number or a name.
enum ProbeAnswer {
    case number(Double)
    /// A number with a standard deviation, or with an unknown one.
    case about(Double, deviation: Double?)
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
        case .about(let number, _): return try isEqual(number) ? .equal : .unknown
        case .name(let name): return row.value == name ? .equal : .different
        case .unknown: return .unknown
        }
    }
}

extension ProbeAnswer: CustomStringConvertible {
    var description: String {
        switch self {
        case .number(let number): Self.text(number)
        case .about(let number, let deviation?):
            String(format: "%.4f ± %.4f", number, 1.96 * deviation)
        case .about(let number, nil): "about " + Self.text(number)
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
