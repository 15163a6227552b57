/// The PostScript outlines, [`CFF`](https://learn.microsoft.com/typography/opentype/spec/cff) or
/// [`CFF2`](https://learn.microsoft.com/typography/opentype/spec/cff2).
struct CharStringTable: Sendable {
    /// The maximum number of bytes, which exceeds the size of the table in the largest fonts.
    static let maximumByteCount = 64 << 20

    /// The maximum number of font dictionaries.
    ///
    /// The index of a dictionary in `CFF` has 8 bits.
    private static let maximumDictionaryCount = 256

    /// The subroutines and variations of the glyphs that share a font dictionary.
    struct FontDictionary: Sendable {
        var subroutines = CharStringIndex()
        /// The variation data that operators use unless a charstring selects other data.
        var variationIndex = 0
    }

    let bytes: TableBytes
    let isCFF2: Bool
    let globalSubroutines: CharStringIndex
    let store: ItemVariationStore?
    private let charStrings: CharStringIndex
    private let dictionaries: [FontDictionary]
    private let selection: Int?
    /// The offset of the charset, or `nil` if glyphs have no names.
    private let charset: Int?

    init?(_ bytes: TableBytes, _ coordinates: NormalizedCoordinates) {
        let version = bytes.uint8(at: 0)
        let headerByteCount = bytes.uint8(at: 2)
        guard 1...2 ~= version else { return nil }
        self.bytes = bytes
        isCFF2 = version == 2
        let top: CharStringDictionary
        if isCFF2 {
            let end = headerByteCount + bytes.uint16(at: 3)
            top = CharStringDictionary(bytes, headerByteCount..<end)
            globalSubroutines = CharStringIndex(bytes, at: end, isCFF2: true)
        } else {
            let names = CharStringIndex(bytes, at: headerByteCount, isCFF2: false)
            let tops = CharStringIndex(bytes, at: names.end, isCFF2: false)
            let strings = CharStringIndex(bytes, at: tops.end, isCFF2: false)
            guard let range = tops.range(0, bytes) else { return nil }
            top = CharStringDictionary(bytes, range)
            globalSubroutines = CharStringIndex(bytes, at: strings.end, isCFF2: false)
        }
        charStrings = CharStringIndex(bytes, at: top.charStrings, isCFF2: isCFF2)
        store =
            top.variationStore.flatMap { offset in
                // The store follows its length.
                bytes.holds(4, at: offset) ? Offset<ItemVariationStore.Fields>(offset + 2) : nil
            }
            .flatMap { ItemVariationStore(bytes, at: $0, coordinates: coordinates) }
        selection = top.fontDictionarySelection
        charset = top.hasGlyphNumbers ? nil : top.charset
        guard let offset = top.fontDictionaries else {
            dictionaries = [Self.dictionary(top, bytes, isCFF2: isCFF2)]
            return
        }
        let index = CharStringIndex(bytes, at: offset, isCFF2: isCFF2)
        dictionaries = (0..<min(index.count, Self.maximumDictionaryCount)).map { number in
            let range = index.range(number, bytes) ?? 0..<0
            let dictionary = CharStringDictionary(bytes, range)
            return Self.dictionary(dictionary, bytes, isCFF2: version == 2)
        }
    }

    /// Reads the private dictionary to which a dictionary refers.
    private static func dictionary(
        _ dictionary: CharStringDictionary,
        _ bytes: TableBytes,
        isCFF2: Bool
    ) -> FontDictionary {
        let range = dictionary.privateRange
        let values = CharStringDictionary(bytes, range)
        guard let offset = values.subroutines else {
            return FontDictionary(variationIndex: values.variationIndex)
        }
        let start = range.lowerBound + offset
        return FontDictionary(
            subroutines: CharStringIndex(bytes, at: start, isCFF2: isCFF2),
            variationIndex: values.variationIndex
        )
    }

    /// Returns the extents of a glyph, or `nil` if its charstring is malformed, and subtracts the
    /// steps.
    func extents(_ glyph: Int, _ steps: inout Int) -> InkBounds? {
        bounds(glyph, isPart: false, &steps)?.extents
    }

    func bounds(_ glyph: Int, isPart: Bool, _ steps: inout Int) -> OutlineBounds? {
        guard let range = charStrings.range(glyph, bytes),
            let number = dictionaryNumber(glyph), dictionaries.indices ~= number
        else { return nil }
        var charString = CharString(self, dictionaries[number], isPart: isPart)
        return charString.bounds(range, &steps)
    }

