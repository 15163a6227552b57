/// The input to a curve's functions.
public struct CurveInput: Sendable {
    /// The traits of the reader and the screen.
    public let traits: TraitCollection

    /// The value to scale, in points at the base category, or the scaled value for an inverse.
    public let value: Double

    /// The reader's effective factor, or 1 if a font scale doesn't drive the curve.
    public internal(set) var factor = 1.0

    package let quantity: ScalingCurve.Quantity

    /// The text style.
    public let textStyle: TextStyle

    /// Whether the value is a font size instead of another length.
    public var isPointSize: Bool { quantity == .pointSize }

    /// The reader's category.
    public var category: ContentSizeCategory { traits.category }

    /// Returns a copy of the input with a different value.
    package func replacing(_ value: Double) -> CurveInput {
        CurveInput(traits: traits, value: value, quantity: quantity, textStyle: textStyle)
    }
}
