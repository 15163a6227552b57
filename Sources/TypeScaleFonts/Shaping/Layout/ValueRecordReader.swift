/// How far `GPOS` moves a glyph horizontally, from a
/// [value record](https://learn.microsoft.com/typography/opentype/spec/gpos#value-record), in font
/// units.
struct ValueRecord {
    var xPlacement = 0.0
    var xAdvance = 0.0
}

/// The fields of a value record that are there, each of 16 bits.
struct ValueFormat: OptionSet, FontDataType {
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

    @inline(__always) static var byteCount: Int { 2 }
    @inline(__always) static func read(_ bytes: TableBytes, at offset: Int) -> ValueFormat? {
        bytes.uint16(at: offset).map(ValueFormat.init(rawValue:))
    }
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

    /// Reads a value record; the offsets of its devices count from an origin.
    func record(_ format: ValueFormat, at start: Int, from origin: Int) -> ValueRecord {
        var record = ValueRecord()
        var start = start
        for bit in 0..<8 {
            let field = ValueFormat(rawValue: 1 << bit)
            guard format.contains(field) else { continue }
            defer { start += 2 }
            guard let number = bytes[Field<FWord>(at: start)] else { return record }
            switch field {
            case .xPlacement: record.xPlacement += Double(number)
            case .xAdvance: record.xAdvance += Double(number)
            case .xPlacementDevice: record.xPlacement += delta(Field(at: start), origin)
            case .xAdvanceDevice: record.xAdvance += delta(Field(at: start), origin)
            default: break
            }
        }
        return record
    }

    /// How far a number moves, by the variation index table that an offset leads to.
    ///
    /// Device tables are for sizes in pixels, and are not read.
    private func delta(_ field: Field<Offset16>, _ origin: Int) -> Double {
        guard let variations, let table = bytes.follow(field, from: origin),
            bytes[VariationIndex.deltaFormat, at: table] == VariationIndex.format,
            let outer = bytes[VariationIndex.deltaSetOuterIndex, at: table],
            let inner = bytes[VariationIndex.deltaSetInnerIndex, at: table]
        else { return 0 }
        let index = DeltaSetIndex(outer: outer, inner: inner)
        return variations.delta(index, isRounded: roundsDeltas)
    }

    /// The x-coordinate of the anchor at an offset.
    func anchor(at start: Int) -> Double? {
        guard let format = bytes[Anchor.anchorFormat, at: start],
            let x = bytes[Anchor.xCoordinate, at: start]
        else { return nil }
        let device = Field<Offset16>(at: start + Anchor.xDeviceOffset.offset)
        return Double(x) + (format == 3 ? delta(device, start) : 0)
    }
}

extension ValueRecordReader {
    /// The value records of a pair adjustment for two glyphs; `nil` if it does not have the pair.
    func pair(_ subtable: Int, _ first: UInt16, _ second: UInt16) -> Pair? {
        guard let coverage = bytes.follow(CoveredSubtable.coverageOffset, at: subtable),
            let index = bytes.coverageIndex(first, at: coverage),
            let firstFormat = bytes[PairPos.valueFormat1, at: subtable],
            let secondFormat = bytes[PairPos.valueFormat2, at: subtable]
        else { return nil }
        let byteCount = firstFormat.recordByteCount + secondFormat.recordByteCount
        let record: Int
        let origin: Int
        switch bytes[CoveredSubtable.format, at: subtable] {
        case 1:
            guard let sets = bytes[PairPos.pairSetCount, at: subtable], index < sets,
                let set = bytes.follow(PairPos.pairSetOffsets[index], at: subtable),
                let values = pairValues(set, second, byteCount)
            else { return nil }
            record = values
            origin = set
        case 2:
            guard let rows = bytes.follow(ClassPairPos.classDef1Offset, at: subtable),
                let columns = bytes.follow(ClassPairPos.classDef2Offset, at: subtable),
                let rowCount = bytes[ClassPairPos.class1Count, at: subtable],
                let columnCount = bytes[ClassPairPos.class2Count, at: subtable]
            else { return nil }
            let row = bytes.glyphClass(first, at: rows)
            let column = bytes.glyphClass(second, at: columns)
            guard row < rowCount, column < columnCount else { return nil }
            let records = subtable + ClassPairPos.class2Count.end
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
        guard let count = bytes[PairSet.pairValueCount, at: set] else { return nil }
        let records = set + PairSet.pairValueCount.end
        let recordByteCount = PairValueRecord.secondGlyph.end + byteCount
        let index = partitionPoint(count) {
            bytes[PairValueRecord.secondGlyph, at: records + recordByteCount * $0] ?? .max < second
        }
        let record = records + recordByteCount * index
        guard index < count, bytes[PairValueRecord.secondGlyph, at: record] == second
        else { return nil }
        return record + PairValueRecord.secondGlyph.end
    }
}
