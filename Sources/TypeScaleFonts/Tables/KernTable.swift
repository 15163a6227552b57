/// The older table of pairs, [`kern`](https://learn.microsoft.com/typography/opentype/spec/kern), in
/// OpenType's form or
/// [Apple's](https://developer.apple.com/fonts/TrueType-Reference-Manual/RM06/Chap6kern.html).
struct KernTable: Sendable {
    /// How many bytes of the table are read.
    static let maximumByteCount = 16 << 20

    /// The maximum number of subtables.
    private static let maximumSubtableCount = 64

    private enum Fields {
        static let version = Field<UInt16>(at: 0)
        static let nTables = Field<UInt16>(after: version)
    }

    private enum Header {
        static let version = Field<UInt16>(at: 0)
        static let length = Field<UInt16>(after: version)
        static let coverage = Field<UInt16>(after: length)

        /// Bits of `coverage`; its upper byte is the format.
        static let horizontal = 1 << 0
        static let crossStream = 1 << 2
    }

    private enum AppleFields {
        static let version = Field<UInt32>(at: 0)
        static let nTables = Field<UInt32>(after: version)
    }

    private enum AppleHeader {
        static let length = Field<UInt32>(at: 0)
        static let coverage = Field<UInt16>(after: length)
        static let tupleIndex = Field<UInt16>(after: coverage)

        /// Bits of `coverage`; its lower byte is the format.
        static let verticalCrossStreamOrVariation = 0xE000
    }

    private enum Format0 {
        static let nPairs = Field<UInt16>(at: 0)
        /// `searchRange`, `entrySelector` and `rangeShift`.
        static let search = FieldArray<UInt16>(after: nPairs, count: 3)
        static let pairs = RecordArray(after: search, recordEnd: Pair.value)
    }

    private enum Pair {
        /// The left glyph in the upper half, the right one in the lower.
        static let key = Field<UInt32>(at: 0)
        static let value = Field<FWord>(after: key)
    }

    private enum Format2 {
        static let rowWidth = Field<UInt16>(at: 0)
        static let leftClassOffset = Field<Offset16>(after: rowWidth)
        static let rightClassOffset = Field<Offset16>(after: leftClassOffset)
        static let kerningArrayOffset = Field<Offset16>(after: rightClassOffset)
    }

    private enum ClassTable {
        static let firstGlyph = Field<GlyphID16>(at: 0)
        static let nGlyphs = Field<UInt16>(after: firstGlyph)
        static let offsets = FieldArray<UInt16>(after: nGlyphs)
    }

    struct Subtable: Sendable {
        fileprivate enum Format: Sendable {
            /// Format 0: a sorted list, at an offset.
            case pairs(start: Int, count: Int)
            /// Format 2: a matrix of classes; offsets of its class tables and values.
            case classes(left: Int, right: Int, values: Int)
        }

        fileprivate let bytes: TableBytes
        fileprivate let format: Format

        /// How far a pair is moved together, in font units; negative for closer.
        func value(_ left: UInt16, _ right: UInt16) -> Int {
            switch format {
            case .pairs(let start, let count):
                let key = Int(left) << 16 | Int(right)
                let pairs = Format0.pairs
                let index = partitionPoint(count) {
                    bytes[Pair.key, at: start + pairs[$0]] ?? .max < key
                }
                guard index < count, bytes[Pair.key, at: start + pairs[index]] == key
                else { return 0 }
                return bytes[Pair.value, at: start + pairs[index]] ?? 0
            case .classes(let leftClasses, let rightClasses, let values):
                // Classes are offsets: that of the row, and that within it.
                let offset = classOffset(left, leftClasses) + classOffset(right, rightClasses)
                return offset >= values ? bytes[Field<FWord>(at: offset)] ?? 0 : 0
            }
        }

        private func classOffset(_ glyph: UInt16, _ table: Int) -> Int {
            guard let first = bytes[ClassTable.firstGlyph, at: table],
                let count = bytes[ClassTable.nGlyphs, at: table], glyph >= first,
                Int(glyph - first) < count
            else { return 0 }
            return bytes[ClassTable.offsets[Int(glyph - first)], at: table] ?? 0
        }
    }

    /// The subtables for horizontal text, each of which adds to the ones before.
    let subtables: [Subtable]

    /// Whether some subtable has a format that is not read.
    let isPartial: Bool

    /// Reads the table; `nil` if it is cut short.
    init?(_ table: TableBytes) {
        guard let version = table[Fields.version], version <= 1 else { return nil }
        let isApple = version == 1
        guard let count = isApple ? table[AppleFields.nTables] : table[Fields.nTables]
        else { return nil }
        var subtables: [Subtable] = []
        var isPartial = false
        var start = isApple ? AppleFields.nTables.end : Fields.nTables.end
        for index in 0..<min(count, Self.maximumSubtableCount) {
            guard
                let length = isApple
                    ? table[AppleHeader.length, at: start] : table[Header.length, at: start],
                let coverage = isApple
                    ? table[AppleHeader.coverage, at: start] : table[Header.coverage, at: start]
            else { break }
            // Of many pairs the length does not fit into its field; the last reaches to the end.
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
                    at: isApple ? AppleHeader.tupleIndex.end : Header.coverage.end
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
            guard let stated = bytes[Format0.nPairs, at: start],
                start + Format0.pairs.offset <= bytes.count
            else { return nil }
            let count = bytes.available(stated, of: Format0.pairs, at: start)
            return Subtable(bytes: bytes, format: .pairs(start: start, count: count))
        case 2:
            guard let left = bytes[Format2.leftClassOffset, at: start],
                let right = bytes[Format2.rightClassOffset, at: start],
                let values = bytes[Format2.kerningArrayOffset, at: start]
            else { return nil }
            return Subtable(
                bytes: bytes,
                format: .classes(left: left, right: right, values: values)
            )
        default: return nil
        }
    }
}
