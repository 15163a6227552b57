/// The naming table, [`name`](https://learn.microsoft.com/typography/opentype/spec/name), with
/// names such as the family, the style and the PostScript name.
enum NameTable {
    private enum Fields: Int, Words { case version, count, storageOffset, nameRecord }
    private enum NameRecord: Int, RecordWords {
        case platformID, encodingID, languageID, nameID, length, stringOffset, end
    }

    /// The IDs of the names that are read.
    private enum Identifier {
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

    /// Returns the range of the records, and the offset of the strings, or `nil` if the table is
    /// truncated.
    private static func layout(_ table: RawSpan) -> (count: Int, strings: Int)? {
        let fields = Offset<Fields>()
        let start = fields.of(.nameRecord)
        let strings = table[fields, .storageOffset]
        guard table.count >= start, strings <= table.count else { return nil }
        let stated = min(table[fields, .count], maximumRecordCount)
        return (table.available(stated, at: start, byteCount: NameRecord.byteCount), strings)
    }

    /// Finds the preferred name for each name of a face.
    ///
    /// English names for Windows are preferred, then Unicode names, names for Windows in other
    /// languages, and names in Macintosh Roman. Other Macintosh encodings are ignored.
    static func faceNames(_ table: RawSpan) -> FaceNameRecords {
        guard let (count, strings) = layout(table) else { return FaceNameRecords() }
        // The ranked record of each name.
        var (family, style, full, postScript) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
        var (typographicFamily, typographicStyle) = (UInt32(0), UInt32(0))
        for index in 0..<count {
            let offset = Offset<NameRecord>(Offset<Fields>(), .nameRecord, index)
            let record = table.extracting(offset.value..<(offset.value + NameRecord.byteCount))
            func keep(_ best: inout UInt32) { best = max(best, rank(record, at: offset)) }
            switch record[Offset<NameRecord>(), .nameID] {
            case Identifier.family: keep(&family)
            case Identifier.style: keep(&style)
            case Identifier.full: keep(&full)
            case Identifier.postScript: keep(&postScript)
            case Identifier.typographicFamily: keep(&typographicFamily)
            case Identifier.typographicStyle: keep(&typographicStyle)
            default: break
            }
        }
        func name(_ best: UInt32) -> EncodedName? { Self.name(best, table, strings) }
        return FaceNameRecords(
            family: name(typographicFamily) ?? name(family),
            style: name(typographicStyle) ?? name(style),
            full: name(full),
            postScript: name(postScript)
        )
    }

    /// Returns the preferred name for each name ID.
    static func names(_ table: RawSpan, _ identifiers: [Int]) -> [String?] {
        guard let (count, strings) = layout(table) else { return [] }
        var best: [Int: Int] = [:]
        for identifier in identifiers { best[identifier] = 0 }
        for index in 0..<count {
            let record = Offset<NameRecord>(Offset<Fields>(), .nameRecord, index)
            let identifier = table[record, .nameID]
            guard let known = best[identifier] else { continue }
            let range = record.value..<(record.value + NameRecord.byteCount)
            let rank = rank(table.extracting(range), at: record)
            best[identifier] = max(known, Int(word: rank))
        }
        return identifiers.map { identifier in
            let ranked = UInt32(truncatingIfNeeded: best[identifier] ?? 0)
            return name(ranked, table, strings)?.text(table)
        }
    }

    /// Returns the name in a ranked record, or `nil` if the rank is 0 or the name is invalid.
    private static func name(_ ranked: UInt32, _ table: RawSpan, _ strings: Int) -> EncodedName? {
        guard ranked > 0xFFFF else { return nil }
        let isRoman = ranked >> 16 <= 2
        let record = Offset<NameRecord>(Int(word: ~ranked & 0xFFFF))
        let length = table[record, .length]
        let offset = strings + table[record, .stringOffset]
        guard (isRoman ? 1 : 2)...maximumNameByteCount ~= length, table.holds(length, at: offset)
        else { return nil }
        return EncodedName(offset: offset, byteCount: length, isRoman: isRoman)
    }

    /// Returns a number that is higher for a preferred record, or less than 65,536 for an encoding
    /// that is not supported.
    ///
    /// The lower half is the complement of the record's offset. If two records have the same rank,
    /// the first has the higher number.
    private static func rank(_ record: RawSpan, at offset: Offset<NameRecord>) -> UInt32 {
        let fields = Offset<NameRecord>()
        let language = record[fields, .languageID]
        let encoding = record[fields, .encodingID]
        let rank: UInt32
        switch record[fields, .platformID] {
        case PlatformID.windows:
            switch encoding {
            case WindowsEncoding.symbol, WindowsEncoding.unicodeBMP, WindowsEncoding.unicodeFull:
                rank = language == languageEnglishUS ? 5 : 3
            default: rank = 0
            }
        case PlatformID.unicode: rank = 4
        case PlatformID.macintosh where encoding == MacintoshEncoding.roman:
            rank = language == 0 ? 2 : 1
        default: rank = 0
        }
        return rank << 16 | ~UInt32(offset.value) & 0xFFFF
    }
}

/// The names of a face in a naming table.
struct FaceNameRecords {
    var family: EncodedName?
    var style: EncodedName?
    var full: EncodedName?
    var postScript: EncodedName?
}

/// The platform IDs in `name` and `cmap`.
enum PlatformID {
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
