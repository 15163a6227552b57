/// Suggestions for misspelled names.
public enum Spelling: Sendable {
    /// The maximum length in bytes of a name that is compared.
    private static let maximumByteCount = 96

    /// Returns the name whose spelling is closest, or `nil` if no name is similar.
    ///
    ///     Spelling.nearest(to: "headlin", among: ["body", "headline"])  // "headline"
    ///
    /// A name without a common letter is not similar. If several names are equally similar, the
    /// result is the last of them in alphabetical order. For example, the result for `AX9` is
    /// `AX5` if the names are `AX1` to `AX5`.
    public static func nearest(to name: String, among names: some Sequence<String>) -> String? {
        guard 1...maximumByteCount ~= name.utf8.count else { return nil }
        let requested = letters(name)
        var nearest: (name: String, distance: Int, count: Int)?
        for name in names where name.utf8.count <= maximumByteCount {
            let letters = letters(name)
            let limit = max(1, letters.count / 3)
            guard abs(letters.count - requested.count) <= limit else { continue }
            let distance = editDistance(requested, letters)
            guard distance < max(letters.count, requested.count) else { continue }
            if let nearest, nearest.distance < distance { continue }
            if let nearest, nearest.distance == distance, !precedes(nearest.name, name) { continue }
            nearest = (name, distance, letters.count)
        }
        guard let nearest, nearest.distance <= max(1, nearest.count / 3) else { return nil }
        return nearest.name
    }
}

/// Returns the characters of a name, with lowercase letters in place of uppercase ASCII letters.
private func letters(_ name: String) -> [UInt32] {
    name.unicodeScalars.map { "A"..."Z" ~= $0 ? $0.value | 0x20 : $0.value }
}

/// Returns the minimum number of insertions, deletions, replacements and swaps between two words.
private func editDistance(_ first: [UInt32], _ second: [UInt32]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
        var current = [row + 1]
        for (column, other) in second.enumerated() {
            var best = min(last[column + 1], current[column]) + 1
            best = min(best, last[column] + (letter == other ? 0 : 1))
            if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        beforeLast = last
        last = current
    }
    return last.last ?? 0
}

/// Returns whether a name precedes another name in the order of their code points.
private func precedes(_ name: String, _ other: String) -> Bool {
    Array(name.utf8).lexicographicallyPrecedes(Array(other.utf8))
}
