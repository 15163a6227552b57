/// The lookups in a table that a plan applies, in order.
final class LookupStage: Sendable {
    let table: LayoutTable
    let lookups: [Int]
    /// The glyphs at which each lookup may start, by the lookup's ``bit(_:)``.
    let accelerator: LookupAccelerator
    let values: ValueRecordReader
    let gdef: GdefTable?
    let glyphCount: Int

    /// Prepares the lookups in a table, or returns `nil` if neither lookups nor marks exist.
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

    /// The index of the last lookup bit, which all later lookups share.
    static let lastBit = 62

    /// Returns the bit for a lookup, given its index in the stage.
    static func bit(_ index: Int) -> UInt64 { 1 << UInt64(min(index, lastBit)) }

    /// The bit for mark glyphs.
    static let markBit: UInt64 = 1 << 63
}

/// The glyphs at which a stage's lookups may start, and the adjacent glyphs that they require.
struct LookupAccelerator: Sendable {
    /// The lookups that may start at each glyph.
    var digest: LookupDigest
    private var next: NeighborDigest
    private var previous: NeighborDigest
    /// A bit mask of the lookups that only kern adjacent glyphs.
    private(set) var kerns: UInt64 = 0

    /// The maximum number of glyphs to read for all lookups in a stage.
    ///
    /// Further lookups, which occur only in malformed fonts, may start at any glyph.
    private static let maximumGlyphCount = 1 << 22

    private var remaining = maximumGlyphCount

    init(glyphCount: Int) {
        digest = LookupDigest(glyphCount: glyphCount)
        next = NeighborDigest(neighbors: digest, unconditional: digest)
        previous = next
    }

    /// Returns the lookups that may start at a glyph between its neighbors.
    ///
    /// A neighbor is `nil` at either end of the text. The result is valid only if the lookups skip
    /// no glyphs.
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
    /// The lookups that may require each glyph.
    var neighbors: LookupDigest
    /// The lookups that start at each glyph regardless of its neighbor.
    var unconditional: LookupDigest
    /// The lookups for which some starts require a specific neighbor.
    private var required: UInt64 = 0

    init(neighbors: LookupDigest, unconditional: LookupDigest) {
        self.neighbors = neighbors
        self.unconditional = unconditional
    }

    /// Filters out the lookups at a glyph that require a different neighbor.
    @inline(__always)
    func lookups(_ bits: UInt64, at glyph: UInt16, nextTo neighbor: UInt16?) -> UInt64 {
        guard bits & required != 0 else { return bits }
        return bits & (~required | unconditional[glyph] | (neighbor.map { neighbors[$0] } ?? 0))
    }

    /// Adds the starts of a lookup, where `required` is `nil` if any neighbor is allowed.
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
    /// Adds the lookup at an index in the stage.
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
                // Mark attachment doesn't change advances.
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
        // Among lookups that share the last bit, only the first can extend the starts to all
        // glyphs.
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

    /// Returns the second components of ligatures, or `nil` if a ligature has only one component.
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
