/// The [normalized coordinates](https://learn.microsoft.com/typography/opentype/spec/otvaroverview#coordinate-scales-and-normalization)
/// of a position on the axes of a variable font.
struct NormalizedCoordinates: Hashable, Sendable {
    /// The coordinate on each axis in units of 1/16,384, from -16,384 to 16,384, or an empty array
    /// if nothing varies.
    let coordinates: [Int]

    /// The position with every axis at its default.
    static var normal: NormalizedCoordinates { NormalizedCoordinates(coordinates: []) }

    var isNormal: Bool { coordinates.allSatisfy { $0 == 0 } }

    /// Returns the coordinate on an axis, or 0, the default, if the font doesn't include the axis.
    func coordinate(_ axis: Int) -> Int {
        coordinates.indices.contains(axis) ? coordinates[axis] : 0
    }

    private init(coordinates: [Int]) {
        self.coordinates = coordinates
    }

    /// Normalizes axis values, after clamping them and replacing missing values with the defaults.
    init(_ axes: [VariationAxis], _ avar: AvarTable?, _ value: (VariationAxis) -> Double?) {
        coordinates = axes.enumerated().map { index, axis in
            let requested = value(axis) ?? axis.defaultValue
            let value = requested.isNaN ? axis.defaultValue : axis.clamped(requested)
            let extent =
                value < axis.defaultValue
                ? axis.defaultValue - axis.minimum : axis.maximum - axis.defaultValue
            guard extent > 0 else { return avar?.map(0, axis: index) ?? 0 }
            // The quotient is between -1 and 1, because the value is clamped.
            let share = Int(((value - axis.defaultValue) / extent * 16_384).roundedHalfUp)
            return avar?.map(share, axis: index) ?? share
        }
    }
}

/// The axis variations, [`avar`](https://learn.microsoft.com/typography/opentype/spec/avar), which
/// adjust normalized coordinates with a piecewise linear segment map for each axis.
struct AvarTable: Sendable {
    /// The maximum number of bytes to read, enough for 64 axes with 1,024 points each.
    static let maximumByteCount = 8 + 64 * (2 + 4 * 1024)

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, reserved, axisCount, axisSegmentMaps
    }

    private enum SegmentMaps: Int, Words { case positionMapCount, axisValueMaps }
    private enum AxisValueMap: Int, RecordWords { case fromCoordinate, toCoordinate, end }

    private let segmentMaps: [[(from: Int, to: Int)]]

    init?(_ table: TableBytes, axisCount: Int) {
        let fields = Offset<Fields>()
        // Version 2 extends version 1. The extension is ignored.
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
