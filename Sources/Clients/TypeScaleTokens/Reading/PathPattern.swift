import TypeScaleFoundation

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

    /// Whether the pattern can match several files.
    let hasWildcards: Bool

    init(_ text: String) {
        hasWildcards = text.utf8.contains { "*?{".utf8.contains($0) }
        let whole = Self.alternatives(Array(text.utf8.prefix(1024)))
        patterns = whole.prefix(Self.maximumPatterns).map { bytes in
            bytes.split(separator: UInt8(ascii: "/"))
                .map { String(decoding: $0, as: UTF8.self) }.filter { $0 != "." }
                .map { $0 == "**" ? .folders : .name(GlobPattern($0)) }
        }
    }

    /// Expands the first `{a,b}` of each pattern until none has alternatives.
    private static func alternatives(_ text: [UInt8]) -> [[UInt8]] {
        var open = [text]
        var complete: [[UInt8]] = []
        while let next = open.popLast(), open.count + complete.count < maximumPatterns {
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
            open += parts.map { Array(next[..<start] + $0 + next[(end + 1)...]) }
        }
        return complete
    }

    /// Returns whether a path, whose components are separated by slashes, matches.
    func matches(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        return patterns.contains { Self.matches(names[...], $0[...]) }
    }

    /// Matches names with the components of a pattern.
    ///
    /// After a mismatch, only the last `**` is extended, so that the cost is at most the product of
    /// the lengths.
    private static func matches(
        _ names: ArraySlice<String>,
        _ pattern: ArraySlice<Component>
    ) -> Bool {
        var (names, pattern) = (names, pattern)
        var retry: (names: ArraySlice<String>, pattern: ArraySlice<Component>)?
        while true {
            if case .folders? = pattern.first {
                pattern = pattern.dropFirst()
                retry = (names, pattern)
            } else if case .name(let part)? = pattern.first, let name = names.first,
                part.matches(name)
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
