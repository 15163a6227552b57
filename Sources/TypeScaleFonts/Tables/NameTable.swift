/// The names of a face: its family, its style, its PostScript name.
struct NameTable {
    /// Name identifiers of OpenType.
    enum Identifier {
        static let family: UInt16 = 1
        static let style: UInt16 = 2
        static let full: UInt16 = 4
        static let postScript: UInt16 = 6
        static let typographicFamily: UInt16 = 16
        static let typographicStyle: UInt16 = 17
    }

    /// How many bytes of the table are looked at: what the records and their 16-bit offsets reach.
    static let maximumByteCount = 6 + 12 * maximumRecordCount + 3 * 65_536

    /// The most records that are read; fonts with names in many languages have some hundreds.
    static let maximumRecordCount = 2048

    /// The longest name that is read, in bytes of the file; PostScript names have 63 at most.
    static let maximumNameByteCount = 1024

    private let table: TableBytes
    private let strings: TableBytes
    private let count: Int

    init?(_ table: TableBytes) {
        guard let count = table.uint16(at: 2), let start = table.uint16(at: 4),
            let strings = table.slice(at: Int(start))
        else { return nil }
        self.table = table
        self.strings = strings
        self.count = min(Int(count), (table.count - 6) / 12, Self.maximumRecordCount)
    }

    /// The names of several identifiers, for one walk through the records.
    ///
    /// Windows names in English are best, then Unicode's, then Windows' in another language, then
    /// Macintosh Roman. Other encodings of the Macintosh are passed over.
    func names(_ identifiers: [UInt16]) -> [String?] {
        var best = Array(repeating: (rank: 0, record: 0), count: identifiers.count)
        for record in 0..<count {
            guard let identifier = table.uint16(at: 12 + 12 * record),
                let place = identifiers.firstIndex(of: identifier)
            else { continue }
            let rank = rank(of: record)
            if rank > best[place].rank { best[place] = (rank, record) }
        }
        return best.map { $0.rank == 0 ? nil : text(of: $0.record, isRoman: $0.rank <= 2) }
    }

    /// The names of many identifiers, for one walk through the records as well.
    func names(_ identifiers: Set<UInt16>) -> [UInt16: String] {
        var best: [UInt16: (rank: Int, record: Int)] = [:]
        for record in 0..<count {
            guard let identifier = table.uint16(at: 12 + 12 * record),
                identifiers.contains(identifier)
            else { continue }
            let rank = rank(of: record)
            if rank > best[identifier]?.rank ?? 0 { best[identifier] = (rank, record) }
        }
        return best.compactMapValues { text(of: $0.record, isRoman: $0.rank <= 2) }
    }

    private func rank(of record: Int) -> Int {
        let start = 6 + 12 * record
        let language = table.uint16(at: start + 4)
        switch (table.uint16(at: start), table.uint16(at: start + 2)) {
        case (3, 0), (3, 1), (3, 10): return language == 0x409 ? 5 : 3
        case (0, _): return 4
        case (1, 0): return language == 0 ? 2 : 1
        default: return 0
        }
    }

    private func text(of record: Int, isRoman: Bool) -> String? {
        let start = 6 + 12 * record
        guard let length = table.uint16(at: start + 8), length > 0,
            length <= Self.maximumNameByteCount,
            let offset = table.uint16(at: start + 10),
            let bytes = strings.slice(at: Int(offset), count: Int(length))
        else { return nil }
        let text = isRoman ? MacRoman.text(bytes) : UTF16Text.text(bytes)
        return text.isEmpty ? nil : text
    }
}

/// Text in big-endian UTF-16, as fonts store it.
enum UTF16Text {
    /// The text; a half pair becomes U+FFFD, and an odd byte at the end is left out.
    static func text(_ bytes: TableBytes) -> String {
        // Nearly all names are ASCII, and every registered font has some of them.
        if let text = bytes.asciiOfUTF16() { return text }
        let units = (0..<(bytes.count / 2)).compactMap { bytes.uint16(at: 2 * $0) }
        return String(decoding: units, as: UTF16.self)
    }
}

/// Text in the encoding of the early Macintosh.
enum MacRoman {
    static func text(_ bytes: TableBytes) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes.array {
            text.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80])
        }
        return String(text)
    }

    /// The byte of a character, `nil` if it has none.
    static func byte(_ character: UInt32) -> UInt8? {
        if character < 0x80 { return UInt8(character) }
        let place = upperHalf.firstIndex { $0.value == character }
        return place.map { UInt8($0 + 0x80) }
    }

    /// The characters of 0x80 to 0xFF; source: Unicode's mapping table `APPLE/ROMAN.TXT`.
    private static let upperHalf = Array(
        ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ"
            + "–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars
    )
}
