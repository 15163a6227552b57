import TypeScaleDiagnostics
import TypeScaleDocuments

/// A pattern in a list of Style Dictionary's sources, such as `tokens/**/*.json`.
///
/// `*` and `?` match characters of a name, `**` matches any number of folders, and `{a,b}` matches
/// one of several texts.
struct PathPattern {
    private enum Component {
        case name(GlobPattern)
        /// `**`
        case folders
    }

    /// The components of the patterns without alternatives.
    private let patterns: [[Component]]

    /// The maximum number of patterns without alternatives.
    private static let maximumPatterns = 64

    private static let maximumBytes = 1024

    /// The cost of comparing a path with a pattern, in addition to the comparisons of bytes.
    private static let costOfPath = 16

    /// Returns whether a text is a pattern, which can match several files.
    static func hasWildcards(_ text: String) -> Bool {
        text.utf8.contains { "*?{".utf8.contains($0) }
    }

    /// Returns the components of a path.
    static func components(of path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Creates a pattern.
    ///
    /// - Throws: `Diagnostic` if the pattern is too long or has too many alternatives.
    init(_ text: String) throws(Diagnostic) {
        guard text.utf8.count <= Self.maximumBytes else {
            let detail = "the pattern exceeds the limit of \(Self.maximumBytes) bytes"
            throw Diagnostic(.textTooLong, detail)
        }
        patterns = try Self.alternatives(Array(text.utf8)).map { bytes in
            Self.components(of: String(decoding: bytes, as: UTF8.self)).filter { $0 != "." }
                .map { $0 == "**" ? .folders : .name(GlobPattern($0)) }
        }
    }

    /// Expands the first `{a,b}` of each pattern until none has alternatives.
    private static func alternatives(_ text: [UInt8]) throws(Diagnostic) -> [[UInt8]] {
        var open = [text]
        var complete: [[UInt8]] = []
        while let next = open.popLast() {
            guard let start = next.firstIndex(of: UInt8(ascii: "{")),
                let end = next[start...].firstIndex(of: UInt8(ascii: "}"))
            else {
                complete.append(next)
                continue
            }
            let parts = next[(start + 1)..<end].split(
                separator: UInt8(ascii: ","),
                omittingEmptySubsequences: false
            )
            guard open.count + complete.count + parts.count <= maximumPatterns else {
                let detail =
                    "the pattern has more than \(maximumPatterns) alternatives; use two patterns"
                throw Diagnostic(.textTooLong, detail)
            }
            open += parts.map { Array(next[..<start] + $0 + next[(end + 1)...]) }
        }
        return complete
    }

    /// Returns whether the components of a path match.
    ///
    /// Subtracts the number of comparisons. If none remains, the path does not match.
    func matches(_ path: [String], _ remaining: inout Int) -> Bool {
        for pattern in patterns where remaining > 0 {
            remaining -= Self.costOfPath
            if Self.matches(path[...], pattern[...], &remaining) { return remaining > 0 }
        }
        return false
    }

    /// Matches names with the components of a pattern.
    ///
    /// After a mismatch, only the last `**` is extended, so that the cost is at most the product of
    /// the lengths.
    private static func matches(
        _ names: ArraySlice<String>,
        _ pattern: ArraySlice<Component>,
        _ remaining: inout Int
    ) -> Bool {
        func matches(_ part: GlobPattern, _ name: String) -> Bool {
            var steps = 1
            defer { remaining -= steps }
            return part.matches(name, steps: &steps)
        }
        var (names, pattern) = (names, pattern)
        var retry: (names: ArraySlice<String>, pattern: ArraySlice<Component>)?
        while true {
            if case .folders? = pattern.first {
                pattern = pattern.dropFirst()
                retry = (names, pattern)
            } else if case .name(let part)? = pattern.first, let name = names.first,
                matches(part, name)
            {
                (names, pattern) = (names.dropFirst(), pattern.dropFirst())
            } else if pattern.isEmpty, names.isEmpty {
                return true
            } else if let (start, rest) = retry, !start.isEmpty {
                retry = (start.dropFirst(), rest)
                (names, pattern) = (start.dropFirst(), rest)
            } else {
                return false
            }
        }
    }
}
