/// The subtables of a lookup that may apply to a glyph before another glyph.
///
/// Some lookups have more than 1,000 contexts. With the filter, Arabic text in Harmattan takes
/// 74% fewer instructions.
struct SubtableFilter: Sendable {
    /// The number of subtables from which a filter saves time.
    static let minimumCount = 8
    /// The number of subtables in a group.
    static let groupSize = 64

    /// The masks for each group.
    private var groups: [Group] = []

    private struct Group {
        /// The subtables that cover each glyph.
        var covered = LookupMaskTable(blockCount: 0)
        /// The subtables that may apply before each glyph.
        var next = LookupMaskTable(blockCount: 0)
    }

    /// The number of groups.
    var groupCount: Int { groups.count }

    /// The number of pages in the masks.
    var pageCount: Int { groups.reduce(0) { $0 + $1.covered.pageCount + $1.next.pageCount } }

    /// Adds a group of subtables, which follow the subtables that were added before.
    ///
    /// Subtracts the numbers of records and glyphs that are read from `remaining`.
    mutating func addGroup(
        _ subtables: ArraySlice<CompiledSubtable>,
        _ words: [CoverageWord],
        _ contexts: ContextStore,
        _ bytes: TableBytes,
        _ remaining: inout Int
    ) {
        var group = Group()
        var bit: UInt64 = 1
        for subtable in subtables {
            group.covered.insert(bit, subtable.coverage, words, bytes, &remaining)
            group.next.insert(bit, subtable.context, contexts, bytes, &remaining) { $0.next }
            bit <<= 1
        }
        groups.append(group)
    }

    /// Returns a bit for each subtable in a group that may apply to a glyph.
    ///
    /// The glyph after it is `nil` if it is not known.
    func subtables(_ group: Int, at glyph: UInt16, before next: UInt16?) -> UInt64 {
        let covered = groups[group].covered[glyph]
        guard covered != 0, let next else { return covered }
        return covered & (groups[group].next.unconditional | groups[group].next[next])
    }
}
