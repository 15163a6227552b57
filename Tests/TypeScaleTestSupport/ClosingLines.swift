import Foundation

/// The lines that the test process prints at its end.
///
/// Swift Testing has no hook for the end of all tests, so the lines are printed when the process
/// exits.
final class ClosingLines: @unchecked Sendable {
    static let shared = ClosingLines()

    private let lock = NSLock()
    private var observed: [String] = []
    private var skipped: Set<String> = []
    private var packages: Set<String> = []

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
    func skip(_ comparison: String, _ package: String) {
        lock.withLock {
            skipped.insert(comparison)
            packages.insert(package)
        }
    }

    private var text: String {
        lock.withLock {
            var lines = observed.isEmpty ? [] : ["", "Observed results"] + observed.sorted()
            if !skipped.isEmpty {
                let names = skipped.sorted().joined(separator: ", ")
                // A package with a slash is in a release after Debian 12.
                let newer = packages.filter { $0.contains("/") }
                let commands = [packages.subtracting(newer), newer].filter { !$0.isEmpty }
                    .map { "apt-get install " + $0.sorted().joined(separator: " ") }
                    .joined(separator: "; ")
                lines += ["", "Skipped comparisons: \(names); to run them: \(commands)"]
            }
            return lines.joined(separator: "\n")
        }
    }
}
