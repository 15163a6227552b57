// The law of every curve, in three steps: a number is grown for the reader, rounded to the curve's grid, and
// guarded against overflow.

/// A number before and after it is rounded.
struct ScaledNumber {
    /// The grown number, in points.
    let unrounded: Double
    /// The number on the curve's grid, in points.
    let rounded: Double
}

extension ScalingCurve {
    /// What is scaled: the size of a font, or any other distance.
    package enum Quantity: Sendable {
        /// The size of a font.
        case pointSize
        /// Any other distance.
        case value
    }

    /// A number scaled for a reader; the number itself if it is not finite or the result would overflow.
    @inline(__always)
    func scaled(
        _ number: Double,
        _ quantity: Quantity,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> ScaledNumber {
        // The usual case alone: next to the others the compiler makes branches of the rounding, which
        // the processor guesses wrong half of the time.
        guard case .uikit = law, case .iOS = traits.platform.typeTable.kind,
            let growth = traits.platform.typeTable.growth(style, traits.category)
        else { return law.scaled(number, quantity, style, traits) }
        let grown = Self.grownByUIKit(number, quantity, growth)
        let rounded: Double
        switch quantity {
        case .pointSize: rounded = Rounding.halfAwayFromZero(grown)
        case .value: rounded = Rounding.pixels(grown, perPoint: traits.pixelsPerPoint)
        }
        if rounded.isFinite { return ScaledNumber(unrounded: grown, rounded: rounded) }
        return guarded(grown, CurveInput(number, quantity, style, traits))
    }
}

extension ScalingCurve.Law {
    /// The same for every law and table.
    @inline(never)
    fileprivate func scaled(
        _ number: Double,
        _ quantity: ScalingCurve.Quantity,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> ScaledNumber {
        // A switch of the value itself: of a property it would count references to the definition.
        switch self {
        case .defined(let box):
            box.scaled(number, quantity, style, traits)
        case .uikit, .swiftUI, .fixed:
            scaledByApple(CurveInput(number, quantity, style, traits))
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
    /// A number, grown for a reader and not yet rounded.
    ///
    /// The orders of multiplying and dividing are those that were observed; they decide ties.
    package func grown(_ input: CurveInput) -> Double {
        if case .defined(let box) = law { return box.definition.growth(box.driven(input)) }
        return law.grownByApple(input)
    }

    /// A number, or where its arithmetic overflows, what is returned for it.
    package func grownSafely(_ input: CurveInput) -> Double {
        let grown = self.grown(input)
        return grown.isFinite
            ? grown : scaled(input.value, input.quantity, input.textStyle, input.traits).rounded
    }

    @inline(__always)
    fileprivate static func grownByUIKit(
        _ number: Double,
        _ quantity: Quantity,
        _ growth: TypeTable.Growth
    ) -> Double {
        switch quantity {
        case .value: (number * growth.now) / growth.base
        // Dividing by the size and multiplying again looks idle, but decides a tie: headline, AX4,
        // 11 points is 25, not 26.
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
            // UIKit leaves values of a style that it does not know unscaled, and rounds them.
            return input.value
        }
        if case .uikit = self {
            return ScalingCurve.grownByUIKit(input.value, input.quantity, growth)
        }
        return switch input.quantity {
        case .value: input.value * (growth.now / growth.base)
        case .pointSize: (growth.now / growth.base) * input.value
        }
    }
}

// MARK: Step 2, round

extension ScalingCurve {
    /// A grown number on the curve's grid.
    package func rounded(_ grown: Double, _ input: CurveInput) -> Double {
        if case .defined(let box) = law {
            return box.definition.rounding(grown, box.driven(input))
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
            // SwiftUI divides by the size of a pixel, where UIKit multiplies by the pixels per point.
            let pixel = 1 / input.traits.pixelsPerPoint
            return Rounding.halfAwayFromZero(grown / pixel) * pixel
        }
    }
}

extension CurveInput {
    /// The value grown as UIKit grows distances, whatever it is the size of.
    package var grownAsDistance: Double {
        guard let growth = traits.platform.typeTable.growth(textStyle, category) else {
            return value
        }
        return ScalingCurve.grownByUIKit(value, .value, growth)
    }

    /// A grown distance on the grid of the screen's pixels, as UIKit rounds it.
    package func onPixels(_ grown: Double) -> Double {
        Rounding.pixels(grown, perPoint: traits.pixelsPerPoint)
    }
}

// MARK: Step 3, guard

extension ScalingCurve {
    /// The result where a product on the way overflows: the ratio first, and no rounding, which numbers of
    /// this size do not need; or else the number itself.
    @inline(never)
    func guarded(_ grown: Double, _ input: CurveInput) -> ScaledNumber {
        let product = input.value * self.grown(input.replacing(1))
        let result = product.isFinite ? product : input.value
        let isKept = grown.isFinite || result == input.value
        return ScaledNumber(unrounded: isKept ? grown : result, rounded: result)
    }
}

// MARK: The way back, and what is known of the way

extension ScalingCurve {
    /// The smallest size whose growth, before rounding, is the input's value; `nil` if there is none.
    package func inverse(_ input: CurveInput) -> Double? {
        if case .defined(let box) = law { return box.definition.inverse?(box.driven(input)) }
        let size = input.value / grown(input.replacing(1))
        return size.isFinite ? size : nil
    }

    /// The size at the base category that text takes if its description names none.
    package func baseSize(_ style: TextStyle, on platform: Platform) -> Double {
        definition?.baseSize(style, platform) ?? platform.typeTable.basePointSize(style)
    }

    /// How the growth by this curve is known, for a style and a reader.
    package func provenance(_ style: TextStyle, _ traits: TraitCollection) -> Provenance {
        let growth = traits.platform.typeTable.growthProvenance(style, traits.category)
        return switch law {
        case .uikit: growth
        case .swiftUI: growth == .unknown ? growth : .unverified
        case .fixed: .stated
        case .defined(let box): box.definition.provenance(style, traits)
        }
    }
}
