/// The lookups of a table that a plan applies, in order.
final class LookupStage: Sendable {
    let table: LayoutTable
    let lookups: [Int]
    /// Where the lookups may start; their bits are those of ``bit(_:)``.
    let accelerator: LookupAccelerator
    let values: ValueRecordReader
    let gdef: GdefTable?
    let glyphCount: Int

    /// Prepares the lookups of a table; `nil` if there is nothing to apply, and no marks.
    init?(_ table: LayoutTable, _ lookups: [Int], _ face: FaceData, _ gdef: GdefTable?) {
        let marks = gdef?.marks ?? []
        guard !lookups.isEmpty || !marks.isEmpty else { return nil }
        var accelerator = LookupAccelerator(glyphCount: face.glyphCount)
        for (index, number) in lookups.enumerated() {
            if let lookup = table.lookup(number) { accelerator.add(lookup, index, table) }
        }
        for glyphs in marks { accelerator.digest.insert(Self.markBit, glyphs) }
        self.table = table
        self.lookups = lookups
        self.accelerator = accelerator
        self.gdef = gdef
        values = ValueRecordReader(table.bytes, gdef, roundsDeltas: face.roundsDeltas)
        glyphCount = face.glyphCount
    }

    init(copying other: LookupStage) {
        table = other.table
        lookups = other.lookups
        accelerator = other.accelerator
        values = other.values
        gdef = other.gdef
        glyphCount = other.glyphCount
    }

    /// The index of the last bit of a lookup, which all that follow share.
    static let lastBit = 62

    /// The bit of a lookup by its index among the others.
    static func bit(_ index: Int) -> UInt64 { 1 << UInt64(min(index, lastBit)) }

    /// The bit that marks a glyph as a mark.
    static let markBit: UInt64 = 1 << 63
}

/// Where the lookups of a stage may start: by the glyph itself, and by those next to it.
struct LookupAccelerator: Sendable {
    /// For each glyph, the lookups that may start at it.
    var digest: LookupDigest
    /// For each glyph, the lookups that may require it next.
    private var next: LookupDigest
    /// For each glyph, the lookups that may require it before.
    private var previous: LookupDigest
    /// For each glyph, the lookups that start at it whatever comes next.
    private var anyNext: LookupDigest
    /// For each glyph, the lookups that start at it whatever comes before.
    private var anyPrevious: LookupDigest
    /// The lookups with starts that require a next glyph.
    private var requireNext: UInt64 = 0
    /// The lookups with starts that require a previous glyph.
    private var requirePrevious: UInt64 = 0
    /// The lookups that only make ligatures, whose first two components ``pairs`` has.
    private var ligatures: UInt64 = 0
    private var pairs = GlyphPairFilter()
    /// The lookups that only kern pairs of neighbors.
    private(set) var kerns: UInt64 = 0

    /// The maximum number of glyphs that are read for all lookups of a stage.
    ///
    /// Lookups past that, which no sound font has, may start at any glyph.
    private static let maximumGlyphCount = 1 << 22

    private var remaining = maximumGlyphCount

    init(glyphCount: Int) {
        digest = LookupDigest(glyphCount: glyphCount)
        next = digest
        previous = digest
        anyNext = digest
        anyPrevious = digest
    }

    /// The lookups that may start at a glyph, given its neighbors; `nil` for an end of the text.
    ///
    /// Valid where lookups skip nothing between them.
    @inline(__always)
    func lookups(
        at glyph: UInt16,
        after previousGlyph: UInt16?,
        before nextGlyph: UInt16?
    ) -> UInt64 {
        var bits = digest[glyph]
        if bits & requireNext != 0 {
            bits &= ~requireNext | anyNext[glyph] | (nextGlyph.map { next[$0] } ?? 0)
        }
        if bits & requirePrevious != 0 {
            bits &=
                ~requirePrevious | anyPrevious[glyph] | (previousGlyph.map { previous[$0] } ?? 0)
        }
        if bits & ligatures != 0, let nextGlyph, !pairs.mayContain(glyph, nextGlyph) {
            bits &= ~ligatures
        }
        return bits
    }
}

