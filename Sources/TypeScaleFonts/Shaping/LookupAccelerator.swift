/// Where the lookups of a stage may start: by the glyph itself, and by those beside it.
struct LookupAccelerator: Sendable {
    /// For each glyph, the lookups that may start at it.
    var digest: LookupDigest
    /// For each glyph, which of the lookups that ask for one behind their start may ask for it.
    private var followers: LookupDigest
    /// For each glyph, which of the lookups that ask for one before their start may ask for it.
    private var leaders: LookupDigest
    /// For each glyph, the lookups that start at it whatever comes next.
    private var unfollowed: LookupDigest
    /// For each glyph, the lookups that start at it whatever came before.
    private var unled: LookupDigest
    /// The lookups some of whose starts ask for a follower.
    private var followed: UInt64 = 0
    /// The lookups some of whose starts ask for a leader.
    private var led: UInt64 = 0
    /// The lookups that make ligatures alone, the first two parts of which ``pairs`` knows.
    private var ligatures: UInt64 = 0
    private var pairs = GlyphPairFilter()
    /// The lookups that do nothing but kern pairs of neighbours.
    private(set) var kerns: UInt64 = 0

    /// How many glyphs are looked at for all lookups of a stage.
    ///
    /// Of lookups past that, which no sound font has, any glyph may be the start.
    private static let maximumGlyphCount = 1 << 22

    private var left = maximumGlyphCount

    init(glyphCount: Int) {
        digest = LookupDigest(glyphCount: glyphCount)
        followers = LookupDigest(glyphCount: glyphCount)
        leaders = LookupDigest(glyphCount: glyphCount)
        unfollowed = LookupDigest(glyphCount: glyphCount)
        unled = LookupDigest(glyphCount: glyphCount)
    }

    /// The lookups that may start at a glyph, given those beside it; `nil` for an end of the text.
    ///
    /// Holds where lookups pass over nothing between them.
    @inline(__always)
    func lookups(
        at glyph: UInt16,
        after leader: UInt16?,
        before follower: UInt16?
    ) -> UInt64 {
        var bits = digest[glyph]
        if bits & followed != 0 {
            bits &= ~followed | unfollowed[glyph] | (follower.map { followers[$0] } ?? 0)
        }
        if bits & led != 0 { bits &= ~led | unled[glyph] | (leader.map { leaders[$0] } ?? 0) }
        if bits & ligatures != 0, let follower, !pairs.mayContain(glyph, follower) {
            bits &= ~ligatures
        }
        return bits
    }
}

extension LookupAccelerator {
    /// Adds a lookup by its place among the others of the stage.
    mutating func add(_ lookup: Lookup, _ place: Int, _ table: LayoutTable) {
        let bit = LookupStage.bit(place)
        let isPlain = place < 62 && lookup.passing.isAboutMarksAlone
        var doesKern = table.isPositioning && isPlain
        // Kerning is not worth the look, and over marks lookups may look further.
        let looksBeside = !table.isPositioning && isPlain
        var joins = looksBeside
        for index in 0..<lookup.subtableCount {
            left -= 1
            guard left > 0 else { break }
            guard let (type, start) = lookup.subtable(index) else { continue }
            doesKern = doesKern && type == 2 && table.bytes.uint16(at: start + 6) == 0
            // What attaches marks moves no advance.
            if table.isPositioning, 4...6 ~= type { continue }
            if let context = ContextShape(table, type, start) {
                joins = false
                for part in context.parts { add(part, bit, looksBeside) }
                continue
            }
            guard let coverage = table.bytes.offset16(at: start + 2, from: start) else { continue }
            let starts = table.bytes.coveredGlyphs(at: coverage)
            let isOfPairs = looksBeside && type == 4 && addSecondParts(table.bytes, start, bit)
            joins = joins && isOfPairs
            add(
                ContextShape.Part(starts: starts, followers: isOfPairs ? [] : nil),
                bit,
                looksBeside
            )
        }
        if left <= 0, place < 63 {
            digest.insert(bit, 0...UInt16.max)
            unfollowed.insert(bit, 0...UInt16.max)
            unled.insert(bit, 0...UInt16.max)
            return
        }
        if doesKern { kerns |= bit }
        if joins { ligatures |= bit }
    }

