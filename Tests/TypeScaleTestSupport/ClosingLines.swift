import Foundation

/// The lines that the test process prints at its end.
///
/// Swift Testing has no hook for the end of all tests, so the lines are printed when the process
/// exits.
final class ClosingLines: @unchecked Sendable {
    static let shared = ClosingLines()

    private let lock = NSLock()
    private var observed: [String] = []
    private var skipped = SkippedComparisons()

    private init() {
        atexit {
            print(ClosingLines.shared.text)
            fflush(nil)
        }
    }

    /// Adds the line of a comparison that ran.
    func add(_ line: String) {
        lock.withLock { observed.append(line) }
    }

    /// Adds a comparison that was skipped, because a package is not installed.
    func skip(_ name: String, needs package: String, isNewer: Bool) {
        lock.withLock { skipped.add(name, needs: package, isNewer: isNewer) }
    }

    private var text: String {
        lock.withLock {
            let results = observed.isEmpty ? [] : ["Observed results"] + observed.sorted()
            return [results, skipped.lines].filter { !$0.isEmpty }.flatMap { [""] + $0 }
                .joined(separator: "\n")
        }
    }
}
