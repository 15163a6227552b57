/// The glyph variations, [`gvar`](https://learn.microsoft.com/typography/opentype/spec/gvar), from
/// which the advances in a font without `HVAR` are computed.
///
/// The deltas of a glyph apply to the points of its outline, followed by four
/// [phantom points](https://learn.microsoft.com/typography/opentype/spec/tt_instructing_glyphs#phantoms).
/// The advance is the distance between the first two phantom points. These points belong to no
/// contour, so their deltas are never inferred from other points.
struct GvarTable {
    /// The maximum number of bytes, which exceeds the size of the table in the largest fonts.
    static let maximumByteCount = 32 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, axisCount, sharedTupleCount, sharedTuplesOffset
        case sharedTuplesOffsetLow, glyphCount, flags, glyphVariationDataArrayOffset
        case glyphVariationDataArrayOffsetLow, glyphVariationDataOffsets

        /// A bit of `flags`.
        static let longOffsets = 1
    }

    private enum GlyphVariationData: Int, Words {
        case tupleVariationCount, dataOffset, tupleVariationHeaders

        /// Bits of `tupleVariationCount`.
        static let sharedPointNumbers = 0x8000
        static let countMask = 0x0FFF
    }

    private enum TupleVariationHeader: Int, Words {
        case variationDataSize, tupleIndex, tuples

        /// Bits of `tupleIndex`.
        static let embeddedPeakTuple = 0x8000
        static let intermediateRegion = 0x4000
        static let privatePointNumbers = 0x2000
        static let tupleIndexMask = 0x0FFF
    }

    private let table: TableBytes
    private let axisCount: Int
    private let glyphCount: Int
    private let sharedTuples: Int
    private let sharedTupleCount: Int

    /// Reads the header, or returns `nil` if the table is truncated or its version is unknown.
    init?(_ table: TableBytes) {
        let fields = Offset<Fields>()
        self.table = table
        axisCount = table[fields, .axisCount]
        glyphCount = table[fields, .glyphCount]
        sharedTuples = table.uint32(fields, .sharedTuplesOffset)
        // A tuple index has 12 bits.
        sharedTupleCount = min(table[fields, .sharedTupleCount], 0x1000)
        let offsetByteCount = table[fields, .flags] & Fields.longOffsets == 0 ? 2 : 4
        guard table[fields, .majorVersion] == 1, 1...FvarTable.maximumAxisCount ~= axisCount,
            table.holds(
                offsetByteCount * (glyphCount + 1),
                at: fields.of(.glyphVariationDataOffsets)
            ),
            table.holds(2 * axisCount * sharedTupleCount, at: sharedTuples)
        else { return nil }
    }

    /// Returns the change of each glyph's advance in font units, without regard to components.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    func deltas(_ outlines: OutlineTable, _ coordinates: NormalizedCoordinates) -> [Double] {
        let shared = (0..<sharedTupleCount).map {
            scalar(peak: sharedTuples + 2 * axisCount * $0, range: nil, coordinates)
        }
        var deltas: [Double] = []
        deltas.reserveCapacity(outlines.glyphCount)
        // In valid fonts, offsets ascend. The condition prevents glyphs from sharing much data.
        var last = 0
        for glyph in 0..<outlines.glyphCount {
            var delta = 0.0
            if glyph < glyphCount {
                let data = variationData(glyph)
                if !data.isEmpty, data.lowerBound >= last {
                    last = data.upperBound
                    let points = outlines.pointCount(glyph)
                    delta = points.map { advanceDelta(data, $0, shared, coordinates) } ?? 0
                }
            }
            deltas.append(delta)
        }
        return deltas
    }

    /// Returns the range of a glyph's data, which is empty if the glyph doesn't vary.
    private func variationData(_ glyph: Int) -> Range<Int> {
        let fields = Offset<Fields>()
        let isLong = table[fields, .flags] & Fields.longOffsets != 0
        func offset(_ index: Int) -> Int {
            isLong
                ? table.uint32(fields, .glyphVariationDataOffsets, index)
                : 2 * table[fields, .glyphVariationDataOffsets, index]
        }
        let array = table.uint32(fields, .glyphVariationDataArrayOffset)
        guard array <= table.count else { return 0..<0 }
        let (start, end) = (array + offset(glyph), array + offset(glyph + 1))
        return start < end && end <= table.count ? start..<end : 0..<0
    }

    /// Adds the deltas of all tuples that apply at the coordinates.
    private func advanceDelta(
        _ data: Range<Int>,
        _ pointCount: Int,
        _ shared: [Double],
        _ coordinates: NormalizedCoordinates
    ) -> Double {
        let fields = Offset<GlyphVariationData>(data.lowerBound)
        let count = table[fields, .tupleVariationCount]
        var header = fields.of(.tupleVariationHeaders)
        var start = data.lowerBound + table[fields, .dataOffset]
        let all = PhantomPoints(left: pointCount, right: pointCount + 1)
        var common = all
        if count & GlyphVariationData.sharedPointNumbers != 0 {
            var numbers = PackedNumbers(table, start, data.upperBound)
            common = numbers.phantomPoints(all)
            start = numbers.position
        }
        var sum = 0.0
        for _ in 0..<(count & GlyphVariationData.countMask) {
            let tuple = Offset<TupleVariationHeader>(header)
            let index = table[tuple, .tupleIndex]
            let end = start + table[tuple, .variationDataSize]
            var tuples = tuple.of(.tuples)
            var peak: Int?
            var range: Int?
            if index & TupleVariationHeader.embeddedPeakTuple != 0 {
                peak = tuples
                tuples += 2 * axisCount
            }
            if index & TupleVariationHeader.intermediateRegion != 0 {
                range = tuples
                tuples += 4 * axisCount
            }
            guard tuples <= data.upperBound, end <= data.upperBound else { break }
            let number = index & TupleVariationHeader.tupleIndexMask
            let scalar: Double
            if peak == nil, range == nil {
                scalar = number < shared.count ? shared[number] : 0
            } else if let peak {
                scalar = self.scalar(peak: peak, range: range, coordinates)
            } else {
                let peak = sharedTuples + 2 * axisCount * number
                scalar =
                    number < shared.count
                    ? self.scalar(peak: peak, range: range, coordinates) : 0
            }
            if scalar != 0 {
                var numbers = PackedNumbers(table, start, end)
                let isPrivate = index & TupleVariationHeader.privatePointNumbers != 0
                let points = isPrivate ? numbers.phantomPoints(all) : common
                sum += scalar * numbers.difference(points)
            }
            header = tuples
            start = end
        }
        return sum
    }

    /// Returns the share of a tuple's deltas that applies, from 0 to 1.
    ///
    /// The arguments are the offsets of the peak, and of the start followed by the end.
    private func scalar(
        peak: Int,
        range: Int?,
        _ coordinates: NormalizedCoordinates
    ) -> Double {
        var scalar = 1.0
        for axis in 0..<axisCount where scalar != 0 {
            let peak = table.int16(at: peak + 2 * axis)
            scalar *= ItemVariationStore.scalar(
                start: range.map { table.int16(at: $0 + 2 * axis) } ?? min(peak, 0),
                peak: peak,
                end: range.map { table.int16(at: $0 + 2 * (axisCount + axis)) } ?? max(peak, 0),
                at: coordinates.coordinate(axis)
            )
        }
        return scalar
    }
}