    /// Adds starts, and what they ask for beside them.
    private mutating func add(_ part: ContextShape.Part, _ bit: UInt64, _ looksBeside: Bool) {
        insert(part.starts, bit, into: \.digest)
        guard looksBeside else { return }
        if let followers = part.followers {
            followed |= bit
            insert(followers, bit, into: \.followers)
        } else {
            insert(part.starts, bit, into: \.unfollowed)
        }
        if let leaders = part.leaders {
            led |= bit
            insert(leaders, bit, into: \.leaders)
        } else {
            insert(part.starts, bit, into: \.unled)
        }
    }

    private mutating func insert(
        _ ranges: [ClosedRange<UInt16>],
        _ bit: UInt64,
        into masks: WritableKeyPath<LookupAccelerator, LookupDigest>
    ) {
        for glyphs in ranges {
            left -= glyphs.count
            self[keyPath: masks].insert(bit, glyphs)
            guard left > 0 else { return }
        }
    }

    /// Adds the first two parts of ligatures; answers whether all have two.
    private mutating func addSecondParts(
        _ bytes: TableBytes,
        _ start: Int,
        _ bit: UInt64
    ) -> Bool {
        guard bytes.uint16(at: start) == 1, let sets = bytes.uint16(at: start + 4),
            let coverage = bytes.offset16(at: start + 2, from: start)
        else { return false }
        let firsts = bytes.coveredGlyphs(at: coverage).joined()
        for (first, index) in zip(firsts, 0..<Int(sets)) {
            guard let set = bytes.offset16(at: start + 6 + 2 * index, from: start),
                let count = bytes.uint16(at: set)
            else { continue }
            for index in 0..<Int(count) {
                left -= 1
                guard left > 0 else { return false }
                guard let ligature = bytes.offset16(at: set + 2 + 2 * index, from: set),
                    let parts = bytes.uint16(at: ligature + 2)
                else { continue }
                guard parts != 1 else { return false }
                guard let second = bytes.uint16(at: ligature + 4) else { continue }
                followers.insert(bit, second...second)
                pairs.insert(first, second)
            }
        }
        return true
    }
}

/// Tells of most pairs of glyphs that they are not in a set: 8 KB, however many are in it.
struct GlyphPairFilter: Sendable {
    private var words: [UInt64] = []

    private static func place(_ first: UInt16, _ second: UInt16) -> Int {
        Int(((UInt32(first) << 16 | UInt32(second)) &* 0x9E37_79B1) >> 16)
    }

    mutating func insert(_ first: UInt16, _ second: UInt16) {
        if words.isEmpty { words = Array(repeating: 0, count: 1024) }
        let place = Self.place(first, second)
        words[place >> 6] |= 1 << UInt64(place & 63)
    }

    @inline(__always)
    func mayContain(_ first: UInt16, _ second: UInt16) -> Bool {
        guard !words.isEmpty else { return false }
        let place = Self.place(first, second)
        return words[place >> 6] & 1 << UInt64(place & 63) != 0
    }
}

/// The lookups of a table that a plan applies, in order.
struct LookupStage: Sendable {
    let table: LayoutTable
    let lookups: [Int]
    /// Where the lookups may start; their bits are those of ``bit(_:)``.
    let accelerator: LookupAccelerator

    /// The bit of a lookup by its index among the others; the last is shared by all that follow.
    static func bit(_ index: Int) -> UInt64 { 1 << UInt64(min(index, 62)) }

    /// The bit that marks a glyph as a mark.
    static let markBit: UInt64 = 1 << 63
}
