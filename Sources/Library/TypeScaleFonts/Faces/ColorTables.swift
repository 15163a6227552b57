/// The tables with glyphs in color:
/// [`COLR`](https://learn.microsoft.com/typography/opentype/spec/colr),
/// [`CBDT`](https://learn.microsoft.com/typography/opentype/spec/cbdt) with its index `CBLC`,
/// [`sbix`](https://learn.microsoft.com/typography/opentype/spec/sbix) and
/// [`SVG `](https://learn.microsoft.com/typography/opentype/spec/svg).
struct ColorTables {
    private enum Layers: Int, Words {
        case version, baseGlyphCount, baseGlyphsOffset, baseGlyphsOffsetLow, layersOffset
        case layersOffsetLow, layerCount, baseGlyphListOffset, baseGlyphListOffsetLow
    }

    private enum BaseGlyph: Int, RecordWords { case glyphID, firstLayer, layerCount, end }
    private enum PaintList: Int, Words { case count, countLow, records }
    private enum PaintRecord: Int, RecordWords { case glyphID, paintOffset, paintOffsetLow, end }

    private enum Locations: Int, Words { case version, versionLow, sizeCount, sizeCountLow, sizes }
    private enum BitmapSize: Int, RecordWords {
        case subtablesOffset, subtablesOffsetLow, byteCount, byteCountLow, count, countLow
        case end = 24
    }

    private enum Subtables: Int, Words { case records }
    private enum SubtableRecord: Int, RecordWords { case first, last, offset, offsetLow, end }
    private enum IndexSubtable: Int, Words {
        case format, imageFormat, imageOffset, imageOffsetLow, contents
    }

    private enum Strikes: Int, Words { case version, flags, count, countLow, offsets }
    private enum Strike: Int, Words { case ppem, ppi, offsets }

    private enum Documents: Int, Words { case version, listOffset, listOffsetLow }
    private enum DocumentList: Int, Words { case count, records }
    private enum DocumentRecord: Int, RecordWords {
        case first, last, offset, offsetLow, length, lengthLow, end
    }

    private static let maximumByteCount = 16 << 20

    /// The difference between the numbers of entries at a glyph and at the glyph before it.
    private var changes: [Int32]
    /// The steps that remain.
    ///
    /// Real fonts take about 10 for each glyph.
    private var remaining = 1 << 22
    /// The number of strikes in `sbix` that were read.
    private(set) var strikeCount = 0

    /// Reads tables.
    init(
        _ tags: Set<FontTag>,
        _ face: FaceData,
        _ input: borrowing FontInput
    ) {
        let directory = face.directory(input)
        changes = Array(repeating: 0, count: face.glyphCount + 1)
        func table(_ tag: FontTag) -> TableBytes? {
            directory.table(tag, input, upTo: Self.maximumByteCount) { $0 }
        }
        if tags.contains("COLR"), let table = table("COLR") { addLayers(table) }
        if tags.contains("CBDT"), directory["CBDT"] != nil, let table = table("CBLC") {
            addBitmaps(table)
        }
        if tags.contains("sbix") { addStrikes(directory["sbix"], input) }
        if tags.contains("SVG "), let table = table("SVG ") { addDocuments(table) }
    }

    /// The glyphs in the tables, in ascending order, or `nil` if the tables have too many entries.
    var glyphs: [ClosedRange<UInt16>]? {
        guard remaining >= 0 else { return nil }
        var ranges: [ClosedRange<UInt16>] = []
        var depth: Int32 = 0
        var start: UInt16?
        for (glyph, change) in changes.enumerated() {
            depth += change
            let glyph = UInt16(truncatingIfNeeded: glyph)
            if depth > 0 {
                start = start ?? glyph
            } else if let first = start {
                ranges.append(first...(glyph &- 1))
                start = nil
            }
        }
        return ranges
    }

    private mutating func add(_ first: Int, _ last: Int) {
        let last = min(last, changes.count - 2)
        guard first <= last else { return }
        changes[first] += 1
        changes[last + 1] -= 1
    }

    /// Returns a number of entries, and subtracts it from the steps.
    private mutating func counted(_ count: Int) -> Range<Int> {
        remaining -= 1 + count
        return 0..<(remaining >= 0 ? count : 0)
    }

