/// The [`cmap`](https://learn.microsoft.com/typography/opentype/spec/cmap) table, which maps
/// characters to glyphs.
struct CmapTable: Sendable {
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
        var best: (rank: Int, subtable: CmapSubtable, characters: Characters)?
        var variationSequences: CmapFormat14?
        var attempts = 0
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
            guard rank > best?.rank ?? 0, attempts < Self.maximumAttemptCount else { continue }
            attempts += 1
            guard let subtable = CmapSubtable(bytes) else { continue }
            let isSymbol = platform == PlatformID.windows && encoding == WindowsEncoding.symbol
            let isRoman = platform == PlatformID.macintosh
            best = (rank, subtable, isSymbol ? .symbols : isRoman ? .roman : .unicode)
        }
        guard let best else { return nil }
        subtable = best.subtable
        characters = best.characters
        self.variationSequences = variationSequences
    }

    /// Returns the rank of an encoding, which is highest for full Unicode and 0 if unsupported.
    private static func rank(_ platform: Int, _ encoding: Int) -> Int {
        switch (platform, encoding) {
        case (PlatformID.windows, WindowsEncoding.unicodeFull): 7
        case (PlatformID.unicode, 4), (PlatformID.unicode, 6): 6
        case (PlatformID.windows, WindowsEncoding.unicodeBMP): 5
        case (PlatformID.unicode, 0...3): 4
        case (PlatformID.windows, WindowsEncoding.symbol): 3
        case (PlatformID.macintosh, MacintoshEncoding.roman): 1
        default: 0
        }
    }

    /// Returns the glyphs for consecutive characters in one page of 256, or 0 if one is missing.
    func glyphs(from first: Int, count: Int) -> [UInt16] {
        var glyphs = [UInt16](repeating: 0, count: count)
        switch characters {
        case .unicode: subtable.fill(&glyphs, from: first)
        case .roman:
            var bytes = [UInt16](repeating: 0, count: 256)
            subtable.fill(&bytes, from: 0)
            for index in glyphs.indices {
                guard let byte = MacRoman.byte(UInt32(first + index)) else { continue }
                glyphs[index] = bytes[Int(byte)]
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
        case .default: glyphs(from: Int(word: character), count: 1).first
        case nil: nil
        }
    }
}
