/// What a context asks for at its start and right beside it.
struct ContextShape {
    /// Glyphs that a context may start at, and what it asks for beside each of them.
    struct Part {
        var starts: [ClosedRange<UInt16>] = []
        /// The glyphs one of which must come next; `nil` if none must.
        var followers: [ClosedRange<UInt16>]?
        /// The glyphs one of which must have come before; `nil` if none must.
        var leaders: [ClosedRange<UInt16>]?
    }

    /// All starts, those that ask for the same kinds of neighbours together.
    let parts: [Part]

    /// Looks at a subtable; `nil` if it is no context, or is cut short.
    init?(_ table: LayoutTable, _ type: Int, _ start: Int) {
        let isChained = type == (table.isPositioning ? 8 : 6)
        guard isChained || type == (table.isPositioning ? 7 : 5) else { return nil }
        let bytes = table.bytes
        if bytes.uint16(at: start) == 3 {
            let shape = Self.coverages(bytes, start, isChained)
            guard let first = shape.first else { return nil }
            let part = Part(
                starts: bytes.coveredGlyphs(at: first),
                followers: shape.followers.map { bytes.coveredGlyphs(at: $0) },
                leaders: shape.leaders.map { bytes.coveredGlyphs(at: $0) }
            )
            parts = [part]
        } else {
            guard let first = bytes.offset16(at: start + 2, from: start) else { return nil }
            let starts = bytes.coveredGlyphs(at: first)
            // Of rules that are too many all neighbours may be.
            let rules = ContextRuleSets(bytes, start, isChained)?.parts(of: starts)
            parts = rules ?? [Part(starts: starts)]
        }
    }

    /// Format 3: where the coverages stand.
    private static func coverages(
        _ bytes: TableBytes,
        _ start: Int,
        _ isChained: Bool
    ) -> (first: Int?, followers: Int?, leaders: Int?) {
        guard isChained else {
            let count = bytes.uint16(at: start + 2) ?? 0
            let next = count > 1 ? bytes.offset16(at: start + 8, from: start) : nil
            return (bytes.offset16(at: start + 6, from: start), next, nil)
        }
        guard let before = bytes.uint16(at: start + 2).map(Int.init) else { return (nil, nil, nil) }
        let leaders = before > 0 ? bytes.offset16(at: start + 4, from: start) : nil
        let input = start + 4 + 2 * before
        guard let count = bytes.uint16(at: input), count > 0,
            let first = bytes.offset16(at: input + 2, from: start)
        else { return (nil, nil, nil) }
        if count > 1 { return (first, bytes.offset16(at: input + 4, from: start), leaders) }
        let behind = bytes.uint16(at: input + 4) ?? 0
        return (first, behind > 0 ? bytes.offset16(at: input + 6, from: start) : nil, leaders)
    }
}
