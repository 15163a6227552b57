/// The [`cmap`](https://learn.microsoft.com/typography/opentype/spec/cmap) table, which maps
/// characters to glyphs.
final class CmapTable: Sendable {
    /// The maximum number of bytes to read, enough for one group per Unicode character.
    static let maximumByteCount = 12 * 0x110000 + 65_536

    /// The maximum number of subtables.
    ///
    /// Real fonts have about ten.
    private static let maximumSubtableCount = 64

    /// The maximum number of subtables to try, because reading each of them can take milliseconds.
    private static let maximumAttemptCount = 5

    private enum Fields: Int, Words { case version, numTables, encodingRecords }
    private enum EncodingRecord: Int, RecordWords {
        case platformID, encodingID, subtableOffset, subtableOffsetLow, end
    }

    /// The Unicode platform's encoding ID for variation sequences.
    private static let encodingVariationSequences = 5

    private let subtable: CmapSubtable
    private let variationSequences: CmapFormat14?
    private let characters: Characters

    /// The character set of a subtable.
    private enum Characters {
        case unicode
        /// The codes of a symbol font, which start at U+F000.
        case symbols
        /// The bytes of Macintosh Roman text.
        case roman
    }

    /// Chooses the best subtable, or returns `nil` if no subtable can be read.
    init?(_ table: TableBytes) {
        let fields = Offset<Fields>()
        var candidates: [(rank: Int, bytes: TableBytes, characters: Characters)] = []
        var variationSequences: CmapFormat14?
        for index in 0..<min(table[fields, .numTables], Self.maximumSubtableCount) {
            let record = Offset<EncodingRecord>(fields, .encodingRecords, index)
            let platform = table[record, .platformID]
            let encoding = table[record, .encodingID]
            guard table.holds(EncodingRecord.byteCount, at: record.value),
                let bytes = table.slice(at: table.uint32(record, .subtableOffset))
            else { continue }
            if platform == PlatformID.unicode, encoding == Self.encodingVariationSequences {
                variationSequences = variationSequences ?? CmapFormat14(bytes)
                continue
            }
            let rank = Self.rank(platform, encoding)
            guard rank > 0, !candidates.contains(where: { $0.rank == rank }) else { continue }
            let isSymbol = platform == PlatformID.windows && encoding == WindowsEncoding.symbol
            let isRoman = platform == PlatformID.macintosh
            candidates.append((rank, bytes, isSymbol ? .symbols : isRoman ? .roman : .unicode))
        }
        let order = sortedIndices(of: candidates.map { -$0.rank })
        for candidate in order.prefix(Self.maximumAttemptCount).map({ candidates[$0] }) {
            guard let subtable = CmapSubtable(candidate.bytes) else { continue }
            self.subtable = subtable
            characters = candidate.characters
            self.variationSequences = variationSequences
            return
        }
        return nil
    }

    /// Returns the rank of an encoding, which is 0 if unsupported.
    ///
    /// As in HarfBuzz, symbols come before full Unicode, which comes before its basic plane.
    private static func rank(_ platform: Int, _ encoding: Int) -> Int {
        switch (platform, encoding) {
        case (PlatformID.windows, WindowsEncoding.symbol): 13
        case (PlatformID.windows, WindowsEncoding.unicodeFull): 12
        case (PlatformID.unicode, 6): 11
        case (PlatformID.unicode, 4): 10
        case (PlatformID.windows, WindowsEncoding.unicodeBMP): 9
        case (PlatformID.unicode, 0...3): 5 + encoding
        case (PlatformID.macintosh, MacintoshEncoding.roman): 1
        default: 0
        }
    }

    /// Returns the glyph for a character, or 0 if it is missing.
    func glyph(_ character: UInt32) -> UInt16 {
        let code = Int(word: character)
        switch characters {
        case .unicode: return subtable.glyph(code)
        case .roman: return MacRoman.byte(character).map { subtable.glyph(Int($0)) } ?? 0
        case .symbols:
            let glyph = subtable.glyph(code)
            return glyph == 0 && code <= 0xFF ? subtable.glyph(0xF000 + code) : glyph
        }
    }

    /// Returns the glyphs for consecutive characters in one page of 256, or 0 if one is missing.
    func glyphs(from first: Int, count: Int) -> [UInt16] {
        var glyphs = [UInt16](repeating: 0, count: count)
        switch characters {
        case .unicode: subtable.fill(&glyphs, from: first)
        case .roman:
            for index in glyphs.indices {
                guard let byte = MacRoman.byte(UInt32(first + index)) else { continue }
                var glyph: [UInt16] = [0]
                subtable.fill(&glyph, from: Int(byte))
                glyphs[index] = glyph[0]
            }
        case .symbols:
            subtable.fill(&glyphs, from: first)
            guard first <= 0xFF else { break }
            var symbols = [UInt16](repeating: 0, count: count)
            subtable.fill(&symbols, from: 0xF000 + first)
            for index in symbols.indices where glyphs[index] == 0 {
                glyphs[index] = symbols[index]
            }
        }
        return glyphs
    }

