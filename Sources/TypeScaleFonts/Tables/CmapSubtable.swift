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
    case trimmed(TableBytes, glyphs: WordArray, first: Int)
    /// Formats 12 and 13.
    case groups(CmapFormat12)

    private enum Format0: Int, Words { case format, length, language, glyphIdArray }
    private enum Format2: Int, Words { case format, length, language, subHeaderKeys }
    private enum SubHeader: Int, Words { case firstCode, entryCount, idDelta, idRangeOffset }
    private enum Format6: Int, Words {
        case format, length, language, firstCode, entryCount, glyphIdArray
    }

    private enum Format10: Int, Words {
        case format, reserved, length, lengthLow, language, languageLow, startCharCode
        case startCharCodeLow, numChars, numCharsLow, glyphIdArray
    }

    /// Reads the subtable at the start of the bytes.
    ///
    /// Does not read its length field: that of large subtables is wrong, and every read is checked
    /// against the bytes that are there.
    init?(_ table: TableBytes) {
        func trimmed(_ first: Int?, _ count: Int?, _ glyphs: some Words) -> CmapSubtable? {
            guard let first, let count, glyphs.offset <= table.count else { return nil }
            let array = WordArray(offset: glyphs.offset, count: count)
            return .trimmed(table, glyphs: array, first: first)
        }
        let subtable: CmapSubtable? =
            switch table.uint16(Format0.format) {
            case 0: .byteEncoding(table)
            case 2: .highByte(table)
            case 4: CmapFormat4(table).map(CmapSubtable.segments)
            case 6:
                trimmed(
                    table.uint16(Format6.firstCode),
                    table.uint16(Format6.entryCount),
                    Format6.glyphIdArray
                )
            case 10:
                trimmed(
                    table.uint32(Format10.startCharCode),
                    table.uint32(Format10.numChars),
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
            guard character <= 0xFF else { return 0 }
            return table.uint8(at: Format0.glyphIdArray.offset + character).map(UInt16.init) ?? 0
        case .highByte(let table): return Self.highByteGlyph(table, character)
        case .trimmed(let table, let glyphs, let first):
            guard character >= first, character - first < glyphs.count else { return 0 }
            return table.uint16(at: glyphs.offset + 2 * (character - first)) ?? 0
        case .segments, .groups: return 0
        }
    }

    /// Format 2: the first byte decides whether there is a second.
    private static func highByteGlyph(_ table: TableBytes, _ character: Int) -> UInt16 {
        guard character <= 0xFFFF else { return 0 }
        let high = character >> 8
        let low = character & 0xFF
        // The key of a single byte is 0; that of the first of two is not.
        guard let key = table.uint16(Format2.subHeaderKeys, high == 0 ? low : high),
            (key == 0) == (high == 0)
        else { return 0 }
        // The subheaders follow 256 keys.
        let header = Format2.subHeaderKeys.offset + 2 * 256 + key
        guard let first = table.uint16(SubHeader.firstCode, at: header),
            let count = table.uint16(SubHeader.entryCount, at: header),
            let delta = table.uint16(SubHeader.idDelta, at: header),
            let range = table.uint16(SubHeader.idRangeOffset, at: header), low >= first,
            low < first + count
        else { return 0 }
        // The offset counts from its own field.
        let glyphs = header + SubHeader.idRangeOffset.offset + range
        guard let glyph = table.uint16(at: glyphs + 2 * (low - first)), glyph != 0 else { return 0 }
        return UInt16(truncatingIfNeeded: Int(glyph) + delta)
    }
}
