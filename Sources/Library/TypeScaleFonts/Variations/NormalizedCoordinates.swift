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
    ///
    /// As in OpenType and HarfBuzz 15, coordinates are rounded to 1/65,536 before `avar` is
    /// applied, and to 1/16,384 afterwards.
    init(_ axes: [VariationAxis], _ avar: AvarTable?, _ value: (VariationAxis) -> Double?) {
        let fixed = axes.map { axis in
            let requested = value(axis) ?? axis.defaultValue
            let value = requested.isNaN ? axis.defaultValue : axis.clamped(requested)
            let extent =
                value < axis.defaultValue
                ? axis.defaultValue - axis.minimum : axis.maximum - axis.defaultValue
            guard extent > 0 else { return 0 }
            // The quotient is between -1 and 1, because the value is clamped.
            return Int(((value - axis.defaultValue) / extent * 65_536).roundedHalfUp)
        }
        self.init(fixed: avar?.map(fixed) ?? fixed)
    }

    /// Rounds coordinates in units of 1/65,536.
    init(fixed coordinates: [Int]) {
        self.coordinates = coordinates.map { ($0 + 2) >> 2 }
    }
}

/// The axis variations, [`avar`](https://learn.microsoft.com/typography/opentype/spec/avar), which
/// adjust normalized coordinates.
///
/// A piecewise linear segment map adjusts the coordinate on each axis. In version 2, the
/// coordinates on all axes then select a delta for each axis.
final class AvarTable: Sendable {
    /// The maximum number of bytes to read.
    ///
    /// 64 axes with 1,024 points each take a quarter of this.
    static let maximumByteCount = 1 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, reserved, axisCount, axisSegmentMaps
    }

    private enum SegmentMaps: Int, Words { case positionMapCount, axisValueMaps }
    private enum AxisValueMap: Int, RecordWords { case fromCoordinate, toCoordinate, end }

    /// The fields of version 2, which follow the segment maps.
    private enum Extension: Int, RecordWords {
        case axisIndexMapOffset, axisIndexMapOffsetLow, varStoreOffset, varStoreOffsetLow, end
    }

    /// The deltas of version 2.
    private struct Deltas {
        let store: Offset<ItemVariationStore.Fields>
        let map: DeltaSetIndexMap?
    }

    /// The largest coordinate, in units of 1/65,536.
    private static let one = 65_536.0

    private let table: TableBytes
    /// The points of each axis, in units of 1/65,536.
    private let segmentMaps: [[(from: Int, to: Int)]]
    private let deltas: Deltas?

    /// Reads the table, or returns `nil` if it is truncated or its version is unknown.
    init?(_ table: TableBytes, axisCount: Int) {
        let fields = Offset<Fields>()
        let version = table[fields, .majorVersion]
        guard 1...2 ~= version, table.holds(2, at: fields.of(.axisCount)) else { return nil }
        var segmentMaps: [[(from: Int, to: Int)]] = []
        var map = Offset<SegmentMaps>(fields.of(.axisSegmentMaps))
        for axis in 0..<table[fields, .axisCount] {
            let count = table[map, .positionMapCount]
            let end = Offset<AxisValueMap>(map, .axisValueMaps, count).value
            guard end <= table.count else { return nil }
            if axis < axisCount {
                segmentMaps.append(
                    (0..<count).map { index in
                        let record = Offset<AxisValueMap>(map, .axisValueMaps, index)
                        let from = table.int16(record, .fromCoordinate)
                        return (4 * from, 4 * table.int16(record, .toCoordinate))
                    }
                )
            } else if version == 1 {
                break
            }
            map = Offset(end)
        }
        self.table = table
        self.segmentMaps = segmentMaps
        guard version == 2 else {
            deltas = nil
            return
        }
        let offsets = Offset<Extension>(map.value)
        guard table.holds(Extension.byteCount, at: offsets.value) else { return nil }
        guard table.uint32(offsets, .varStoreOffset) != 0 else {
            deltas = nil
            return
        }
        guard
            let store: Offset<ItemVariationStore.Fields> =
                table.follow32(offsets, .varStoreOffset, from: 0),
            ItemVariationStore(table, at: store, coordinates: .normal) != nil
        else { return nil }
        deltas = Deltas(
            store: store,
            map: table.follow32(offsets, .axisIndexMapOffset, from: 0)
                .flatMap { DeltaSetIndexMap(table, at: $0) }
        )
    }

    /// Adjusts the coordinate on each axis, in units of 1/65,536.
    func map(_ coordinates: [Int]) -> [Int] {
        let mapped = coordinates.enumerated().map { axis, value in
            segmentMaps.indices.contains(axis) ? Self.map(value, segmentMaps[axis]) : value
        }
        guard let deltas,
            let store = ItemVariationStore(
                table,
                at: deltas.store,
                coordinates: NormalizedCoordinates(fixed: mapped)
            )
        else { return mapped }
        return mapped.enumerated().map { axis, value in
            let index = deltas.map?[axis] ?? DeltaSetIndex(outer: 0, inner: axis)
            // Deltas are in units of 1/16,384.
            let delta = (4 * store.delta(index, isRounded: false)).roundedHalfUp
            return Int(max(-Self.one, min(Self.one, Double(value) + delta)))
        }
    }

    /// Applies a segment map.
    private static func map(_ value: Int, _ points: [(from: Int, to: Int)]) -> Int {
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
