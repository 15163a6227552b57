/// The axes and named instances of a variable font,
/// [`fvar`](https://learn.microsoft.com/typography/opentype/spec/fvar).
struct FvarTable {
    static let maximumAxisCount = 64

    /// The maximum number of instances, which exceeds the hundred or so in large fonts.
    static let maximumInstanceCount = 256

    /// The maximum number of bytes to read, enough for the maximum numbers of axes and instances.
    static let maximumByteCount = 128 << 10

    private enum Fields: Int, RecordWords {
        case majorVersion, minorVersion, axesArrayOffset, reserved, axisCount, axisSize
        case instanceCount, instanceSize, end
    }

    private enum VariationAxisRecord: Int, RecordWords {
        case axisTag, axisTagLow, minValue, minValueLow, defaultValue, defaultValueLow, maxValue
        case maxValueLow, flags, axisNameID, end
    }

    private enum InstanceRecord: Int, Words { case subfamilyNameID, flags, coordinates }

    struct Instance {
        /// The name ID of the style.
        let name: Int
        /// The value on each axis.
        let coordinates: [Double]
    }

    let axes: [VariationAxis]
    let instances: [Instance]

    /// Reads the table, or returns `nil` if it is truncated, or has an invalid axis, no axis or
    /// more than 64.
    init?(_ table: TableBytes) {
        let fields = Offset<Fields>()
        let start = table[fields, .axesArrayOffset]
        let axisCount = table[fields, .axisCount]
        let axisSize = table[fields, .axisSize]
        guard table.count >= Fields.byteCount, 1...Self.maximumAxisCount ~= axisCount,
            axisSize >= VariationAxisRecord.byteCount,
            table.holds(axisCount * axisSize, at: start)
        else { return nil }
        axes = (0..<axisCount).map { index in
            let record = Offset<VariationAxisRecord>(start + axisSize * index)
            return VariationAxis(
                tag: table.tag(record, .axisTag),
                minimum: table.fixed(record, .minValue),
                defaultValue: table.fixed(record, .defaultValue),
                maximum: table.fixed(record, .maxValue)
            )
        }
        guard axes.allSatisfy({ $0.minimum <= $0.defaultValue && $0.defaultValue <= $0.maximum })
        else { return nil }
        let instanceStart = start + axisCount * axisSize
        let instanceSize = table[fields, .instanceSize]
        let count = min(table[fields, .instanceCount], Self.maximumInstanceCount)
        let byteCount = Offset<InstanceRecord>().of(.coordinates, 2 * axisCount)
        instances = (0..<count).compactMap { index in
            let record = Offset<InstanceRecord>(instanceStart + instanceSize * index)
            guard instanceSize >= byteCount, table.holds(byteCount, at: record.value)
            else { return nil }
            return Instance(
                name: table[record, .subfamilyNameID],
                coordinates: (0..<axisCount).map { table.fixed(record, .coordinates, $0) }
            )
        }
    }
}

/// An axis along which the design of a variable font varies, such as weight.
public struct VariationAxis: Hashable, Sendable {
    /// The tag of the axis, such as `wght`, `wdth`, `slnt`, `ital`, `opsz` or a custom tag.
    public let tag: FontTag

    /// The minimum value, in the units of the axis.
    public let minimum: Double

    /// The default value, at which the axis doesn't change the design.
    public let defaultValue: Double

    /// The maximum value.
    public let maximum: Double

    func clamped(_ value: Double) -> Double { max(minimum, min(maximum, value)) }
}

/// A named set of axis values in a variable font, such as SemiBold.
public struct NamedInstance: Hashable, Sendable {
    /// The PostScript name on Apple platforms, such as `Inter-Regular_SemiBold`.
    public let postScriptName: String

    /// The style name, such as `SemiBold`.
    public let styleName: String

    /// The value on each axis, by tag.
    public let coordinates: [FontTag: Double]

    init(_ face: String, _ style: String, _ axes: [VariationAxis], _ values: [Double]) {
        postScriptName = face + "_" + Self.withHyphens(style)
        styleName = style
        // If two axes share a tag, the first axis takes precedence.
        coordinates = zip(axes, values).reversed().reduce(into: [:]) { $0[$1.0.tag] = $1.1 }
    }

    /// Replaces spaces with hyphens, except spaces with combining marks.
    private static func withHyphens(_ style: String) -> String {
        let letters = style.utf8
        guard letters.contains(0x20) else { return style }
        guard letters.allSatisfy({ $0 < 0x80 }) else {
            return String(style.map { $0 == " " ? "-" : $0 })
        }
        return String(decoding: letters.map { $0 == 0x20 ? 0x2D : $0 }, as: UTF8.self)
    }
}

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

/// The data needed to read the tables of a face.
struct FaceData: Sendable {
    let source: FontSource
    /// The offset of the table directory in the file.
    let directoryOffset: Int
    /// The headers, which are read when the face is created.
    let headers: FaceHeaders
    /// The number of font units per em, from 16 to 16,384.
    let unitsPerEm: Int
    let glyphCount: Int
    /// Whether the face contains an `fvar` table.
    let isVariable: Bool
    /// The normalized coordinates on the axes of a variable font.
    var coordinates = NormalizedCoordinates.normal
    /// Whether each delta is rounded to an integer.
    var roundsDeltas = false

    /// Reads the table directory again, because keeping it would use a third of a face's memory.
    ///
    /// If the file was replaced, the directory may be empty.
    func directory(_ reader: borrowing FontReader) -> TableDirectory {
        TableDirectory(reader, at: directoryOffset, fileCount: source.count) ?? TableDirectory()
    }
}

/// The tables that contain the metrics of a face.
struct FaceHeaders: Sendable {
    let hhea: HheaTable?
    let os2: OS2Table?
}
