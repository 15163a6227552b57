/// The axes and named instances of a variable font,
/// [`fvar`](https://learn.microsoft.com/typography/opentype/spec/fvar).
struct FvarTable {
    static let maximumAxisCount = 64

    /// The maximum number of instances; fonts have up to about a hundred.
    static let maximumInstanceCount = 256

    /// The number of bytes that are read: enough for the maximum of axes and instances.
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
        /// The name identifier of the style.
        let name: Int
        /// The value on each axis.
        let coordinates: [Double]
    }

    let axes: [VariationAxis]
    let instances: [Instance]

    /// Reads the table; returns `nil` if it is cut short, or if an axis is invalid.
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

/// An axis along which a variable font changes, such as its weight.
public struct VariationAxis: Hashable, Sendable {
    /// The tag of the axis: `wght`, `wdth`, `slnt`, `ital`, `opsz`, or a designer's tag.
    public let tag: FontTag

    /// The minimum value, in the unit of the axis.
    public let minimum: Double

    /// The value without variation.
    public let defaultValue: Double

    /// The maximum value.
    public let maximum: Double

    /// Returns a value limited to the range of the axis.
    func clamped(_ value: Double) -> Double { max(minimum, min(maximum, value)) }
}

/// A named point on the axes of a variable font.
public struct NamedInstance: Hashable, Sendable {
    /// The name of the instance on Apple's systems: `Inter-Regular_SemiBold`.
    public let postScriptName: String

    /// The style, such as `SemiBold`.
    public let styleName: String

    /// The values on the axes.
    public let coordinates: [FontTag: Double]

    init(_ face: String, _ style: String, _ axes: [VariationAxis], _ values: [Double]) {
        postScriptName = face + "_" + String(style.map { $0 == " " ? "-" : $0 })
        styleName = style
        coordinates = Dictionary(zip(axes.map(\.tag), values)) { first, _ in first }
    }
}
