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
        let shared: [Double] = sharedScalars(coordinates)
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
        let all = PhantomPoints(left: pointCount, right: pointCount + 1)
        var common: PhantomPoints?
        var sum = 0.0
        // Glyphs do not share data here, so the steps need no limit.
        var steps = Int.max
        _ = forEachTuple(in: data, shared, coordinates, &steps) { tuple, _ in
            var numbers = tuple.numbers
            let points: PhantomPoints
            if tuple.hasPrivatePoints {
                points = numbers.phantomPoints(all)
            } else {
                var shared = tuple.sharedPoints
                points = common ?? shared?.phantomPoints(all) ?? all
                common = points
            }
            sum += tuple.scalar * numbers.difference(points)
            return true
        }
        return sum
    }

    /// The deltas of a glyph in a region of the axes.
    struct Tuple<Scalar: BinaryFloatingPoint> {
        /// The share of the deltas that applies, from 0 to 1.
        let scalar: Scalar
        /// The private point numbers, if any, and the deltas.
        fileprivate let numbers: PackedNumbers
        fileprivate let hasPrivatePoints: Bool
        /// The point numbers that tuples share, or `nil` if these are all points.
        fileprivate let sharedPoints: PackedNumbers?

        /// Returns the numbers of the points that have deltas, where an empty list contains all
        /// points, and the horizontal and vertical deltas of the points.
        ///
        /// The result is `nil` if the data are malformed.
        func deltas(pointCount: Int) -> (points: [Int], x: [Scalar], y: [Scalar])? {
            var numbers = numbers
            var shared = sharedPoints
            let points = hasPrivatePoints ? numbers.points() : shared?.points() ?? []
            guard let points else { return nil }
            let count = points.isEmpty ? pointCount : points.count
            guard let x: [Scalar] = numbers.deltas(count), let y: [Scalar] = numbers.deltas(count)
            else { return nil }
            return (points, x, y)
        }
    }

    /// Returns the share of each shared tuple's deltas that applies.
    func sharedScalars<Scalar: BinaryFloatingPoint>(
        _ coordinates: NormalizedCoordinates
    ) -> [Scalar] {
        (0..<sharedTupleCount).map {
            scalar(peak: sharedTuples + 2 * axisCount * $0, range: nil, coordinates)
        }
    }

    /// Calls a closure with each tuple of a glyph that applies at the coordinates, until the
    /// closure returns `false`.
    ///
    /// Subtracts the numbers of tuples and shared points from the steps. The result is `false` if
    /// the closure stopped, or without more steps.
    func forEachTuple<Scalar: BinaryFloatingPoint>(
        of glyph: Int,
        _ shared: [Scalar],
        _ coordinates: NormalizedCoordinates,
        _ steps: inout Int,
        _ body: (Tuple<Scalar>, inout Int) -> Bool
    ) -> Bool {
        guard glyph < glyphCount else { return true }
        let data = variationData(glyph)
        return data.isEmpty || forEachTuple(in: data, shared, coordinates, &steps, body)
    }

    private func forEachTuple<Scalar: BinaryFloatingPoint>(
        in data: Range<Int>,
        _ shared: [Scalar],
        _ coordinates: NormalizedCoordinates,
        _ steps: inout Int,
        _ body: (Tuple<Scalar>, inout Int) -> Bool
    ) -> Bool {
        let fields = Offset<GlyphVariationData>(data.lowerBound)
        let count = table[fields, .tupleVariationCount]
        var header = fields.of(.tupleVariationHeaders)
        var start = data.lowerBound + table[fields, .dataOffset]
        var sharedPoints: PackedNumbers?
        if count & GlyphVariationData.sharedPointNumbers != 0 {
            var numbers = PackedNumbers(table, start, data.upperBound)
            sharedPoints = numbers
            steps -= numbers.skipPoints()
            start = numbers.position
        }
        for _ in 0..<(count & GlyphVariationData.countMask) {
            steps -= 1
            guard steps > 0 else { return false }
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
            let scalar: Scalar
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
                let tuple = Tuple(
                    scalar: scalar,
                    numbers: PackedNumbers(table, start, end),
                    hasPrivatePoints: index & TupleVariationHeader.privatePointNumbers != 0,
                    sharedPoints: sharedPoints
                )
                guard body(tuple, &steps) else { return false }
            }
            header = tuples
            start = end
        }
        return true
    }

    /// Returns the share of a tuple's deltas that applies, from 0 to 1.
    ///
    /// The arguments are the offsets of the peak, and of the start followed by the end.
    private func scalar<Scalar: BinaryFloatingPoint>(
        peak: Int,
        range: Int?,
        _ coordinates: NormalizedCoordinates
    ) -> Scalar {
        var scalar: Scalar = 1
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

/// A parser of [packed point numbers and deltas](https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#packed-point-numbers).
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
        var found = PhantomPoints()
        var index = 0
        _ = forEachPoint { point in
            if point == all.left { found.left = index }
            if point == all.right { found.right = index }
            index += 1
        }
        return index == 0 ? all : found
    }

    /// Reads a list of point numbers, or returns `nil` if the list is truncated.
    mutating func points() -> [Int]? {
        var points: [Int] = []
        return forEachPoint { points.append($0) } ? points : nil
    }

    /// Skips a list of point numbers, and returns how many there are.
    mutating func skipPoints() -> Int {
        var count = 0
        _ = forEachPoint { _ in count += 1 }
        return count
    }

    /// Calls a closure with each point number of a list, and returns `false` if the list is
    /// truncated.
    private mutating func forEachPoint(_ body: (Int) -> Void) -> Bool {
        var count = byte()
        if count & PointRun.wideCount != 0 {
            count = (count & PointRun.countMask) << 8 | byte()
        }
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
                body(point)
                index += 1
            }
        }
        return index == count && position <= end
    }

    /// Reads deltas, or returns `nil` if they are truncated.
    mutating func deltas<Number: BinaryFloatingPoint>(_ count: Int) -> [Number]? {
        var deltas: [Number] = []
        while deltas.count < count, position < end {
            let (count, size) = deltaRun()
            guard position + size * count <= end else { return nil }
            for _ in 0..<count {
                deltas.append(Number(delta(at: position, size: size)))
                position += size
            }
        }
        return deltas.count == count ? deltas : nil
    }

    /// Reads the number of deltas in a run, and the size of a delta in bytes.
    private mutating func deltaRun() -> (count: Int, size: Int) {
        let control = byte()
        let isZero = control & DeltaRun.zero != 0
        let isWord = control & DeltaRun.words != 0
        // As in HarfBuzz and fontTools, both bits together mean 32 bits.
        let size = isZero ? (isWord ? 4 : 0) : (isWord ? 2 : 1)
        return (control & DeltaRun.countMask + 1, size)
    }

    private func delta(at offset: Int, size: Int) -> Int {
        switch size {
        case 0: 0
        case 1: table.int8(at: offset)
        case 2: table.int16(at: offset)
        default: table.int32(at: offset)
        }
    }

    /// Reads deltas, and returns the delta of the right point less the delta of the left point.
    mutating func difference(_ points: PhantomPoints) -> Double {
        var difference = 0.0
        var index = 0
        let last = max(points.left ?? -1, points.right ?? -1)
        while index <= last, position < end {
            let (count, size) = deltaRun()
            func delta(_ point: Int?) -> Double {
                guard let point, index..<(index + count) ~= point else { return 0 }
                let offset = position + size * (point - index)
                return offset + size <= end ? Double(self.delta(at: offset, size: size)) : 0
            }
            difference += delta(points.right) - delta(points.left)
            position += size * count
            index += count
        }
        return difference
    }
}
