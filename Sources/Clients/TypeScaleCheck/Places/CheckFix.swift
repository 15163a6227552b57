/// A change of code that removes a finding, and that leaves the size at L equal.
public struct CheckFix: Hashable, Sendable {
    /// The range to replace, in bytes of the file.
    public let range: Range<Int>

    /// The code that replaces it.
    public let replacement: String
}

extension CheckFix {
    /// Returns code with changes.
    ///
    ///     let fixes = report.findings.filter { $0.path == path }.compactMap(\.fix)
    ///     let (fixed, count) = CheckFix.apply(fixes, to: code)
    ///
    /// Of changes that overlap, the first is made. A change outside of the code is left out.
    ///
    /// - Parameters:
    ///   - fixes: The changes, in any order.
    ///   - code: The code, in UTF-8, as it was when the findings were made.
    /// - Returns: The changed code, and the number of changes.
    /// - Complexity: O(*n*) for *n* bytes, and O(*m* log *m*) for *m* changes.
    public static func apply(_ fixes: [CheckFix], to code: [UInt8]) -> (code: [UInt8], count: Int) {
        var result: [UInt8] = []
        result.reserveCapacity(code.count)
        var end = 0
        var count = 0
        for fix in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where fix.range.lowerBound >= end && fix.range.upperBound <= code.count {
            result += code[end..<fix.range.lowerBound]
            result += fix.replacement.utf8
            end = fix.range.upperBound
            count += 1
        }
        return (result + code[end...], count)
    }
}
