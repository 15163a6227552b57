/// The axes and named instances of a variable font,
/// [`fvar`](https://learn.microsoft.com/typography/opentype/spec/fvar).
struct FvarTable {
    /// The maximum number of axes.
    static let maximumAxisCount = 64

    /// The maximum number of instances; fonts have up to about a hundred.
    static let maximumInstanceCount = 256

    /// How many bytes of the table are read: what so many axes and instances take.
    static let maximumByteCount = 128 << 10

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, axesArrayOffset, reserved, axisCount, axisSize,
            instanceCount
        case instanceSize
    }

    private enum VariationAxisRecord: Int, RecordWords {
        case axisTag, axisTagLow, minValue, minValueLow, defaultValue, defaultValueLow, maxValue
        case maxValueLow, flags, axisNameID, end
    }

    private enum InstanceRecord: Int, Words { case subfamilyNameID, flags, coordinates }

    struct Instance {
        /// The identifier of the style's name.
        let name: Int
        /// One number for each axis.
        let coordinates: [Double]
    }

    let axes: [VariationAxis]
    let instances: [Instance]

    init?(_ table: TableBytes) {
        guard let start = table.uint16(Fields.axesArrayOffset),
            let axisCount = table.uint16(Fields.axisCount), 1...Self.maximumAxisCount ~= axisCount,
            let axisSize = table.uint16(Fields.axisSize), axisSize >= VariationAxisRecord.byteCount,
            let instanceCount = table.uint16(Fields.instanceCount),
            let instanceSize = table.uint16(Fields.instanceSize)
        else { return nil }
        var axes: [VariationAxis] = []
        for index in 0..<axisCount {
            let record = start + index * axisSize
            guard let tag = table.tag(VariationAxisRecord.axisTag, at: record),
                let minimum = table.fixed(VariationAxisRecord.minValue, at: record),
                let normal = table.fixed(VariationAxisRecord.defaultValue, at: record),
                let maximum = table.fixed(VariationAxisRecord.maxValue, at: record),
                minimum <= normal, normal <= maximum
            else { return nil }
            axes.append(
                VariationAxis(tag: tag, minimum: minimum, defaultValue: normal, maximum: maximum)
            )
        }
        self.axes = axes
        guard instanceSize >= InstanceRecord.coordinates.offset + 4 * axisCount else {
            instances = []
            return
        }
        let instanceStart = start + axisCount * axisSize
        instances = (0..<min(instanceCount, Self.maximumInstanceCount)).compactMap { index in
            let record = instanceStart + index * instanceSize
            guard let name = table.uint16(InstanceRecord.subfamilyNameID, at: record) else {
                return nil
            }
            let values = (0..<axisCount).compactMap {
                table.fixed(InstanceRecord.coordinates, $0, at: record)
            }
            return values.count == axisCount ? Instance(name: name, coordinates: values) : nil
        }
    }
}

/// An axis along which a variable font changes, such as its weight.
public struct VariationAxis: Hashable, Sendable {
    /// What changes: `wght`, `wdth`, `slnt`, `ital`, `opsz`, or a tag of the designer's.
    public let tag: FontTag

    /// The least value, in the axis's own unit.
    public let minimum: Double

    /// The value of the face as it is.
    public let defaultValue: Double

    /// The greatest value.
    public let maximum: Double

    /// The value, or the end of the axis that it lies beyond.
    func clamped(_ value: Double) -> Double { max(minimum, min(maximum, value)) }
}

/// A point on the axes of a variable font that its designer gave a name.
public struct NamedInstance: Hashable, Sendable {
    /// The name under which Apple's systems list the instance: `Inter-Regular_SemiBold`.
    public let postScriptName: String

    /// The style: `SemiBold`.
    public let styleName: String

    /// The values on the axes.
    public let coordinates: [FontTag: Double]

    init(_ face: String, _ style: String, _ axes: [VariationAxis], _ values: [Double]) {
        postScriptName = face + "_" + String(style.map { $0 == " " ? "-" : $0 })
        styleName = style
        coordinates = Dictionary(zip(axes.map(\.tag), values)) { first, _ in first }
    }
}
