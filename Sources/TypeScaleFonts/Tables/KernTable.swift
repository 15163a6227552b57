/// The older table of pairs, [`kern`](https://learn.microsoft.com/typography/opentype/spec/kern), in
/// OpenType's form or
/// [Apple's](https://developer.apple.com/fonts/TrueType-Reference-Manual/RM06/Chap6kern.html).
struct KernTable: Sendable {
    /// How many bytes of the table are read.
    static let maximumByteCount = 16 << 20

    /// The maximum number of subtables.
    private static let maximumSubtableCount = 64

    private enum Fields: Int, RecordWords { case version, nTables, end }
    private enum Header: Int, RecordWords {
        case version, length, coverage, end

        /// Bits of `coverage`; its upper byte is the format.
        static let horizontal = 1 << 0
        static let crossStream = 1 << 2
    }

    private enum AppleFields: Int, RecordWords {
        case version, versionLow, nTables, nTablesLow, end
    }

    private enum AppleHeader: Int, RecordWords {
        case length, lengthLow, coverage, tupleIndex, end

        /// Bits of `coverage`; its lower byte is the format.
        static let verticalCrossStreamOrVariation = 0xE000
    }

    private enum Format0: Int, Words { case nPairs, searchRange, entrySelector, rangeShift, pairs }

    /// A pair; the key has the left glyph in the upper half and the right one in the lower.
    private enum Pair: Int, RecordWords { case key, keyLow, value, end }
    private enum Format2: Int, Words {
        case rowWidth, leftClassOffset, rightClassOffset, kerningArrayOffset
    }

    private enum ClassTable: Int, Words { case firstGlyph, nGlyphs, offsets }

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
                let index = partitionPoint(count) {
                    bytes.uint32(Pair.key, at: Pair.offset($0, in: Format0.pairs, at: start))
                        ?? .max < key
                }
                guard index < count,
                    bytes.uint32(Pair.key, at: Pair.offset(index, in: Format0.pairs, at: start))
                        == key
                else { return 0 }
                return bytes.int16(Pair.value, at: Pair.offset(index, in: Format0.pairs, at: start))
                    ?? 0
            case .classes(let leftClasses, let rightClasses, let values):
                // Classes are offsets: that of the row, and that within it.
                let offset = classOffset(left, leftClasses) + classOffset(right, rightClasses)
                return offset >= values ? bytes.int16(at: offset) ?? 0 : 0
            }
        }

        private func classOffset(_ glyph: UInt16, _ table: Int) -> Int {
            guard let first = bytes.glyph(ClassTable.firstGlyph, at: table),
                let count = bytes.uint16(ClassTable.nGlyphs, at: table), glyph >= first,
                Int(glyph - first) < count
            else { return 0 }
            return bytes.uint16(ClassTable.offsets, Int(glyph - first), at: table) ?? 0
        }
    }

    /// The subtables for horizontal text, each of which adds to the ones before.
    let subtables: [Subtable]

    /// Whether some subtable has a format that is not read.
    let isPartial: Bool

    /// Reads the table; `nil` if it is cut short.
    init?(_ table: TableBytes) {
        guard let version = table.uint16(Fields.version), version <= 1 else { return nil }
        let isApple = version == 1
        guard let count = isApple ? table.uint32(AppleFields.nTables) : table.uint16(Fields.nTables)
        else { return nil }
        var subtables: [Subtable] = []
        var isPartial = false
        var start = isApple ? AppleFields.byteCount : Fields.byteCount
        for index in 0..<min(count, Self.maximumSubtableCount) {
            guard
                let length = isApple
                    ? table.uint32(AppleHeader.length, at: start)
                    : table.uint16(Header.length, at: start),
                let coverage = isApple
                    ? table.uint16(AppleHeader.coverage, at: start)
                    : table.uint16(Header.coverage, at: start)
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
            guard let stated = bytes.uint16(Format0.nPairs, at: start),
                start + Format0.pairs.offset <= bytes.count
            else { return nil }
            let count = bytes.available(stated, Pair.self, in: Format0.pairs, at: start)
            return Subtable(bytes: bytes, format: .pairs(start: start, count: count))
        case 2:
            guard let left = bytes.uint16(Format2.leftClassOffset, at: start),
                let right = bytes.uint16(Format2.rightClassOffset, at: start),
                let values = bytes.uint16(Format2.kerningArrayOffset, at: start)
            else { return nil }
            return Subtable(
                bytes: bytes,
                format: .classes(left: left, right: right, values: values)
            )
        default: return nil
        }
    }
}