    private enum SelectionFormat3 {
        static let ranges = 3
        static let byteCount = 3
    }

    private enum SelectionFormat4 {
        static let ranges = 5
        static let byteCount = 6
    }

    /// Returns the number of a glyph's font dictionary, or `nil` if the glyph has none.
    private func dictionaryNumber(_ glyph: Int) -> Int? {
        guard let selection else { return 0 }
        switch bytes.uint8(at: selection) {
        case 0:
            return bytes.holds(1, at: selection + 1 + glyph)
                ? bytes.uint8(at: selection + 1 + glyph) : nil
        case 3:
            let start = selection + SelectionFormat3.ranges
            let size = SelectionFormat3.byteCount
            let stated = bytes.uint16(at: selection + 1)
            let count = bytes.available(stated, at: start, byteCount: size)
            let next = partitionPoint(count) { bytes.uint16(at: start + size * $0) <= glyph }
            return next == 0 ? nil : bytes.uint8(at: start + size * (next - 1) + 2)
        case 4:
            let start = selection + SelectionFormat4.ranges
            let size = SelectionFormat4.byteCount
            let stated = Int(word: bytes.uint32(at: selection + 1))
            let count = bytes.available(stated, at: start, byteCount: size)
            let next = partitionPoint(count) {
                Int(word: bytes.uint32(at: start + size * $0)) <= glyph
            }
            return next == 0 ? nil : bytes.uint16(at: start + size * (next - 1) + 4)
        default: return nil
        }
    }
}

// The operator `endchar` of Type 1 draws a letter with an accent, by their standard codes.
extension CharStringTable {
    /// The codes of Adobe's standard encoding, whose glyph names are numbered in this order from 1.
    ///
    /// Source: [The Compact Font Format Specification](https://adobe-type-tools.github.io/font-tech-notes/pdfs/5176.CFF.pdf),
    /// appendix B.
    private static let standardCodes: [ClosedRange<Int>] = [
        32...126, 161...175, 177...180, 182...189, 191...191, 193...200, 202...203, 205...208,
        225...225, 227...227, 232...235, 241...241, 245...245, 248...251,
    ]

    /// The last name of the predefined charset, in which each glyph has the number of its name.
    private static let lastPredefinedName = 228

    /// Returns the glyph for a code of the standard encoding, or `nil` if the font has none.
    ///
    /// Subtracts the number of names that are read from the steps.
    func glyph(standardCode code: Int, _ steps: inout Int) -> Int? {
        var name = 1
        for codes in Self.standardCodes {
            if codes ~= code { return glyph(name: name + code - codes.lowerBound, &steps) }
            name += codes.count
        }
        return nil
    }

    private func glyph(name: Int, _ steps: inout Int) -> Int? {
        guard let charset else { return nil }
        if charset == 0 { return name <= Self.lastPredefinedName ? name : nil }
        // 1 and 2 are the predefined charsets for expert glyphs, which contain no letters.
        guard charset > 2 else { return nil }
        var position = charset + 1
        let format = bytes.uint8(at: charset)
        var glyph = 1
        while glyph < charStrings.count, bytes.holds(2, at: position), steps > 0 {
            steps -= 1
            let first = bytes.uint16(at: position)
            let more: Int
            switch format {
            case 0: (more, position) = (0, position + 2)
            case 1: (more, position) = (bytes.uint8(at: position + 2), position + 3)
            case 2: (more, position) = (bytes.uint16(at: position + 2), position + 4)
            default: return nil
            }
            if first...(first + more) ~= name { return glyph + name - first }
            glyph += more + 1
        }
        return nil
    }
}

/// An [`INDEX`](https://learn.microsoft.com/typography/opentype/spec/cff2#index-data), which
/// contains charstrings, subroutines or dictionaries.
struct CharStringIndex: Sendable {
    private(set) var count = 0
    private var offsets = 0
    private var offsetByteCount = 1
    /// The offset of the first byte after the index.
    private(set) var end = 0

    /// Creates an empty index.
    init() {}

