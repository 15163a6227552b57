/// The part of a
/// [value record](https://learn.microsoft.com/typography/opentype/spec/gpos#value-record) that
/// applies to horizontal text, in font units.
struct ValueRecord {
    var xPlacement = 0.0
    var yPlacement = 0.0
    var xAdvance = 0.0
}

/// The position of an anchor, in font units.
struct AnchorPoint {
    var x: Double
    var y: Double
}

extension AnchorPoint {
    /// Reads the position of an anchor, without variations.
    init(_ bytes: borrowing TableBytes, at anchor: Offset<Anchor>) {
        self.init(
            x: Double(bytes.int16(anchor, .xCoordinate)),
            y: Double(bytes.int16(anchor, .yCoordinate))
        )
    }
}

/// The set of 16-bit fields that a value record contains.
struct ValueFormat: OptionSet {
    let rawValue: UInt16

    static let xPlacement = ValueFormat(rawValue: 0x01)
    static let yPlacement = ValueFormat(rawValue: 0x02)
    static let xAdvance = ValueFormat(rawValue: 0x04)
    static let xPlacementDevice = ValueFormat(rawValue: 0x10)
    static let yPlacementDevice = ValueFormat(rawValue: 0x20)
    static let xAdvanceDevice = ValueFormat(rawValue: 0x40)

    static let vertical: ValueFormat = [.yPlacement, .yPlacementDevice]

    /// The size of a record in bytes.
    var recordByteCount: Int { 2 * (rawValue & 0xFF).nonzeroBitCount }
}

/// A parser for value records and anchors in `GPOS`, which applies their variations.
struct ValueRecordParser: Sendable {
    let bytes: TableBytes
    /// The deltas for the values, or `nil` if nothing varies.
    private let variations: ItemVariationStore?
    private let roundsDeltas: Bool

    init(_ bytes: TableBytes, _ gdef: GdefTable?, roundsDeltas: Bool) {
        self.bytes = bytes
        variations = gdef?.variations
        self.roundsDeltas = roundsDeltas
    }

    /// The number of steps to count for a positioned glyph, because adding many deltas takes time.
    var steps: Int { (variations?.regionCount ?? 0) / 64 }

    struct Pair {
        var first = ValueRecord()
        var second = ValueRecord()
        /// Whether the second glyph can't also be the first glyph of the next pair.
        var endsPair = false
    }

    func format<Fields>(_ table: Offset<Fields>, _ field: Fields) -> ValueFormat {
        ValueFormat(rawValue: bytes.glyph(table, field))
    }

    /// Reads a value record, whose device offsets are relative to `origin`.
    func record(_ format: ValueFormat, at start: Int, from origin: Int) -> ValueRecord {
        var record = ValueRecord()
        // Most fonts only kern.
        if format == .xAdvance { record.xAdvance = Double(bytes.int16(at: start)) }
        if format.isEmpty || format == .xAdvance { return record }
        var start = start
        for bit: UInt16 in 0..<8 {
            let field = ValueFormat(rawValue: 1 << bit)
            guard format.contains(field) else { continue }
            switch field {
            case .xPlacement: record.xPlacement += Double(bytes.int16(at: start))
            case .yPlacement: record.yPlacement += Double(bytes.int16(at: start))
            case .xAdvance: record.xAdvance += Double(bytes.int16(at: start))
            case .xPlacementDevice: record.xPlacement += delta(start, origin, roundsDeltas)
            case .yPlacementDevice: record.yPlacement += delta(start, origin, roundsDeltas)
            case .xAdvanceDevice: record.xAdvance += delta(start, origin, roundsDeltas)
            default: break
            }
            start += 2
        }
        return record
    }

    /// Returns the delta in the variation index table at an offset, or 0 if there is no such table
    /// or nothing varies.
    ///
    /// Device tables, which adjust values at specific pixel sizes, are ignored.
    private func delta(_ offset: Int, _ origin: Int, _ isRounded: Bool) -> Double {
        let table = Offset<VariationIndex>(origin + bytes.uint16(at: offset))
        guard let variations, bytes.uint16(at: offset) != 0,
            bytes[table, .deltaFormat] == VariationIndex.format
        else { return 0 }
        return variations.delta(
            DeltaSetIndex(
                outer: bytes[table, .deltaSetOuterIndex],
                inner: bytes[table, .deltaSetInnerIndex]
            ),
            isRounded: isRounded
        )
    }

    /// Returns the position of an anchor in format 3, which HarfBuzz does not round.
    func variedPoint(of anchor: Offset<Anchor>) -> AnchorPoint {
        var point = AnchorPoint(bytes, at: anchor)
        point.x += delta(anchor.of(.xDeviceOffset), anchor.value, false)
        point.y += delta(anchor.of(.yDeviceOffset), anchor.value, false)
        return point
    }
}

extension ValueRecordParser {
    /// Returns the value records for two glyphs in a pair adjustment, or `nil` if the subtable
    /// doesn't contain the pair.
    ///
    /// `index` is the coverage index of the first glyph. In format 2, the closure returns the
    /// classes of the glyphs.
    func pair(
        _ subtable: Offset<Subtable>,
        _ index: Int,
        _ second: UInt16,
        _ classes: () -> (row: Int, column: Int)?
    ) -> Pair? {
        let table = Offset<PairPos1>(subtable.value)
        let firstFormat = format(table, .valueFormat1)
        let secondFormat = format(table, .valueFormat2)
        let byteCount = firstFormat.recordByteCount + secondFormat.recordByteCount
        let record: Int
        let origin: Int
        switch bytes[table, .format] {
        case 1:
            guard index < bytes[table, .pairSetCount],
                let set: Offset<PairSet> = bytes.follow(table, .pairSetOffsets, index),
                let values = pairValues(set, second, byteCount)
            else { return nil }
            record = values
            origin = set.value
        case 2:
            let table = Offset<PairPos2>(subtable.value)
            guard let (row, column) = classes() else { return nil }
            let columnCount = bytes[table, .class2Count]
            // The product could overflow otherwise.
            guard row < bytes[table, .class1Count], column < columnCount,
                bytes.holdsRow(
                    row,
                    at: table.of(.class1Records),
                    byteCount: max(1, byteCount * columnCount)
                )
            else { return nil }
            record = table.of(.class1Records) + byteCount * (row * columnCount + column)
            origin = table.value
        default: return nil
        }
        let secondRecord = record + firstFormat.recordByteCount
        return Pair(
            first: self.record(firstFormat, at: record, from: origin),
            second: self.record(secondFormat, at: secondRecord, from: origin),
            endsPair: !secondFormat.isEmpty
        )
    }

    /// Returns the offset of a second glyph's value records in a pair set.
    private func pairValues(_ set: Offset<PairSet>, _ second: UInt16, _ byteCount: Int) -> Int? {
        let start = set.of(.pairValueRecords)
        let recordByteCount = PairValueRecord.byteCount + byteCount
        func record(_ index: Int) -> Offset<PairValueRecord> {
            Offset(start + recordByteCount * index)
        }
        let count = bytes.available(
            bytes[set, .pairValueCount],
            at: start,
            byteCount: recordByteCount
        )
        // Some fonts list the glyphs in another order. As in HarfBuzz, the search ends at the first
        // match.
        var (low, high) = (0, count - 1)
        while low <= high {
            let index = (low + high) / 2
            let glyph = bytes.glyph(record(index), .secondGlyph)
            if glyph == second { return record(index).of(.end) }
            if glyph < second { low = index + 1 } else { high = index - 1 }
        }
        return nil
    }
}
