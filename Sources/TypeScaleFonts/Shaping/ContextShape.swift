/// What a context asks for at its start and right beside it.
struct ContextShape {
    /// Where the coverage of its first glyphs stands.
    let first: Int
    /// The glyphs one of which must come next; `nil` if none must.
    let followers: [ClosedRange<UInt16>]?
    /// The glyphs one of which must have come before; `nil` if none must.
    let leaders: [ClosedRange<UInt16>]?

    /// Looks at a subtable; `nil` if it is no context, or is cut short.
    init?(_ table: LayoutTable, _ type: Int, _ start: Int) {
        let isChained = type == (table.isPositioning ? 8 : 6)
        guard isChained || type == (table.isPositioning ? 7 : 5) else { return nil }
        let bytes = table.bytes
        if bytes.uint16(at: start) == 3 {
            let shape = Self.coverages(bytes, start, isChained)
            guard let first = shape.first else { return nil }
            self.first = first
            followers = shape.followers.map { bytes.coveredGlyphs(at: $0) }
            leaders = shape.leaders.map { bytes.coveredGlyphs(at: $0) }
        } else {
            guard let first = bytes.offset16(at: start + 2, from: start) else { return nil }
            self.first = first
            followers = Self.followers(bytes, start, isChained)
            leaders = nil
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

    /// Formats 1 and 2: the glyphs that some rule asks for next, `nil` if one asks for none.
    private static func followers(
        _ bytes: TableBytes,
        _ start: Int,
        _ isChained: Bool
    ) -> [ClosedRange<UInt16>]? {
        let isOfClasses = bytes.uint16(at: start) == 2
        let list = isOfClasses ? start + (isChained ? 10 : 6) : start + 4
        guard let sets = bytes.uint16(at: list).map(Int.init) else { return nil }
        var within: Set<UInt16> = []
        var behind: Set<UInt16> = []
        var left = 4096
        for set in 0..<sets {
            guard let place = bytes.offset16(at: list + 2 + 2 * set, from: start),
                let count = bytes.uint16(at: place).map(Int.init)
            else { continue }
            for rule in 0..<count {
                left -= 1
                guard left > 0, let rule = bytes.offset16(at: place + 2 + 2 * rule, from: place),
                    let next = next(bytes, rule, isChained)
                else { return nil }
                if next.isWithin { within.insert(next.name) } else { behind.insert(next.name) }
            }
        }
        guard isOfClasses else { return within.union(behind).map { $0...$0 } }
        // Any glyph may be of class 0, which nothing names.
        guard !within.contains(0), !behind.contains(0) else { return nil }
        let definitions = isChained ? (6, 8) : (4, 4)
        return glyphs(bytes, start, definitions.0, within)
            + glyphs(bytes, start, definitions.1, behind)
    }

    /// What a rule asks for behind its first glyph, `nil` if nothing.
    private static func next(
        _ bytes: TableBytes,
        _ rule: Int,
        _ isChained: Bool
    ) -> (name: UInt16, isWithin: Bool)? {
        guard isChained else {
            guard let count = bytes.uint16(at: rule), count > 1 else { return nil }
            return bytes.uint16(at: rule + 4).map { ($0, true) }
        }
        guard let before = bytes.uint16(at: rule) else { return nil }
        let input = rule + 2 + 2 * Int(before)
        guard let count = bytes.uint16(at: input) else { return nil }
        if count > 1 { return bytes.uint16(at: input + 2).map { ($0, true) } }
        guard count == 1, let behind = bytes.uint16(at: input + 2), behind > 0 else { return nil }
        return bytes.uint16(at: input + 4).map { ($0, false) }
    }

    private static func glyphs(
        _ bytes: TableBytes,
        _ start: Int,
        _ place: Int,
        _ classes: Set<UInt16>
    ) -> [ClosedRange<UInt16>] {
        guard !classes.isEmpty, let place = bytes.offset16(at: start + place, from: start) else {
            return []
        }
        return bytes.classRanges(at: place).filter {
            classes.contains(UInt16(truncatingIfNeeded: $0.number))
        }.map(\.glyphs)
    }
}
