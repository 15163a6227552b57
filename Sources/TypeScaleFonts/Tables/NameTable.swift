/// The naming table, [`name`](https://learn.microsoft.com/typography/opentype/spec/name), with
/// names such as the family, the style and the PostScript name.
struct NameTable {
    private enum Fields: Int, Words { case version, count, storageOffset, nameRecord }
    private enum NameRecord: Int, RecordWords {
        case platformID, encodingID, languageID, nameID, length, stringOffset, end
    }

    /// The IDs of the names that are read.
    enum Identifier {
        static let family = 1
        static let style = 2
        static let full = 4
        static let postScript = 6
        static let typographicFamily = 16
        static let typographicStyle = 17
    }

    /// The maximum number of bytes to read, enough for all records and the strings that 16-bit
    /// offsets reach.
    static let maximumByteCount =
        Offset<NameRecord>(Offset<Fields>(), .nameRecord, maximumRecordCount).value + 3 * 65_536

    /// The maximum number of records, which exceeds the number in fonts with many languages.
    static let maximumRecordCount = 2048

    /// The maximum number of encoded bytes in a name, which exceeds the 63 of PostScript names.
    static let maximumNameByteCount = 1024

    private static let languageEnglishUS = 0x409

    private let table: TableBytes
    private let strings: TableBytes
    private let count: Int

    init?(_ table: TableBytes) {
        let fields = Offset<Fields>()
        guard table.count >= fields.of(.nameRecord),
            let strings = table.slice(at: table[fields, .storageOffset])
        else { return nil }
        self.table = table
        self.strings = strings
        let stated = min(table[fields, .count], Self.maximumRecordCount)
        let start = fields.of(.nameRecord)
        count = table.available(stated, at: start, byteCount: NameRecord.byteCount)
    }

    /// Returns the preferred record for each of up to eight name IDs, or 0 for a missing name.
    ///
    /// English names for Windows are preferred, then Unicode names, names for Windows in other
    /// languages, and names in Macintosh Roman. Other Macintosh encodings are ignored.
    func records(of identifiers: SIMD8<Int>) -> SIMD8<UInt32> {
        var best = SIMD8<UInt32>()
        for index in 0..<count {
            let record = Offset<NameRecord>(Offset<Fields>(), .nameRecord, index)
            let identifier = table[record, .nameID]
            // Most of the names that are not read have higher IDs.
            guard identifier <= Identifier.typographicStyle,
                let position = best.indices.first(where: { identifiers[$0] == identifier })
            else { continue }
            best[position] = better(best[position], record)
        }
        return best
    }

    /// Returns the name in a record, or `nil` if the record is 0 or the name is invalid.
    func name(_ record: UInt32) -> String? {
        if record == 0 { return nil }
        return text(of: Offset(Int(word: record & 0xFFFF)), isRoman: record >> 16 <= 2)
    }

    /// Returns the preferred names for a set of name IDs.
    func names(_ identifiers: Set<Int>) -> [Int: String] {
        var best: [Int: UInt32] = [:]
        for index in 0..<count {
            let record = Offset<NameRecord>(Offset<Fields>(), .nameRecord, index)
            let identifier = table[record, .nameID]
            guard identifiers.contains(identifier) else { continue }
            best[identifier] = better(best[identifier] ?? 0, record)
        }
        return best.compactMapValues(name)
    }

    /// Returns the higher-ranked of two records, with the rank in the upper half of the result.
    private func better(_ known: UInt32, _ record: Offset<NameRecord>) -> UInt32 {
        let rank = UInt32(rank(of: record))
        return rank > known >> 16 ? rank << 16 | UInt32(record.value) : known
    }

    private func rank(of record: Offset<NameRecord>) -> Int {
        let language = table[record, .languageID]
        switch (table[record, .platformID], table[record, .encodingID]) {
        case (Platform.windows, WindowsEncoding.symbol),
            (Platform.windows, WindowsEncoding.unicodeBMP),
            (Platform.windows, WindowsEncoding.unicodeFull):
            return language == Self.languageEnglishUS ? 5 : 3
        case (Platform.unicode, _): return 4
        case (Platform.macintosh, MacintoshEncoding.roman): return language == 0 ? 2 : 1
        default: return 0
        }
    }

    private func text(of record: Offset<NameRecord>, isRoman: Bool) -> String? {
        let length = table[record, .length]
        guard 1...Self.maximumNameByteCount ~= length,
            let bytes = strings.slice(at: table[record, .stringOffset], count: length)
        else { return nil }
        let text = isRoman ? MacRoman.text(bytes) : UTF16Text.text(bytes)
        return text.isEmpty ? nil : text
    }
}

/// The platform IDs in `name` and `cmap`.
enum Platform {
    static let unicode = 0
    static let macintosh = 1
    static let windows = 3
}

/// The encoding IDs of the Windows platform.
enum WindowsEncoding {
    static let symbol = 0
    static let unicodeBMP = 1
    static let unicodeFull = 10
}

/// The encoding IDs of the Macintosh platform.
enum MacintoshEncoding {
    static let roman = 0
}

/// The big-endian UTF-16 encoding, in which fonts store most names.
enum UTF16Text {
    /// Decodes text, replacing unpaired surrogates with U+FFFD and ignoring an odd last byte.
    static func text(_ bytes: TableBytes) -> String {
        // Nearly all names are ASCII.
        if let text = bytes.asciiOfUTF16() { return text }
        let units = (0..<(bytes.count / 2)).map {
            UInt16(truncatingIfNeeded: bytes.uint16(at: 2 * $0))
        }
        return String(decoding: units, as: UTF16.self)
    }
}

/// The Macintosh Roman encoding.
enum MacRoman {
    static func text(_ bytes: TableBytes) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes.array {
            text.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80])
        }
        return String(text)
    }

    /// Returns the byte for a character, or `nil` if the encoding doesn't include the character.
    static func byte(_ character: UInt32) -> UInt8? {
        if character < 0x80 { return UInt8(character) }
        let index = upperHalf.firstIndex { $0.value == character }
        return index.map { UInt8($0 + 0x80) }
    }

    /// The characters for 0x80 to 0xFF, from the Unicode mapping table `APPLE/ROMAN.TXT`.
    private static let upperHalf = Array(
        ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ"
            + "–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars
    )
}
