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

    init(_ axis: FvarTable.Axis) {
        tag = axis.tag
        minimum = axis.minimum
        defaultValue = axis.normal
        maximum = axis.maximum
    }
}

/// A point on the axes of a variable font that its designer gave a name.
public struct NamedInstance: Hashable, Sendable {
    /// The name under which Apple's systems list the instance: `Inter-Regular_SemiBold`.
    public let postScriptName: String

    /// The style: `SemiBold`.
    public let styleName: String

    /// The values on the axes.
    public let coordinates: [FontTag: Double]

    init(_ face: String, _ style: String, _ axes: [FvarTable.Axis], _ values: [Double]) {
        postScriptName = face + "_" + String(style.map { $0 == " " ? "-" : $0 })
        styleName = style
        coordinates = Dictionary(zip(axes.map(\.tag), values)) { first, _ in first }
    }
}
