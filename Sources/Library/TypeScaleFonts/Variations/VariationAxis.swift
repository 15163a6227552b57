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
