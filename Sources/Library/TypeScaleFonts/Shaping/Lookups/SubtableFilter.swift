/// The subtables of a lookup that may apply to a glyph between certain neighbors.
///
/// Some lookups have more than 1,000 contexts. With the filter, Arabic text in Harmattan takes
/// 74% fewer instructions.
struct SubtableFilter: Sendable {
    /// The number of subtables from which a filter saves time.
    static let minimumCount = 8

    /// The masks for each 64 subtables.
    private var groups: [Group] = []

    private struct Group {
        /// The subtables that cover each glyph.
        var covered = LookupMaskTable(blockCount: 0)
        /// The subtables that may apply before each glyph.
        var next = LookupMaskTable(blockCount: 0)
    }

    /// The number of groups of 64 subtables.
    var groupCount: Int { groups.count }

    /// The number of pages in the masks.
    var pageCount: Int { groups.reduce(0) { $0 + $1.covered.pageCount + $1.next.pageCount } }

    /// Adds the subtable at an index in the lookup.
    ///
    /// Subtracts the numbers of records and glyphs that are read from `remaining`.
    mutating func add(
        _ subtable: CompiledSubtable,
        at index: Int,
        _ words: [CoverageWord],
        _ contexts: ContextStore,
        _ bytes: TableBytes,
        _ remaining: inout Int
    ) {
        if index >> 6 == groups.count { groups.append(Group()) }
        let bit: UInt64 = 1 << UInt64(index & 63)
        let group = groups.count - 1
        groups[group].covered.insert(bit, subtable.coverage, words, bytes, &remaining)
        groups[group].next.insert(bit, subtable.context, contexts, bytes, &remaining) { $0.next }
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
