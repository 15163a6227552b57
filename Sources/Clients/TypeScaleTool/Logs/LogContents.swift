import TypeScaleDiagnostics

/// The findings and errors of a command, which each log writes in its format.
struct LogContents: Sendable {
    /// Findings that belong together, such as those in a slot.
    struct Suite: Sendable {
        let name: String
        /// The name of a test case for everything in the suite that has no findings.
        let passed: String
        /// The indices of the findings.
        let findings: Range<Int>
    }

    /// The name of the command.
    let command: String
    let rules: [LogRule]
    /// The errors in files.
    let problems: [Diagnostic]
    let suites: [Suite]
    /// The number of everything that was checked, such as `12 texts`.
    let total: String
    /// A function that returns one finding, because the details of all need much memory.
    let finding: @Sendable (Int) -> LogEntry

    /// The number of findings.
    var count: Int { suites.last?.findings.upperBound ?? 0 }

    /// Returns the indices of the first finding in each suite, then of the second, and so on.
    func worst(_ count: Int) -> [Int] { Self.worst(count, in: suites.map(\.findings)) }

    static func worst(_ count: Int, in groups: [Range<Int>]) -> [Int] {
        let ranked = groups.flatMap { group in
            group.prefix(count).map { (rank: $0 - group.lowerBound, index: $0) }
        }
        return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(count)
            .map(\.index)
    }

    /// Returns a hash of parts.
    static func fingerprint(_ parts: [String]) -> String {
        // The lengths separate the parts.
        let bytes = parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) }
        return SHA256.hash(bytes).prefix(16)
            .map { String(String(0x100 | Int($0), radix: 16).dropFirst()) }.joined()
    }
}
