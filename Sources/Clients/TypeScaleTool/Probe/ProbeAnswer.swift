import TypeScale

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

/// The result of a comparison.
enum ProbeVerdict: String, CaseIterable {
    case equal
    case different
    case unknown
}

extension ProbeAnswer {
    /// The text for reports, which is `nil` if nothing is known.
    var text: String? {
        switch self {
        case .number(let number): number.shortestText
        case .atMost(let bound): "at most " + bound.shortestText
        case .about(let number): "about " + number.shortestText
        case .name(let name): name
        case .unknown: nil
        }
    }

    /// Compares the answer with a row.
    ///
    /// Numbers are equal within a millionth of a point, because published files have six decimals.
    /// Large numbers are equal within a billionth of their size.
    func verdict(_ row: ProbeRow) throws(DataError) -> ProbeVerdict {
        func isEqual(_ number: Double) throws(DataError) -> Bool {
            let tolerance = max(1.000001e-6, 1e-9 * number.magnitude)
            return abs(try row.valueNumber() - number) <= tolerance
        }
        switch self {
        case .number(let number): return try isEqual(number) ? .equal : .different
        case .atMost(let bound):
            if try isEqual(bound) { return .equal }
            return try row.valueNumber() > bound ? .different : .unknown
        case .about(let number): return try isEqual(number) ? .equal : .unknown
        case .name(let name): return row.value.isSameName(as: name) ? .equal : .different
        case .unknown: return .unknown
        }
    }
}