    /// Returns the glyph for a character followed by a variation selector, or `nil` if the face
    /// doesn't support the sequence.
    func glyph(_ character: UInt32, selector: UInt32) -> UInt16? {
        switch variationSequences?.mapping(Int(word: character), Int(word: selector)) {
        case .nonDefault(let glyph): glyph
        case .default: glyph(character)
        case nil: nil
        }
    }
}

/// A [`cmap`](https://learn.microsoft.com/typography/opentype/spec/cmap) subtable in a format that
/// maps single characters to glyphs.
enum CmapSubtable: Sendable {
    /// Format 0, an array of one-byte glyph IDs.
    case byteEncoding(TableBytes)
    /// Format 2, for characters of one or two bytes.
    case highByte(TableBytes)
    /// Format 4.
    case segments(CmapFormat4)
    /// Format 6 or 10, an array of glyph IDs for consecutive characters.
    case trimmed(TableBytes, glyphs: WordArray, first: Int)
    /// Format 12 or 13.
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
    /// The length field is ignored, because it overflows in large subtables. Every read is checked
    /// against the number of bytes.
    init?(_ table: TableBytes) {
        func trimmed(_ first: Int, _ count: Int, at offset: Int) -> CmapSubtable? {
            guard offset <= table.count else { return nil }
            let array = WordArray(offset: offset, count: count)
            return .trimmed(table, glyphs: array, first: first)
        }
        let short = Offset<Format6>()
        let long = Offset<Format10>()
        let subtable: CmapSubtable? =
            switch table[short, .format] {
            case 0 where table.count > 1: .byteEncoding(table)
            case 2: .highByte(table)
            case 4: CmapFormat4(table).map(CmapSubtable.segments)
            case 6:
                trimmed(
                    table[short, .firstCode],
                    table[short, .entryCount],
                    at: short.of(.glyphIdArray)
                )
            case 10:
                trimmed(
                    table.uint32(long, .startCharCode),
                    table.uint32(long, .numChars),
                    at: long.of(.glyphIdArray)
                )
            case 12, 13: CmapFormat12(table).map(CmapSubtable.groups)
            default: nil
            }
        guard let subtable else { return nil }
        self = subtable
    }

    func fill(_ glyphs: inout [UInt16], from first: Int) {
        switch self {
        case .segments(let subtable): subtable.fill(&glyphs, from: first)
        case .groups(let subtable): subtable.fill(&glyphs, from: first)
        case .byteEncoding, .highByte, .trimmed:
            for index in glyphs.indices { glyphs[index] = glyph(first + index) }
        }
    }

    func glyph(_ character: Int) -> UInt16 {
        switch self {
        case .byteEncoding(let table):
            guard character <= 0xFF else { return 0 }
            return UInt16(table.uint8(at: Offset<Format0>().of(.glyphIdArray) + character))
        case .highByte(let table): return Self.highByteGlyph(table, character)
        case .trimmed(let table, let glyphs, let first):
            guard character >= first, character - first < glyphs.count else { return 0 }
            return UInt16(truncatingIfNeeded: table[glyphs, character - first])
        case .segments(let subtable): return subtable.glyph(character)
        case .groups(let subtable): return subtable.glyph(character)
        }
    }

    /// Returns the glyph in format 2, where the first byte determines whether a second byte
    /// follows.
    private static func highByteGlyph(_ table: TableBytes, _ character: Int) -> UInt16 {
        guard character <= 0xFFFF else { return 0 }
        let high = character >> 8
        let low = character & 0xFF
        // The key is 0 for a single byte, and nonzero for the first of two bytes.
        let fields = Offset<Format2>()
        let key = table[fields, .subHeaderKeys, high == 0 ? low : high]
        guard (key == 0) == (high == 0) else { return 0 }
        // The subheaders follow the 256 keys.
        let header = Offset<SubHeader>(fields.of(.subHeaderKeys, 256) + key)
        let index = low - table[header, .firstCode]
        guard 0..<table[header, .entryCount] ~= index else { return 0 }
        // The offset is relative to its own field.
        let glyphs = header.of(.idRangeOffset) + table[header, .idRangeOffset]
        let glyph = table.uint16(at: glyphs + 2 * index)
        return glyph == 0 ? 0 : UInt16(truncatingIfNeeded: glyph + table[header, .idDelta])
    }
}
