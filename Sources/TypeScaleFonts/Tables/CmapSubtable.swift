/// A subtable of [`cmap`](https://learn.microsoft.com/typography/opentype/spec/cmap) in one of the
/// formats that map one character to one glyph.
enum CmapSubtable: Sendable {
    /// Format 0: an array of bytes.
    case byteEncoding(TableBytes)
    /// Format 2: one byte or two.
    case highByte(TableBytes)
    /// Format 4.
    case segments(CmapFormat4)
    /// Formats 6 and 10: an array of glyphs.
    case trimmed(TableBytes, glyphs: FieldArray<GlyphID16>, first: Int)
    /// Formats 12 and 13.
    case groups(CmapFormat12)

    static let format = Field<UInt16>(at: 0)

    private enum Format0 {
        static let length = Field<UInt16>(after: format)
        static let language = Field<UInt16>(after: length)
        static let glyphIdArray = FieldArray<UInt8>(after: language, count: 256)
    }

    private enum Format2 {
        static let length = Field<UInt16>(after: format)
        static let language = Field<UInt16>(after: length)
        static let subHeaderKeys = FieldArray<UInt16>(after: language, count: 256)
        static let subHeaders = RecordArray(
            after: subHeaderKeys,
            recordEnd: SubHeader.idRangeOffset
        )
    }

    private enum SubHeader {
        static let firstCode = Field<UInt16>(at: 0)
        static let entryCount = Field<UInt16>(after: firstCode)
        static let idDelta = Field<Int16>(after: entryCount)
        static let idRangeOffset = Field<UInt16>(after: idDelta)
    }

    private enum Format6 {
        static let length = Field<UInt16>(after: format)
        static let language = Field<UInt16>(after: length)
        static let firstCode = Field<UInt16>(after: language)
        static let entryCount = Field<UInt16>(after: firstCode)
        static let glyphIdArray = FieldArray<GlyphID16>(after: entryCount)
    }

    private enum Format10 {
        static let reserved = Field<UInt16>(after: format)
        static let length = Field<UInt32>(after: reserved)
        static let language = Field<UInt32>(after: length)
        static let startCharCode = Field<UInt32>(after: language)
        static let numChars = Field<UInt32>(after: startCharCode)
        static let glyphIdArray = FieldArray<GlyphID16>(after: numChars)
    }

    /// Reads the subtable at the start of the bytes.
    ///
    /// Does not read its length field: that of large subtables is wrong, and every read is checked
    /// against the bytes that are there.
    init?(_ table: TableBytes) {
        func trimmed(
            _ firstCode: Int?,
            _ count: Int?,
            _ glyphs: FieldArray<GlyphID16>
        ) -> CmapSubtable? {
            guard let firstCode, let count, glyphs.offset <= table.count else { return nil }
            let glyphs = FieldArray<GlyphID16>(at: glyphs.offset, count: count)
            return .trimmed(table, glyphs: glyphs, first: firstCode)
        }
        let subtable: CmapSubtable? =
            switch table[Self.format] {
            case 0: .byteEncoding(table)
            case 2: .highByte(table)
            case 4: CmapFormat4(table).map(CmapSubtable.segments)
            case 6:
                trimmed(table[Format6.firstCode], table[Format6.entryCount], Format6.glyphIdArray)
            case 10:
                trimmed(
                    table[Format10.startCharCode],
                    table[Format10.numChars],
                    Format10.glyphIdArray
                )
            case 12, 13: CmapFormat12(table).map(CmapSubtable.groups)
            default: nil
            }
        guard let subtable else { return nil }
        self = subtable
    }

    /// Writes the glyphs of consecutive characters.
    func fill(_ glyphs: inout [UInt16], from first: Int) {
        switch self {
        case .segments(let subtable): subtable.fill(&glyphs, from: first)
        case .groups(let subtable): subtable.fill(&glyphs, from: first)
        case .byteEncoding, .highByte, .trimmed:
            for index in glyphs.indices { glyphs[index] = glyph(first + index) }
        }
    }

    private func glyph(_ character: Int) -> UInt16 {
        switch self {
        case .byteEncoding(let table):
            guard character < Format0.glyphIdArray.count else { return 0 }
            return UInt16(truncatingIfNeeded: table[Format0.glyphIdArray[character]] ?? 0)
        case .highByte(let table): return Self.highByteGlyph(table, character)
        case .trimmed(let table, let glyphs, let first):
            guard character >= first, character - first < glyphs.count else { return 0 }
            return table[glyphs[character - first]] ?? 0
        case .segments, .groups: return 0
        }
    }

    /// Format 2: the first byte decides whether there is a second.
    private static func highByteGlyph(_ table: TableBytes, _ character: Int) -> UInt16 {
        guard character <= 0xFFFF else { return 0 }
        let high = character >> 8
        let low = character & 0xFF
        // The key of a single byte is 0; that of the first of two is not.
        guard let key = table[Format2.subHeaderKeys[high == 0 ? low : high]],
            (key == 0) == (high == 0)
        else { return 0 }
        let header = Format2.subHeaders.offset + key
        guard let first = table[SubHeader.firstCode, at: header],
            let count = table[SubHeader.entryCount, at: header],
            let delta = table[SubHeader.idDelta, at: header],
            let range = table[SubHeader.idRangeOffset, at: header], low >= first,
            low < first + count
        else { return 0 }
        // The offset counts from its own field.
        let glyphs = FieldArray<GlyphID16>(at: header + SubHeader.idRangeOffset.offset + range)
        guard let glyph = table[glyphs[low - first]], glyph != 0 else { return 0 }
        return UInt16(truncatingIfNeeded: Int(glyph) + delta)
    }
}
