// Every curve scales a number in three steps: it grows the number for the reader, rounds the
// result, and guards against overflow.
//
// UIKit's curve multiplies the number by the distance between the style's baselines for the reader
// (`now`), and divides it by the distance at Large (`base`). At AX2, the baselines of body are 40
// points apart instead of 22. So 17 points grow to 30.9, and are rounded to 31.

/// A number after growing, and after rounding.
struct ScaledNumber {
    let unrounded: Double
    let rounded: Double
}

extension ScalingCurve {
    /// Scales a number, or returns the number if it isn't finite or the result would overflow.
    func scaled(
        _ number: Double,
        _ quantity: Quantity,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> ScaledNumber {
        // UIKit's curve needs no `CurveInput`. Without this path, scaling a distance takes 86% more
        // instructions, and scaling a font 12% more.
        if case .uikit = law,
            let growth = traits.platform.typeTable.growth(style, traits.category)
        {
            let grown = growth.scaled(number, quantity)
            let rounded =
                quantity == .pointSize
                ? Rounding.halfAwayFromZero(grown)
                : Rounding.pixels(grown, perPoint: traits.pixelsPerPoint)
            if rounded.isFinite { return ScaledNumber(unrounded: grown, rounded: rounded) }
        }
        return law.scaled(number, quantity, style, traits)
    }
}

// The steps are inlined: calls take 8% more instructions for Flutter's curve. A `switch` that names
// every case does not retain the definition.
extension ScalingCurve.Law {
    fileprivate func scaled(
        _ number: Double,
        _ quantity: ScalingCurve.Quantity,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> ScaledNumber {
        let input = input(number, quantity, style, traits)
        let grown = self.grown(input)
        let rounded = self.rounded(grown, input)
        if rounded.isFinite { return ScaledNumber(unrounded: grown, rounded: rounded) }
        return guarded(grown, input)
    }

    /// Returns a number scaled for a reader, without rounding: step 1.
    @inline(__always)
    package func grown(_ input: CurveInput) -> Double {
        switch self {
        case .uikit: input.growth?.scaled(input.value, input.quantity) ?? input.value
        case .swiftUI: input.growth.map { input.value * ($0.now / $0.base) } ?? input.value
        case .fixed: input.value
        case .defined(let definition): definition.growth(input)
        }
    }

    /// Rounds a grown number as the curve specifies: step 2.
    @inline(__always)
    package func rounded(_ grown: Double, _ input: CurveInput) -> Double {
        switch self {
        case .uikit:
            input.isPointSize ? Rounding.halfAwayFromZero(grown) : input.onPixels(grown)
        case .swiftUI:
            input.isPointSize ? Rounding.halfAwayFromZero(grown) : input.onPixelsBySwiftUI(grown)
        case .fixed: grown
        case .defined(let definition): definition.rounding(grown, input)
        }
    }

    /// Recomputes a result that overflowed: step 3.
    ///
    /// Multiplies the number by the result for 1 point, without rounding, because such large
    /// numbers are already whole. If the product also overflows, returns the original number.
    @inline(never)
    fileprivate func guarded(_ grown: Double, _ input: CurveInput) -> ScaledNumber {
        let product = input.value * self.grown(input.replacing(1))
        let result = product.isFinite ? product : input.value
        let isKept = grown.isFinite || result == input.value
        return ScaledNumber(unrounded: isKept ? grown : result, rounded: result)
    }
}

extension TypeTable.Growth {
    /// Scales a number by UIKit's rule, in UIKit's order of operations.
    fileprivate func scaled(_ number: Double, _ quantity: ScalingCurve.Quantity) -> Double {
        switch quantity {
        case .value: (number * now) / base
        // The division and multiplication by the size seem redundant, but affect a tie. At AX4, an
        // 11-point headline has 25 points instead of 26.
        case .pointSize: (((now / size) * size) * number) / base
        }
    }
}

extension CurveInput {
    /// The numbers of the text style, or `nil` for a style that the table doesn't contain.
    ///
    /// UIKit rounds the values of such a style, but doesn't scale them.
    fileprivate var growth: TypeTable.Growth? {
        traits.platform.typeTable.growth(textStyle, category)
    }

    /// The value scaled by UIKit's rule for distances, even if the value is a font size.
    package var grownAsDistance: Double { growth?.scaled(value, .value) ?? value }

    /// Rounds a grown distance to the screen's pixels, as UIKit does.
    package func onPixels(_ grown: Double) -> Double {
        Rounding.pixels(grown, perPoint: traits.pixelsPerPoint)
    }

    /// Rounds a grown distance as SwiftUI does, which divides by the size of a pixel.
    fileprivate func onPixelsBySwiftUI(_ grown: Double) -> Double {
        let pixel = 1 / traits.pixelsPerPoint
        return Rounding.halfAwayFromZero(grown / pixel) * pixel
    }
}
