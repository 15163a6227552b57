/// Names in the order of their letters, to find those with a similar spelling.
///
/// Comparing an unknown name with all names would take time proportional to their number, and a
/// document can contain many unknown names.
struct SpellingIndex {
    /// The number of names to compare before and after a name, in each order.
    static let neighborCount = 64

    private let ascending: [Entry]
    /// The names in the order of their letters from the last to the first.
    private let backward: [Entry]

    private struct Entry {
        let letters: [UInt8]
        let name: String

        func precedes(_ other: [UInt8]) -> Bool { letters.lexicographicallyPrecedes(other) }
    }

    init(_ names: [String]) {
        ascending = Self.sorted(names.map { Entry(letters: Self.letters($0), name: $0) })
        backward = Self.sorted(names.map { Entry(letters: Self.letters($0).reversed(), name: $0) })
    }

    /// Returns all names if there are few, or the names whose first or last letters are nearest.
    func candidates(near name: String) -> [String] {
        guard ascending.count > 4 * Self.neighborCount else { return ascending.map { $0.name } }
        let letters = Self.letters(name)
        return Self.neighbors(of: letters, in: ascending)
            + Self.neighbors(of: letters.reversed(), in: backward)
    }

    private static func sorted(_ entries: [Entry]) -> [Entry] {
        entries.sorted { $0.precedes($1.letters) }
    }

    private static func neighbors(of letters: [UInt8], in entries: [Entry]) -> [String] {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].precedes(letters) { low = middle + 1 } else { high = middle }
        }
        let range = max(0, low - neighborCount)..<min(entries.count, low + neighborCount)
        return entries[range].map { $0.name }
    }

    private static func letters(_ name: String) -> [UInt8] {
        name.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    }
}