extension LookupAccelerator {
    /// Adds a lookup by its index among the others of the stage.
    mutating func add(_ lookup: Lookup, _ index: Int, _ table: LayoutTable) {
        let bit = LookupStage.bit(index)
        let bytes = table.bytes
        let isPlain = index < LookupStage.lastBit && lookup.properties.skipsOnlyMarks
        var kerns = table.isPositioning && isPlain
        // For kerning the test costs more than it saves, and beyond marks lookups may look further.
        let testsNeighbors = !table.isPositioning && isPlain
        var makesLigatures = testsNeighbors
        for subtable in 0..<lookup.subtableCount {
            remaining -= 1
            guard remaining > 0 else { break }
            guard let (type, start) = lookup.subtable(subtable) else { continue }
            kerns =
                kerns && type == .pairAdjustment
                && bytes[Offset<PairPos1>(start.value), .valueFormat2] == 0
            switch type {
            case .markToBaseAttachment, .markToLigatureAttachment, .markToMarkAttachment:
                // No advance depends on the attachment of marks.
                continue
            case .context, .chainedContext:
                guard let context = ContextNeighbors(bytes, type, start) else { continue }
                makesLigatures = false
                for part in context.parts { add(part, bit, testsNeighbors) }
            default:
                guard let coverage: Offset<Coverage> = bytes.follow(start, .coverageOffset)
                else { continue }
                var part = ContextNeighbors.Part(starts: bytes.coveredGlyphs(at: coverage))
                if testsNeighbors, type == .ligatureSubstitution,
                    addComponents(bytes, start, bit)
                {
                    part.next = []
                } else {
                    makesLigatures = false
                }
                add(part, bit, testsNeighbors)
            }
        }
        // All lookups that share the last bit start where the first of them does.
        if remaining <= 0, index <= LookupStage.lastBit {
            digest.insert(bit, 0...UInt16.max)
            anyNext.insert(bit, 0...UInt16.max)
            anyPrevious.insert(bit, 0...UInt16.max)
            return
        }
        if kerns { self.kerns |= bit }
        if makesLigatures { ligatures |= bit }
    }

    /// Adds starts, and what they require next to them.
    private mutating func add(
        _ part: ContextNeighbors.Part,
        _ bit: UInt64,
        _ testsNeighbors: Bool
    ) {
        insert(part.starts, bit, into: \.digest)
        guard testsNeighbors else { return }
        if let glyphs = part.next {
            requireNext |= bit
            insert(glyphs, bit, into: \.next)
        } else {
            insert(part.starts, bit, into: \.anyNext)
        }
        if let glyphs = part.previous {
            requirePrevious |= bit
            insert(glyphs, bit, into: \.previous)
        } else {
            insert(part.starts, bit, into: \.anyPrevious)
        }
    }

    private mutating func insert(
        _ ranges: [ClosedRange<UInt16>],
        _ bit: UInt64,
        into digest: WritableKeyPath<LookupAccelerator, LookupDigest>
    ) {
        for glyphs in ranges {
            remaining -= glyphs.count
            self[keyPath: digest].insert(bit, glyphs)
            guard remaining > 0 else { return }
        }
    }

    /// Adds the first two components of ligatures; returns whether all ligatures have two.
    private mutating func addComponents(
        _ bytes: TableBytes,
        _ subtable: Offset<Subtable>,
        _ bit: UInt64
    ) -> Bool {
        let table = Offset<SequenceSubst>(subtable.value)
        guard bytes[table, .format] == 1,
            let coverage: Offset<Coverage> = bytes.follow(table, .coverageOffset)
        else { return false }
        let firsts = bytes.coveredGlyphs(at: coverage).joined()
        for (first, index) in zip(firsts, 0..<bytes[table, .count]) {
            guard let set: Offset<LigatureSet> = bytes.follow(table, .offsets, index)
            else { continue }
            for index in 0..<bytes[set, .ligatureCount] {
                remaining -= 1
                guard remaining > 0 else { return false }
                guard let ligature: Offset<Ligature> = bytes.follow(set, .ligatureOffsets, index)
                else { continue }
                guard bytes[ligature, .componentCount] != 1 else { return false }
                let second = bytes.glyph(ligature, .componentGlyphIDs)
                next.insert(bit, second...second)
                pairs.insert(first, second)
            }
        }
        return true
    }
}
