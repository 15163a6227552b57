import TypeScaleDiagnostics
import TypeScaleDocuments

/// Keys grouped by their prefixes, such as `tab.`.
struct KeyGroups {
    /// Keys with the same prefix, without those in groups with longer prefixes.
    struct Group {
        /// The prefix with its separator, or an empty string for all other keys.
        let prefix: String
        fileprivate(set) var keys: [Int]
        fileprivate var isWhole = false
    }

    private(set) var groups: [Group]

    private let names: [String]
    private var prefixes: Set<ExactString> = []

    /// The minimum number of keys in a new group.
    private static let minimumCount = 4

    /// Groups keys by repeatedly dividing the largest group.
    init(_ names: [String], maximumCount: Int) {
        self.names = names
        groups = [Group(prefix: "", keys: Array(names.indices))]
        while let largest = groups.indices.filter({ !groups[$0].isWhole })
            .max(by: { groups[$0].keys.count < groups[$1].keys.count })
        {
            divide(largest, maximumCount)
        }
        groups = groups.filter { !$0.keys.isEmpty }.sorted { $0.prefix < $1.prefix }
    }

    /// Moves keys with the same longer prefix into groups of their own.
    private mutating func divide(_ index: Int, _ maximumCount: Int) {
        groups[index].isWhole = true
        let group = groups[index]
        var parts = NameDictionary<[Int]>()
        for key in group.keys {
            if let prefix = Self.prefix(of: names[key], after: group.prefix.utf8.count) {
                parts[prefix, default: []].append(key)
            }
        }
        // The sort is stable, so that groups of one size stay in the order of their prefixes.
        let found = parts.filter { $0.value.count >= Self.minimumCount }
            .sorted { $0.value.count > $1.value.count }
            .map { (prefix: $0.key, keys: $0.value) }
            .filter { prefixes.insert(ExactString($0.prefix)).inserted }
            .prefix(max(0, maximumCount - groups.count))
        guard !found.isEmpty else { return }
        var moved: Set<Int> = []
        for (prefix, keys) in found {
            groups.append(Group(prefix: prefix, keys: keys))
            moved.formUnion(keys)
        }
        groups[index].keys.removeAll { moved.contains($0) }
    }

    /// Returns the part of a key up to the first separator after an offset, if any.
    private static func prefix(of key: String, after offset: Int) -> String? {
        let bytes = key.utf8
        // Keys that are sentences have no prefixes.
        guard !bytes.contains(0x20), bytes.count > offset else { return nil }
        let start = bytes.index(bytes.startIndex, offsetBy: offset)
        guard let end = bytes[start...].firstIndex(where: { "._/:-".utf8.contains($0) }),
            end > start || offset > 0
        else { return nil }
        // The prefix is also the name and the pattern of a slot.
        let prefix = key[...end]
        guard prefix.utf8.count <= 200, SlotValue.isOnOneLine(prefix),
            GlobPattern.escaped(String(prefix)).utf8.count < SlotFileParser.maximumPatternBytes
        else { return nil }
        return String(prefix)
    }
}