    private mutating func addLayers(_ table: TableBytes) {
        let fields = Offset<Layers>()
        if let list: Offset<Subtables> = table.follow32(fields, .baseGlyphsOffset) {
            let size = BaseGlyph.byteCount
            let stated = table[fields, .baseGlyphCount]
            for index in counted(table.available(stated, at: list.value, byteCount: size)) {
                let record = Offset<BaseGlyph>(list, .records, index)
                let glyph = table[record, .glyphID]
                if table[record, .layerCount] > 0 { add(glyph, glyph) }
            }
        }
        guard table[fields, .version] >= 1,
            let list: Offset<PaintList> = table.follow32(fields, .baseGlyphListOffset)
        else { return }
        let size = PaintRecord.byteCount
        let stated = table.uint32(list, .count)
        for index in counted(table.available(stated, at: list.of(.records), byteCount: size)) {
            let record = Offset<PaintRecord>(list, .records, index)
            let glyph = table[record, .glyphID]
            if table.uint32(record, .paintOffset) > 0 { add(glyph, glyph) }
        }
    }

    private mutating func addBitmaps(_ table: TableBytes) {
        let fields = Offset<Locations>()
        let sizes = table.available(
            table.uint32(fields, .sizeCount),
            at: fields.of(.sizes),
            byteCount: BitmapSize.byteCount
        )
        for index in counted(sizes) {
            let size = Offset<BitmapSize>(fields, .sizes, index)
            guard let list: Offset<Subtables> = table.follow32(size, .subtablesOffset, from: 0)
            else { continue }
            let stated = table.uint32(size, .count)
            let byteCount = SubtableRecord.byteCount
            for index in counted(table.available(stated, at: list.value, byteCount: byteCount)) {
                let record = Offset<SubtableRecord>(list, .records, index)
                addSubtable(
                    table,
                    Offset<IndexSubtable>(list.value + table.uint32(record, .offset)),
                    table[record, .first],
                    table[record, .last]
                )
            }
        }
    }

    private mutating func addSubtable(
        _ table: TableBytes,
        _ subtable: Offset<IndexSubtable>,
        _ first: Int,
        _ last: Int
    ) {
        let contents = subtable.of(.contents)
        guard first <= last else { return }
        switch table[subtable, .format] {
        case 1:
            for index in counted(last - first + 1)
            where table.uint32(subtable, .contents, index)
                < table.uint32(subtable, .contents, index + 1)
            {
                add(first + index, first + index)
            }
        case 2: add(first, last)
        case 3:
            for index in counted(last - first + 1)
            where table[subtable, .contents, index] < table[subtable, .contents, index + 1] {
                add(first + index, first + index)
            }
        case 4:
            let stated = table.uint32(subtable, .contents)
            for index in counted(table.available(stated, at: contents + 4, byteCount: 4)) {
                let glyph = table[subtable, .contents, 2 + 2 * index]
                add(glyph, glyph)
            }
        case 5:
            // The size and the metrics of the images, which are all equal, take 12 bytes.
            let stated = table.uint32(subtable, .contents, 3)
            for index in counted(table.available(stated, at: contents + 16)) {
                let glyph = table[subtable, .contents, 8 + index]
                add(glyph, glyph)
            }
        default: break
        }
    }

    /// Adds the glyphs of `sbix`, of which only the offsets are read.
    private mutating func addStrikes(
        _ record: TableDirectory.Record?,
        _ input: borrowing FontInput
    ) {
        let fields = Offset<Strikes>()
        guard let record, record.count > fields.of(.offsets),
            let header = input.read(at: record.offset, count: fields.of(.offsets))
        else { return }
        let stated = header.uint32(fields, .count)
        let count = min(stated, (record.count - fields.of(.offsets)) / 4)
        // Each strike takes a step for each glyph, so that the number of strikes is limited.
        let listed = counted(min(count, remaining))
        let offset = record.offset + fields.of(.offsets)
        guard !listed.isEmpty, let list = input.read(at: offset, count: 4 * count) else { return }
        let glyphCount = changes.count - 1
        let byteCount = Offset<Strike>().of(.offsets) + 4 * (glyphCount + 1)
        for index in listed {
            let start = Int(word: list.uint32(at: 4 * index))
            let glyphs = counted(glyphCount)
            guard remaining >= 0 else { return }
            strikeCount += 1
            guard start <= record.count - byteCount,
                let strike = input.read(at: record.offset + start, count: byteCount)
            else { continue }
            let fields = Offset<Strike>()
            for glyph in glyphs
            where strike.uint32(fields, .offsets, glyph)
                < strike.uint32(fields, .offsets, glyph + 1)
            {
                add(glyph, glyph)
            }
        }
    }

    private mutating func addDocuments(_ table: TableBytes) {
        let fields = Offset<Documents>()
        guard let list: Offset<DocumentList> = table.follow32(fields, .listOffset) else { return }
        let size = DocumentRecord.byteCount
        let stated = table[list, .count]
        for index in counted(table.available(stated, at: list.of(.records), byteCount: size)) {
            let record = Offset<DocumentRecord>(list, .records, index)
            if table.uint32(record, .offset) > 0, table.uint32(record, .length) > 0 {
                add(table[record, .first], table[record, .last])
            }
        }
    }
}
