/// The axes and named instances of a variable font,
/// [`fvar`](https://learn.microsoft.com/typography/opentype/spec/fvar).
package struct FvarTable {
    package static let maximumAxisCount = 64

    /// The maximum number of instances, which exceeds the hundred or so in large fonts.
    static let maximumInstanceCount = 256

    /// The maximum number of bytes to read, enough for the maximum numbers of axes and instances.
    static let maximumByteCount = 128 &<< 10

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
            let space = CollectionOfOne<UInt8>(0x20)
            return String(style.map { $0.utf8.elementsEqual(space) ? "-" : $0 })
        }
        return String(decoding: letters.map { $0 == 0x20 ? 0x2D : $0 }, as: UTF8.self)
    }
}

/// The data needed to read the tables of a face.
package struct FaceData: Sendable {
    let source: FontSource
    /// The offset of the table directory in the file.
    let directoryOffset: Int
    /// The headers, which are read when the face is created.
    package let headers: FaceHeaders
    /// The number of font units per em, from 16 to 16,384.
    package let unitsPerEm: Int
    package let glyphCount: Int
    /// Whether the face contains an `fvar` table.
    let isVariable: Bool
    /// The normalized coordinates on the axes of a variable font.
    package var coordinates = NormalizedCoordinates.normal
    /// Whether each delta is rounded to an integer.
    package var roundsDeltas = false

    /// Reads the table directory again, because keeping it would use a third of a face's memory.
    ///
    /// If the file was replaced, the directory may be empty.
    package func directory(_ reader: borrowing FontReader) -> TableDirectory {
        TableDirectory(reader, at: directoryOffset, fileCount: source.count) ?? TableDirectory()
    }
}

/// The tables that contain the metrics of a face.
package struct FaceHeaders: Sendable {
    package let hhea: HheaTable?
    package let os2: OS2Table?
}