    /// Reads an index, which is empty if it extends past the end.
    init(_ bytes: TableBytes, at start: Int, isCFF2: Bool) {
        let countByteCount = isCFF2 ? 4 : 2
        guard bytes.holds(countByteCount, at: start) else { return }
        let stated = isCFF2 ? Int(word: bytes.uint32(at: start)) : bytes.uint16(at: start)
        end = start + countByteCount
        guard stated > 0 else { return }
        offsetByteCount = bytes.uint8(at: end)
        offsets = end + 1
        guard 1...4 ~= offsetByteCount, stated < bytes.count,
            bytes.available(stated + 1, at: offsets, byteCount: offsetByteCount) == stated + 1
        else { return }
        count = stated
        end = data + min(offset(count, bytes), bytes.count)
    }

    /// The offset to which offsets are relative, which is 1 less than the first byte of the data.
    private var data: Int { offsets + (count + 1) * offsetByteCount - 1 }

    private func offset(_ index: Int, _ bytes: TableBytes) -> Int {
        let start = offsets + offsetByteCount * index
        switch offsetByteCount {
        case 1: return bytes.uint8(at: start)
        case 2: return bytes.uint16(at: start)
        case 3: return bytes.uint24(at: start)
        default: return Int(word: bytes.uint32(at: start))
        }
    }

    /// Returns the range of an object, or `nil` if the index or the object is invalid.
    func range(_ index: Int, _ bytes: TableBytes) -> Range<Int>? {
        guard index >= 0, index < count else { return nil }
        let (start, end) = (offset(index, bytes), offset(index + 1, bytes))
        guard start >= 1, start <= end, end <= bytes.count, data + end <= bytes.count else {
            return nil
        }
        return (data + start)..<(data + end)
    }
}

/// The operators of a
/// [dictionary](https://learn.microsoft.com/typography/opentype/spec/cff2#dict-data) that outlines
/// need.
struct CharStringDictionary {
    /// The maximum number of bytes that are read, which exceeds the size of real dictionaries.
    private static let maximumByteCount = 8192

    private(set) var charStrings = 0
    private(set) var charset = 0
    private(set) var privateRange = 0..<0
    private(set) var subroutines: Int?
    private(set) var variationIndex = 0
    private(set) var variationStore: Int?
    private(set) var fontDictionaries: Int?
    private(set) var fontDictionarySelection: Int?
    /// Whether glyphs have numbers (`ROS`) in place of names.
    private(set) var hasGlyphNumbers = false

    init(_ bytes: TableBytes, _ range: Range<Int>) {
        var position = range.lowerBound
        let end = min(range.upperBound, bytes.count, range.lowerBound + Self.maximumByteCount)
        var (last, previous) = (0, 0)
        while position < end {
            let byte = bytes.uint8(at: position)
            position += 1
            var number: Int?
            switch byte {
            case 28:
                number = bytes.int16(at: position)
                position += 2
            case 29:
                number = bytes.int32(at: position)
                position += 4
            case 30:
                // A decimal number ends with a nibble of 15.
                while position < end {
                    let nibbles = bytes.uint8(at: position)
                    position += 1
                    if nibbles & 0xF == 0xF || nibbles >> 4 == 0xF { break }
                }
                number = 0
            case 32...246: number = byte - 139
            case 247...250:
                number = (byte - 247) * 256 + bytes.uint8(at: position) + 108
                position += 1
            case 251...254:
                number = -(byte - 251) * 256 - bytes.uint8(at: position) - 108
                position += 1
            case 12:
                apply(0x0C00 | bytes.uint8(at: position), last, previous, bytes.count)
                position += 1
            default: apply(byte, last, previous, bytes.count)
            }
            if let number { (previous, last) = (last, number) }
        }
    }

    /// Stores the operand of an operator if it is within the table.
    private mutating func apply(_ code: Int, _ operand: Int, _ previous: Int, _ byteCount: Int) {
        guard 0...byteCount ~= operand else { return }
        switch code {
        case 15: charset = operand
        case 17: charStrings = operand
        case 18:
            guard 0...(byteCount - operand) ~= previous else { return }
            privateRange = operand..<(operand + previous)
        case 19: subroutines = operand
        case 22: variationIndex = operand
        case 24: variationStore = operand
        case 0x0C1E: hasGlyphNumbers = true
        case 0x0C24: fontDictionaries = operand
        case 0x0C25: fontDictionarySelection = operand
        default: break
        }
    }
}