/// The indexes of the first two phantom points in a list of points, if the list contains them.
private struct PhantomPoints {
    var left: Int?
    var right: Int?
}

/// A reader of [packed point numbers and deltas](https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#packed-point-numbers).
private struct PackedNumbers {
    private enum PointRun {
        static let wideCount = 0x80
        static let words = 0x80
        static let countMask = 0x7F
    }

    private enum DeltaRun {
        static let zero = 0x80
        static let words = 0x40
        static let countMask = 0x3F
    }

    private let table: TableBytes
    /// The offset of the next byte.
    private(set) var position: Int
    private let end: Int

    init(_ table: TableBytes, _ start: Int, _ end: Int) {
        self.table = table
        position = start
        self.end = end
    }

    private mutating func byte() -> Int {
        defer { position += 1 }
        return table.uint8(at: position)
    }

    /// Reads a list of point numbers, and finds the phantom points in the list.
    ///
    /// An empty list contains all points.
    mutating func phantomPoints(_ all: PhantomPoints) -> PhantomPoints {
        var count = byte()
        if count & PointRun.wideCount != 0 {
            count = (count & PointRun.countMask) << 8 | byte()
        }
        if count == 0 { return all }
        var found = PhantomPoints()
        var (index, point) = (0, 0)
        while index < count, position < end {
            let control = byte()
            for _ in 0...(control & PointRun.countMask) where index < count {
                if control & PointRun.words != 0 {
                    point += table.uint16(at: position)
                    position += 2
                } else {
                    point += byte()
                }
                if point == all.left { found.left = index }
                if point == all.right { found.right = index }
                index += 1
            }
        }
        return found
    }

    /// Reads deltas, and returns the delta of the right point less the delta of the left point.
    mutating func difference(_ points: PhantomPoints) -> Double {
        var difference = 0.0
        var index = 0
        let last = max(points.left ?? -1, points.right ?? -1)
        while index <= last, position < end {
            let control = byte()
            let count = control & DeltaRun.countMask + 1
            let isZero = control & DeltaRun.zero != 0
            let isWord = control & DeltaRun.words != 0
            // As in HarfBuzz and fontTools, both bits together mean 32 bits.
            let size = isZero ? (isWord ? 4 : 0) : (isWord ? 2 : 1)
            func delta(_ point: Int?) -> Double {
                guard let point, index..<(index + count) ~= point, size > 0 else { return 0 }
                let offset = position + size * (point - index)
                guard offset + size <= end else { return 0 }
                switch size {
                case 1: return Double(table.int8(at: offset))
                case 2: return Double(table.int16(at: offset))
                default: return Double(table.int32(at: offset))
                }
            }
            difference += delta(points.right) - delta(points.left)
            position += size * count
            index += count
        }
        return difference
    }
}
