// Every curve scales a number in three steps. It grows the number for the reader, rounds the
// result, and guards against overflow. A grown number is a scaled number before rounding.

/// A scaled number before and after rounding, in points.
struct ScaledNumber {
    let unrounded: Double
    let rounded: Double
}

extension ScalingCurve {
    /// The kind of number to scale.
    package enum Quantity: Sendable {
        /// A font size.
        case pointSize
        /// Any other distance.
        case value
    }

    /// Scales a number, or returns the number if it isn't finite or the result would overflow.
    func scaled(
        _ number: Double,
        _ quantity: Quantity,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> ScaledNumber {
        // UIKit's curve has its own path, in which the compiler can round without branches. Without
        // it, scaling a distance takes 28% more instructions, and scaling a font 9% more.
        guard case .uikit = law,
            let growth = traits.platform.typeTable.growth(style, traits.category)
        else { return law.scaled(number, quantity, style, traits) }
        let grown = Self.grownByUIKit(number, quantity, growth)
        let rounded: Double
        switch quantity {
        case .pointSize: rounded = Rounding.halfAwayFromZero(grown)
        case .value: rounded = Rounding.pixels(grown, perPoint: traits.pixelsPerPoint)
        }
        if rounded.isFinite { return ScaledNumber(unrounded: grown, rounded: rounded) }
        return guarded(
            grown,
            CurveInput(traits: traits, value: number, quantity: quantity, textStyle: style)
        )
    }
}

extension ScalingCurve.Law {
    /// Scales a number with any curve and table.
    @inline(never)
    fileprivate func scaled(
        _ number: Double,
        _ quantity: ScalingCurve.Quantity,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> ScaledNumber {
        // A switch over a property, instead of `self`, would retain the definition.
        switch self {
        case .defined(let definition):
            definition.scaled(number, quantity, style, traits)
        case .uikit, .swiftUI, .fixed:
            scaledByApple(
                CurveInput(traits: traits, value: number, quantity: quantity, textStyle: style)
            )
        }
    }

    @inline(never)
    private func scaledByApple(_ input: CurveInput) -> ScaledNumber {
        let grown = grownByApple(input)
        let rounded = roundedByApple(grown, input)
        if rounded.isFinite { return ScaledNumber(unrounded: grown, rounded: rounded) }
        return ScalingCurve(law: self).guarded(grown, input)
    }
}

// MARK: Step 1, grow

extension ScalingCurve {
    /// Returns a number scaled for a reader, without rounding.
    ///
    /// UIKit's curve keeps UIKit's order of operations, because the order affects how ties round.
    package func grown(_ input: CurveInput) -> Double {
        if case .defined(let definition) = law {
            return definition.growth(definition.driven(input))
        }
        return law.grownByApple(input)
    }

    /// Returns the grown number or, if it overflows, the result of `scaled`.
    package func grownSafely(_ input: CurveInput) -> Double {
        let grown = self.grown(input)
        return grown.isFinite
            ? grown : scaled(input.value, input.quantity, input.textStyle, input.traits).rounded
    }

    fileprivate static func grownByUIKit(
        _ number: Double,
        _ quantity: Quantity,
        _ growth: TypeTable.Growth
    ) -> Double {
        switch quantity {
        case .value: (number * growth.now) / growth.base
        // The division and multiplication by the size seem redundant, but affect a tie. At AX4, an
        // 11-point headline has 25 points instead of 26.
        case .pointSize: (((growth.now / growth.size) * growth.size) * number) / growth.base
        }
    }
}

extension ScalingCurve.Law {
    fileprivate func grownByApple(_ input: CurveInput) -> Double {
        if case .fixed = self { return input.value }
        guard
            let growth = input.traits.platform.typeTable.growth(input.textStyle, input.category)
        else {
            // For an unknown style, UIKit rounds values but doesn't scale them.
            return input.value
        }
        if case .uikit = self {
            return ScalingCurve.grownByUIKit(input.value, input.quantity, growth)
        }
        return input.value * (growth.now / growth.base)
    }
}

// MARK: Step 2, round

extension ScalingCurve {
    /// Rounds a grown number as the curve specifies.
    package func rounded(_ grown: Double, _ input: CurveInput) -> Double {
        if case .defined(let definition) = law {
            return definition.rounding(grown, definition.driven(input))
        }
        return law.roundedByApple(grown, input)
    }
}

extension ScalingCurve.Law {
    fileprivate func roundedByApple(_ grown: Double, _ input: CurveInput) -> Double {
        switch (self, input.quantity) {
        case (.fixed, _), (.defined, _): return grown
        case (_, .pointSize): return Rounding.halfAwayFromZero(grown)
        case (.uikit, .value): return input.onPixels(grown)
        case (.swiftUI, .value):
            // SwiftUI divides by the pixel size. UIKit multiplies by the pixels per point.
            let pixel = 1 / input.traits.pixelsPerPoint
            return Rounding.halfAwayFromZero(grown / pixel) * pixel
        }
    }
}

extension CurveInput {
    /// The value scaled by UIKit's rule for distances, even if the value is a font size.
    package var grownAsDistance: Double {
        guard let growth = traits.platform.typeTable.growth(textStyle, category) else {
            return value
        }
        return ScalingCurve.grownByUIKit(value, .value, growth)
    }

    /// Rounds a grown distance to the screen's pixels, as UIKit does.
    package func onPixels(_ grown: Double) -> Double {
        Rounding.pixels(grown, perPoint: traits.pixelsPerPoint)
    }
}

// MARK: Step 3, guard

extension ScalingCurve {
    /// Recomputes a result that overflowed.
    ///
    /// Multiplies the number by the result for 1 point, without rounding, because such large
    /// numbers are already whole. If the product also overflows, returns the original number.
    @inline(never)
    func guarded(_ grown: Double, _ input: CurveInput) -> ScaledNumber {
        let product = input.value * self.grown(input.replacing(1))
        let result = product.isFinite ? product : input.value
        let isKept = grown.isFinite || result == input.value
        return ScaledNumber(unrounded: isKept ? grown : result, rounded: result)
    }
}

// MARK: Inverse and provenance

extension ScalingCurve {
    /// Returns the smallest size that scales to the input's value before rounding, or `nil` if no
    /// size does.
    package func inverse(_ input: CurveInput) -> Double? {
        if case .defined(let definition) = law {
            return definition.inverse?(definition.driven(input))
        }
        let size = input.value / grown(input.replacing(1))
        return size.isFinite ? size : nil
    }

    /// Returns the size at the base category for text without its own size, in points.
    ///
    /// Most curves use the size in the platform's table. If the table doesn't contain the style,
    /// its body size is used.
    public func baseSize(_ style: TextStyle, on platform: Platform) -> Double {
        if case .defined(let definition) = law, let size = definition.baseSize(style, platform) {
            return size
        }
        return platform.typeTable.basePointSize(style)
    }

    /// Returns the provenance of a style's scaled values for a reader.
    package func provenance(_ style: TextStyle, _ traits: TraitCollection) -> Provenance {
        let growth = traits.platform.typeTable.growthProvenance(style, traits.category)
        return switch law {
        case .uikit: growth
        case .swiftUI: growth == .unknown ? growth : .unverified
        case .fixed: .stated
        case .defined(let definition): definition.provenance(style, traits)
        }
    }
}
