/// The [`kern`](https://learn.microsoft.com/typography/opentype/spec/kern) table, in the OpenType
/// format or [Apple's](https://developer.apple.com/fonts/TrueType-Reference-Manual/RM06/Chap6kern.html).
struct KernTable: Sendable {
    static let maximumByteCount = 16 << 20

    private static let maximumSubtableCount = 64

    private enum Fields: Int, RecordWords { case version, nTables, end }
    private enum Header: Int, RecordWords {
        case version, length, coverage, end

        /// Bits of `coverage`, whose upper byte is the format.
        static let horizontal = 1 << 0
        static let crossStream = 1 << 2
    }

    private enum AppleFields: Int, RecordWords {
        case version, versionLow, nTables, nTablesLow, end
    }

    private enum AppleHeader: Int, RecordWords {
        case length, lengthLow, coverage, tupleIndex, end

        /// Bits of `coverage`, whose lower byte is the format.
        static let verticalCrossStreamOrVariation = 0xE000
    }

    enum Format0: Int, Words {
        case nPairs, searchRange, entrySelector, rangeShift, pairs
    }

    /// A pair, whose key is the left glyph in the upper half and the right glyph in the lower half.
    private enum Pair: Int, RecordWords { case key, keyLow, value, end }
    private enum Format2: Int, Words {
        case rowWidth, leftClassOffset, rightClassOffset, kerningArrayOffset
    }

    enum ClassTable: Int, Words { case firstGlyph, nGlyphs, offsets }

    enum Subtable: Sendable {
        /// Format 0, an array of pairs that should be sorted.
        case pairs(TableBytes, Offset<Format0>, count: Int)
        /// Format 2, a matrix of glyph classes, with the offsets of its class tables and values.
        case classes(TableBytes, left: Offset<ClassTable>, right: Offset<ClassTable>, values: Int)

        /// Whether the subtable contains no pair out of order.
        fileprivate var isSorted: Bool {
            guard case .pairs(let bytes, let table, let count) = self else { return true }
            func key(_ index: Int) -> UInt32 {
                bytes.uint32(at: Offset<Pair>(table, .pairs, index).of(.key))
            }
            return (1..<max(1, count)).allSatisfy { key($0 - 1) < key($0) }
        }

        /// Returns the kerning of a pair in font units, negative if the glyphs move closer.
        func value(_ left: UInt16, _ right: UInt16) -> Int {
            switch self {
            case .pairs(let bytes, let table, let count):
                let key = UInt32(left) << 16 | UInt32(right)
                func pair(_ index: Int) -> Offset<Pair> { Offset(table, .pairs, index) }
                func pairKey(_ index: Int) -> UInt32 { bytes.uint32(at: pair(index).of(.key)) }
                // In an array that is not sorted, this binary search finds the pairs that HarfBuzz
                // finds.
                var (low, high) = (0, count)
                while low < high {
                    let middle = low &+ (high &- 1 &- low) >> 1
                    let found = pairKey(middle)
                    if found == key { return bytes.int16(pair(middle), .value) }
                    if found < key { low = middle + 1 } else { high = middle }
                }
                return 0
            case .classes(let bytes, let leftTable, let rightTable, let values):
                // A class is an offset: the left class selects a row, and the right class a value
                // in the row.
                func classOffset(_ glyph: UInt16, _ table: Offset<ClassTable>) -> Int {
                    let index = Int(glyph) - bytes[table, .firstGlyph]
                    return 0..<bytes[table, .nGlyphs] ~= index ? bytes[table, .offsets, index] : 0
                }
                let offset = classOffset(left, leftTable) + classOffset(right, rightTable)
                return offset >= values ? bytes.int16(at: offset) : 0
            }
        }
    }

    /// The subtables for horizontal text, each of which adds to the kerning of a pair.
    let subtables: [Subtable]

    /// Whether a subtable for horizontal text can't be read.
    let isPartial: Bool

    /// Whether the pairs of all subtables are sorted, so that none is missed.
    var isSorted: Bool { subtables.allSatisfy { $0.isSorted } }

    /// Reads the table, or returns `nil` if it is invalid or contains no horizontal kerning.
    init?(_ table: TableBytes) {
        let fields = Offset<Fields>()
        let isApple = table[fields, .version] == 1
        let minimumCount = isApple ? AppleFields.byteCount : Fields.byteCount
        guard table[fields, .version] <= 1, table.count >= minimumCount else { return nil }
        let count =
            isApple ? table.uint32(Offset<AppleFields>(), .nTables) : table[fields, .nTables]
        var subtables: [Subtable] = []
        var isPartial = false
        var start = minimumCount
        for index in 0..<min(count, Self.maximumSubtableCount) {
            let (header, appleHeader) = (Offset<Header>(start), Offset<AppleHeader>(start))
            let length = isApple ? table.uint32(appleHeader, .length) : table[header, .length]
            let coverage = isApple ? table[appleHeader, .coverage] : table[header, .coverage]
            // With many pairs, the length overflows its field, so the last subtable extends to the
            // end.
            let rest = table.count - start
            let used = index == count - 1 ? rest : min(length, rest)
            guard let bytes = table.slice(at: start, count: used) else { break }
            let isHorizontal =
                isApple
                ? coverage & AppleHeader.verticalCrossStreamOrVariation == 0
                : coverage & (Header.horizontal | Header.crossStream) == Header.horizontal
            if isHorizontal {
                let subtable = Self.subtable(
                    bytes,
                    format: isApple ? coverage & 0xFF : coverage >> 8,
                    at: isApple ? AppleHeader.byteCount : Header.byteCount
                )
                if let subtable { subtables.append(subtable) } else { isPartial = true }
            }
            guard length > 0 else { break }
            start += length
        }
        guard !subtables.isEmpty || isPartial else { return nil }
        self.subtables = subtables
        self.isPartial = isPartial
    }

    private static func subtable(_ bytes: TableBytes, format: Int, at start: Int) -> Subtable? {
        switch format {
        case 0:
            let table = Offset<Format0>(start)
            guard table.of(.pairs) <= bytes.count else { return nil }
            let count = bytes.available(
                bytes[table, .nPairs],
                at: table.of(.pairs),
                byteCount: Pair.byteCount
            )
            return .pairs(bytes, table, count: count)
        case 2:
            let table = Offset<Format2>(start)
            guard bytes.holds(2, at: table.of(.kerningArrayOffset)) else { return nil }
            return .classes(
                bytes,
                left: Offset(bytes[table, .leftClassOffset]),
                right: Offset(bytes[table, .rightClassOffset]),
                values: bytes[table, .kerningArrayOffset]
            )
        default: return nil
        }
    }
}
