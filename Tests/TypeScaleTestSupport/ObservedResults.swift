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
        ObservedLines.shared.add("\(source): \(number) \(noun), \(differing) differ")
    }
}

/// The lines that the process prints at its end.
private final class ObservedLines: @unchecked Sendable {
    static let shared = ObservedLines()

    private let lock = NSLock()
    private var lines: [String] = []

    private init() {
        atexit {
            let lines = ObservedLines.shared.lines.sorted()
            print((["", "Observed results"] + lines).joined(separator: "\n"))
            fflush(nil)
        }
    }

    func add(_ line: String) {
        lock.withLock { lines.append(line) }
    }
}
