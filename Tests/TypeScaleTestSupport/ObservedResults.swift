import Foundation
public import Testing

/// A comparison of TypeScale's results with those that a source published.
///
///     var results = ObservedResults("iOS 26.1")
///     for row in rows { results.compare(ours(row) == row.observed, "\(row)") }
///     results.report()
///
/// At its end, the test process prints a line for each report, such as
/// `iOS 26.1: 2,904 results, 0 differ`.
public struct ObservedResults {
    private let source: String
    private let noun: String
    /// The number of compared results.
    public private(set) var count = 0
    private var differing = 0

    /// Creates a comparison with the results of a system, such as `iOS 26.1`.
    public init(_ source: String, _ noun: String = "results") {
        self.source = source
        self.noun = noun
    }

    /// Counts a result, and records an issue if it differs from the observed result.
    public mutating func compare(
        _ isEqual: Bool,
        _ comment: @autoclosure () -> String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        count += 1
        if isEqual { return }
        differing += 1
        Issue.record("\(comment())", sourceLocation: sourceLocation)
    }

    /// Adds the line of this comparison to the end of the process's output.
    public func report() {
        let number = String(
            String(count).reversed().enumerated()
                .flatMap { $0 > 0 && $0 % 3 == 0 ? [",", $1] : [$1] }.reversed()
        )
        ClosingLines.shared.add("\(source): \(number) \(noun), \(differing) differ")
    }
}
