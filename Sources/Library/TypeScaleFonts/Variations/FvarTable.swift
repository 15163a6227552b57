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
    /// Whether the table contains instances that cannot be read, or too many.
    let lacksInstances: Bool

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
        let stated = table[fields, .instanceCount]
        let count = min(stated, Self.maximumInstanceCount)
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
        lacksInstances = instances.count < stated
    }
}
