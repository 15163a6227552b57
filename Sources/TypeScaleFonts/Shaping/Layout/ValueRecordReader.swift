/// How far `GPOS` moves a glyph horizontally, from a
/// [value record](https://learn.microsoft.com/typography/opentype/spec/gpos#value-record), in font
/// units.
struct ValueRecord {
    var xPlacement = 0.0
    var xAdvance = 0.0
}

/// The fields of a value record that are there, each of 16 bits.
struct ValueFormat: OptionSet {
    let rawValue: UInt16

    static let xPlacement = ValueFormat(rawValue: 0x01)
    static let yPlacement = ValueFormat(rawValue: 0x02)
    static let xAdvance = ValueFormat(rawValue: 0x04)
    static let yAdvance = ValueFormat(rawValue: 0x08)
    static let xPlacementDevice = ValueFormat(rawValue: 0x10)
    static let yPlacementDevice = ValueFormat(rawValue: 0x20)
    static let xAdvanceDevice = ValueFormat(rawValue: 0x40)
    static let yAdvanceDevice = ValueFormat(rawValue: 0x80)

    /// The number of bytes of a record of the format.
    @inline(__always)
    var recordByteCount: Int { 2 * (rawValue & 0xFF).nonzeroBitCount }
}

/// Reads the numbers by which `GPOS` moves glyphs, at a point on the axes.
struct ValueRecordReader: Sendable {
    let bytes: TableBytes
    /// How far the numbers move; `nil` where nothing varies.
    private let variations: ItemVariationStore?
    private let roundsDeltas: Bool

    init(_ bytes: TableBytes, _ gdef: GdefTable?, roundsDeltas: Bool) {
        self.bytes = bytes
        variations = gdef?.variations
        self.roundsDeltas = roundsDeltas
    }

    /// The value records of two glyphs.
    struct Pair {
        var first = ValueRecord()
        var second = ValueRecord()
        /// Whether the second glyph cannot be the first of the next pair.
        var endsPair = false
    }

    func format(_ field: some Words, at start: Int) -> ValueFormat? {
        bytes.glyph(field, at: start).map(ValueFormat.init(rawValue:))
    }

    /// Reads a value record; the offsets of its devices count from an origin.
    func record(_ format: ValueFormat, at start: Int, from origin: Int) -> ValueRecord {
        var record = ValueRecord()
        var start = start
        for bit in 0..<8 {
            let field = ValueFormat(rawValue: 1 << bit)
            guard format.contains(field) else { continue }
            defer { start += 2 }
            guard let number = bytes.int16(at: start) else { return record }
            switch field {
            case .xPlacement: record.xPlacement += Double(number)
            case .xAdvance: record.xAdvance += Double(number)
            case .xPlacementDevice: record.xPlacement += delta(start, origin)
            case .xAdvanceDevice: record.xAdvance += delta(start, origin)
            default: break
            }
        }
        return record
    }

    /// How far a number moves, by the variation index table that an offset leads to.
    ///
    /// Device tables are for sizes in pixels, and are not read.
    private func delta(_ field: Int, _ origin: Int) -> Double {
        guard let variations, let offset = bytes.uint16(at: field), offset != 0 else { return 0 }
        let table = origin + Int(offset)
        guard
            bytes.uint16(VariationIndex.deltaFormat, at: table) == VariationIndex.format,
            let outer = bytes.uint16(VariationIndex.deltaSetOuterIndex, at: table),
            let inner = bytes.uint16(VariationIndex.deltaSetInnerIndex, at: table)
        else { return 0 }
        let index = DeltaSetIndex(outer: outer, inner: inner)
        return variations.delta(index, isRounded: roundsDeltas)
    }

    /// The x-coordinate of the anchor at an offset.
    func anchor(at start: Int) -> Double? {
        guard let format = bytes.uint16(Anchor.anchorFormat, at: start),
            let x = bytes.int16(Anchor.xCoordinate, at: start)
        else { return nil }
        return Double(x) + (format == 3 ? delta(start + Anchor.xDeviceOffset.offset, start) : 0)
    }
}

extension ValueRecordReader {
    /// The value records of a pair adjustment for two glyphs; `nil` if it does not have the pair.
    func pair(_ subtable: Int, _ first: UInt16, _ second: UInt16) -> Pair? {
        guard let coverage = bytes.follow(CoveredSubtable.coverageOffset, at: subtable),
            let index = bytes.coverageIndex(first, at: coverage),
            let firstFormat = format(PairPos1.valueFormat1, at: subtable),
            let secondFormat = format(PairPos1.valueFormat2, at: subtable)
        else { return nil }
        let byteCount = firstFormat.recordByteCount + secondFormat.recordByteCount
        let record: Int
        let origin: Int
        switch bytes.uint16(CoveredSubtable.format, at: subtable) {
        case 1:
            guard let sets = bytes.uint16(PairPos1.pairSetCount, at: subtable), index < sets,
                let set = bytes.follow(PairPos1.pairSetOffsets, index, at: subtable),
                let values = pairValues(set, second, byteCount)
            else { return nil }
            record = values
            origin = set
        case 2:
            guard let rows = bytes.follow(PairPos2.classDef1Offset, at: subtable),
                let columns = bytes.follow(PairPos2.classDef2Offset, at: subtable),
                let rowCount = bytes.uint16(PairPos2.class1Count, at: subtable),
                let columnCount = bytes.uint16(PairPos2.class2Count, at: subtable)
            else { return nil }
            let row = bytes.glyphClass(first, at: rows)
            let column = bytes.glyphClass(second, at: columns)
            guard row < rowCount, column < columnCount else { return nil }
            let records = subtable + PairPos2.class1Records.offset
            record = records + byteCount * (row * columnCount + column)
            origin = subtable
        default: return nil
        }
        return Pair(
            first: self.record(firstFormat, at: record, from: origin),
            second: self.record(
                secondFormat,
                at: record + firstFormat.recordByteCount,
                from: origin
            ),
            endsPair: !secondFormat.isEmpty
        )
    }

    /// The offset of the value records of a second glyph in a pair set.
    private func pairValues(_ set: Int, _ second: UInt16, _ byteCount: Int) -> Int? {
        guard let count = bytes.uint16(PairSet.pairValueCount, at: set) else { return nil }
        let records = set + PairSet.pairValueRecords.offset
        let recordByteCount = PairValueRecord.byteCount + byteCount
        let index = partitionPoint(count) {
            bytes.glyph(PairValueRecord.secondGlyph, at: records + recordByteCount * $0) ?? .max
                < second
        }
        let record = records + recordByteCount * index
        guard index < count, bytes.glyph(PairValueRecord.secondGlyph, at: record) == second
        else { return nil }
        return record + PairValueRecord.byteCount
    }
}
