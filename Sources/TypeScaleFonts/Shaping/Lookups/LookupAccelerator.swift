/// The lookups of a table that a plan applies, in order.
final class LookupStage: Sendable {
    let table: LayoutTable
    let lookups: [Int]
    /// The glyphs at which each lookup may start, by the bits of ``bit(_:)``.
    let accelerator: LookupAccelerator
    let values: ValueRecordReader
    let gdef: GdefTable?
    let glyphCount: Int

    /// Prepares the lookups of a table; returns `nil` if there are neither lookups nor marks.
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

    /// The index of the last bit for a lookup, which all later lookups share.
    static let lastBit = 62

    /// Returns the bit of a lookup by its index among the others.
    static func bit(_ index: Int) -> UInt64 { 1 << UInt64(min(index, lastBit)) }

    /// The bit that marks a glyph as a mark.
    static let markBit: UInt64 = 1 << 63
}

/// The glyphs at which the lookups of a stage may start, and the neighbors that they require.
struct LookupAccelerator: Sendable {
    /// For each glyph, the lookups that may start at it.
    var digest: LookupDigest
    private var next: NeighborDigest
    private var previous: NeighborDigest
    /// The lookups that only kern pairs of neighbors.
    private(set) var kerns: UInt64 = 0

    /// The maximum number of glyphs that are read for all lookups of a stage.
    ///
    /// Lookups past that, which no sound font has, may start at any glyph.
    private static let maximumGlyphCount = 1 << 22

    private var remaining = maximumGlyphCount

    init(glyphCount: Int) {
        digest = LookupDigest(glyphCount: glyphCount)
        next = NeighborDigest(neighbors: digest, unconditional: digest)
        previous = next
    }

    /// Returns the lookups that may start at a glyph with these neighbors; `nil` is an end of the
    /// text.
    ///
    /// The result is valid if the lookups skip none of the glyphs.
    @inline(__always)
    func lookups(
        at glyph: UInt16,
        after previousGlyph: UInt16?,
        before nextGlyph: UInt16?
    ) -> UInt64 {
        let bits = next.lookups(digest[glyph], at: glyph, nextTo: nextGlyph)
        return previous.lookups(bits, at: glyph, nextTo: previousGlyph)
    }
}

/// The glyphs that lookups require on one side of the glyph at which they start.
private struct NeighborDigest: Sendable {
    /// For each glyph, the lookups that may require it.
    var neighbors: LookupDigest
    /// For each glyph, the lookups that start at it next to any other.
    var unconditional: LookupDigest
    /// The lookups that require a neighbor at some start.
    private var required: UInt64 = 0

    init(neighbors: LookupDigest, unconditional: LookupDigest) {
        self.neighbors = neighbors
        self.unconditional = unconditional
    }

    /// Removes the lookups that require another neighbor from those that may start at a glyph.
    @inline(__always)
    func lookups(_ bits: UInt64, at glyph: UInt16, nextTo neighbor: UInt16?) -> UInt64 {
        guard bits & required != 0 else { return bits }
        return bits & (~required | unconditional[glyph] | (neighbor.map { neighbors[$0] } ?? 0))
    }

    /// Adds starts with the neighbors one of which they require; `nil` if they require none.
    mutating func insert(
        _ starts: [ClosedRange<UInt16>],
        _ required: [ClosedRange<UInt16>]?,
        _ bit: UInt64,
        _ remaining: inout Int
    ) {
        if let required {
            self.required |= bit
            neighbors.insert(bit, required, &remaining)
        } else {
            unconditional.insert(bit, starts, &remaining)
        }
    }
}

extension LookupAccelerator {
    /// Adds a lookup by its index in the stage.
    mutating func add(_ lookup: Lookup, _ index: Int, _ table: LayoutTable) {
        let bit = LookupStage.bit(index)
        let bytes = table.bytes
        let isPlain = index < LookupStage.lastBit && lookup.properties.skipsOnlyMarks
        var kerns = table.isPositioning && isPlain
        // For kerning, testing neighbors costs more than it saves.
        let testsNeighbors = !table.isPositioning && isPlain
        for subtable in 0..<lookup.subtableCount {
            remaining -= 1
            guard remaining > 0 else { break }
            guard let (type, start) = lookup.subtable(subtable) else { continue }
            kerns =
                kerns && type == .pairAdjustment
                && bytes[Offset<PairPos1>(start.value), .valueFormat2] == 0
            switch type {
            case .markToBaseAttachment, .markToLigatureAttachment, .markToMarkAttachment:
                // The attachment of marks changes no advance.
                continue
            case .context, .chainedContext:
                guard let starts = SequenceContext(bytes, at: start, type)?.starts
                else { continue }
                add(starts, bit, testsNeighbors)
            default:
                guard let coverage: Offset<Coverage> = bytes.follow(start, .coverageOffset)
                else { continue }
                var starts = LookupStarts(glyphs: bytes.coveredGlyphs(at: coverage))
                if testsNeighbors, type == .ligatureSubstitution {
                    starts.next = secondComponents(bytes, start)
                }
                add(starts, bit, testsNeighbors)
            }
        }
        // Of the lookups that share the last bit, the first one determines the starts.
        if remaining <= 0, index <= LookupStage.lastBit {
            digest.insert(bit, 0...UInt16.max)
            next.unconditional.insert(bit, 0...UInt16.max)
            previous.unconditional.insert(bit, 0...UInt16.max)
            return
        }
        if kerns { self.kerns |= bit }
    }

    private mutating func add(
        _ starts: LookupStarts,
        _ bit: UInt64,
        _ testsNeighbors: Bool
    ) {
        digest.insert(bit, starts.glyphs, &remaining)
        guard testsNeighbors else { return }
        next.insert(starts.glyphs, starts.next, bit, &remaining)
        previous.insert(starts.glyphs, starts.previous, bit, &remaining)
    }

    /// Returns the second components of ligatures; `nil` if a ligature has one component.
    private mutating func secondComponents(
        _ bytes: TableBytes,
        _ subtable: Offset<Subtable>
    ) -> [ClosedRange<UInt16>]? {
        let table = Offset<SequenceSubst>(subtable.value)
        var components: Set<UInt16> = []
        for index in 0..<bytes[table, .count] {
            guard let set: Offset<LigatureSet> = bytes.follow(table, .offsets, index)
            else { continue }
            for index in 0..<bytes[set, .ligatureCount] {
                remaining -= 1
                guard remaining > 0 else { return nil }
                guard let ligature: Offset<Ligature> = bytes.follow(set, .ligatureOffsets, index)
                else { continue }
                guard bytes[ligature, .componentCount] != 1 else { return nil }
                components.insert(bytes.glyph(ligature, .componentGlyphIDs))
            }
        }
        return components.map { $0...$0 }
    }
}
