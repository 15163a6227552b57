/// The input to a curve's functions.
public struct CurveInput: Sendable {
    /// The traits of the reader and the screen.
    public let traits: TraitCollection

    /// The value to scale, in points at the base category, or the scaled value for an inverse.
    public internal(set) var value: Double

    /// The reader's effective factor, or 1 if a font scale doesn't drive the curve.
    public let factor: Double

    package let quantity: ScalingCurve.Quantity

    /// The text style.
    public let textStyle: TextStyle

    /// Whether the value is a font size instead of another length.
    public var isPointSize: Bool { quantity == .pointSize }

    /// The reader's category.
    public var category: ContentSizeCategory { traits.category }

    /// Returns a copy of the input with a different value.
    package func replacing(_ value: Double) -> CurveInput {
        var copy = self
        copy.value = value
        return copy
    }
}

extension ScalingCurve {
    /// The kind of number to scale.
    package enum Quantity: Sendable {
        /// A font size.
        case pointSize
        /// Any other distance.
        case value
    }
}

extension ScalingCurve.Law {
    /// Returns the input for a number, with the reader's effective factor.
    @inline(__always)
    func input(
        _ number: Double,
        _ quantity: ScalingCurve.Quantity,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> CurveInput {
        let factor =
            switch self {
            case .defined(let definition): definition.factor(traits)
            case .uikit, .swiftUI, .fixed: 1.0
            }
        return CurveInput(
            traits: traits,
            value: number,
            factor: factor,
            quantity: quantity,
            textStyle: style
        )
    }
}
