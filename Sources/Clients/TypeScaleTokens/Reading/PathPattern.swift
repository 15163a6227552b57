/// A pattern in a list of Style Dictionary's sources, such as `tokens/**/*.json`.
///
/// `*` and `?` match bytes of a name, `**` matches any number of folders, and `{a,b}` matches one
/// of several texts.
struct PathPattern {
    /// The patterns without alternatives, as the bytes of each component.
    private let patterns: [[[UInt8]]]

    /// The maximum number of patterns without alternatives.
    private static let maximumPatterns = 64

    /// Whether the pattern can match several files.
    let hasWildcards: Bool

    init(_ text: String) {
        hasWildcards = text.utf8.contains { "*?{".utf8.contains($0) }
        let whole = Self.alternatives(Array(text.utf8.prefix(1024)))
        patterns = whole.prefix(Self.maximumPatterns).map { bytes in
            bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }.filter { $0 != [0x2E] }
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
        let names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
        return patterns.contains { pattern in
            Self.matches(
                names[...],
                pattern[...],
                isAny: { $0.elementsEqual("**".utf8) },
                areEqual: { name, part in
                    Self.matches(
                        name[...],
                        part[...],
                        isAny: { $0 == UInt8(ascii: "*") },
                        areEqual: { $1 == UInt8(ascii: "?") || $0 == $1 }
                    )
                }
            )
        }
    }

    /// Matches elements with a pattern, one of whose elements matches any number of elements.
    ///
    /// After a mismatch, only the last such element is extended, so that the cost is at most the
    /// product of the lengths.
    private static func matches<Element, Part>(
        _ elements: ArraySlice<Element>,
        _ pattern: ArraySlice<Part>,
        isAny: (Part) -> Bool,
        areEqual: (Element, Part) -> Bool
    ) -> Bool {
        var (elements, pattern) = (elements, pattern)
        var retry: (elements: ArraySlice<Element>, pattern: ArraySlice<Part>)?
        while true {
            if let part = pattern.first, isAny(part) {
                pattern = pattern.dropFirst()
                retry = (elements, pattern)
            } else if let part = pattern.first, let element = elements.first,
                areEqual(element, part)
            {
                (elements, pattern) = (elements.dropFirst(), pattern.dropFirst())
            } else if pattern.isEmpty, elements.isEmpty {
                return true
            } else if let (start, rest) = retry, !start.isEmpty {
                retry = (start.dropFirst(), rest)
                (elements, pattern) = (start.dropFirst(), rest)
            } else {
                return false
            }
        }
    }
}
