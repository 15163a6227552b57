/// A point on the axes of a variable font in
/// [normalized coordinates](https://learn.microsoft.com/typography/opentype/spec/otvaroverview#coordinate-scales-and-normalization).
struct NormalizedCoordinates: Hashable, Sendable {
    /// The coordinate on each axis in units of 1/16,384, from -16,384 to 16,384; empty if nothing
    /// varies.
    let coordinates: [Int]

    /// The default of every axis.
    static let normal = NormalizedCoordinates(coordinates: [])

    /// Whether every axis is at its default.
    var isNormal: Bool { coordinates.allSatisfy { $0 == 0 } }

    /// Returns the coordinate on an axis; 0, the default, if the font does not have the axis.
    func coordinate(_ axis: Int) -> Int {
        coordinates.indices.contains(axis) ? coordinates[axis] : 0
    }

    private init(coordinates: [Int]) {
        self.coordinates = coordinates
    }

    /// Normalizes values on the axes, limited to their ranges; the default replaces missing values.
    init(_ axes: [VariationAxis], _ avar: AvarTable?, _ value: (VariationAxis) -> Double?) {
        coordinates = axes.enumerated().map { index, axis in
            let requested = value(axis) ?? axis.defaultValue
            let value = requested.isNaN ? axis.defaultValue : axis.clamped(requested)
            let extent =
                value < axis.defaultValue
                ? axis.defaultValue - axis.minimum : axis.maximum - axis.defaultValue
            guard extent > 0 else { return avar?.map(0, axis: index) ?? 0 }
            // Between -1 and 1, since the value lies between the ends.
            let share = Int(((value - axis.defaultValue) / extent * 16_384).roundedHalfUp)
            return avar?.map(share, axis: index) ?? share
        }
    }
}

/// The segment maps of a font's axes,
/// [`avar`](https://learn.microsoft.com/typography/opentype/spec/avar): each maps normalized
/// coordinates by a piecewise linear function.
struct AvarTable: Sendable {
    /// The number of bytes that are read: 64 axes of 1,024 points each.
    static let maximumByteCount = 8 + 64 * (2 + 4 * 1024)

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, reserved, axisCount, axisSegmentMaps
    }

    private enum SegmentMaps: Int, Words { case positionMapCount, axisValueMaps }
    private enum AxisValueMap: Int, RecordWords { case fromCoordinate, toCoordinate, end }

    /// The points of each axis.
    private let segmentMaps: [[(from: Int, to: Int)]]

    /// Reads the table; returns `nil` if it is cut short.
    init?(_ table: TableBytes, axisCount: Int) {
        let fields = Offset<Fields>()
        // Version 2 adds to version 1; the addition is not read.
        guard 1...2 ~= table[fields, .majorVersion], table.holds(2, at: fields.of(.axisCount))
        else { return nil }
        var segmentMaps: [[(from: Int, to: Int)]] = []
        var map = Offset<SegmentMaps>(fields.of(.axisSegmentMaps))
        for _ in 0..<min(table[fields, .axisCount], axisCount) {
            let count = table[map, .positionMapCount]
            let end = Offset<AxisValueMap>(map, .axisValueMaps, count).value
            guard end <= table.count else { return nil }
            segmentMaps.append(
                (0..<count).map { index in
                    let record = Offset<AxisValueMap>(map, .axisValueMaps, index)
                    return (
                        table.int16(record, .fromCoordinate), table.int16(record, .toCoordinate)
                    )
                }
            )
            map = Offset(end)
        }
        self.segmentMaps = segmentMaps
    }

    /// Maps a normalized coordinate of an axis.
    func map(_ value: Int, axis: Int) -> Int {
        guard segmentMaps.indices.contains(axis) else { return value }
        let points = segmentMaps[axis]
        guard let first = points.first, let last = points.last else { return value }
        if points.count == 1 || value <= first.from { return value - first.from + first.to }
        guard let next = points.firstIndex(where: { value <= $0.from }) else {
            return value - last.from + last.to
        }
        if points[next].from == value { return points[next].to }
        let (low, high) = (points[max(0, next - 1)], points[next])
        guard high.from > low.from else { return low.to }
        let share = Double(value - low.from) / Double(high.from - low.from)
        return low.to + Int((Double(high.to - low.to) * share).roundedHalfUp)
    }
}
