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
        else {
            return otherwiseScaled(CurveInput(number, quantity, style, traits))
        }
        let grown = Self.grownByUIKit(number, quantity, growth)
        let rounded: Double
        switch quantity {
        case .pointSize: rounded = RoundingGrid.points.round(grown)
        case .value: rounded = RoundingGrid.pixels(perPoint: traits.pixelsPerPoint).round(grown)
        }
        if rounded.isFinite { return ScaledNumber(unrounded: grown, rounded: rounded) }
        return guarded(grown, CurveInput(number, quantity, style, traits))
    }

    /// The same for every law and table.
    @inline(never)
    private func otherwiseScaled(_ input: CurveInput) -> ScaledNumber {
        let grown: Double
        let rounded: Double
        if case .defined(let definition) = law {
            let input = definition.driven(input)
            grown = definition.storage.growth(input)
            rounded = definition.rounded(grown, input)
        } else {
            grown = self.grown(input)
            rounded = self.rounded(grown, input)
        }
        if rounded.isFinite { return ScaledNumber(unrounded: grown, rounded: rounded) }
        return guarded(grown, input)
    }
}

// MARK: Step 1, grow

extension ScalingCurve {
    /// A number, grown for a reader and not yet rounded.
    ///
    /// The orders of multiplying and dividing are those that were observed; they decide ties.
    package func grown(_ input: CurveInput) -> Double {
        switch law {
        case .fixed: return input.value
        case .table(let sizes):
            return Self.grown(input.value, by: sizes, input.traits)
        case .defined(let definition):
            return definition.storage.growth(definition.driven(input))
        case .uikit, .swiftUI: break
        }
        guard let growth = input.traits.platform.typeTable.growth(input.textStyle, input.category)
        else {
            // UIKit leaves values of a style that it does not know unscaled, and rounds them.
            return input.value
        }
        if case .uikit = law { return Self.grownByUIKit(input.value, input.quantity, growth) }
        return switch input.quantity {
        case .value: input.value * (growth.now / growth.base)
        case .pointSize: (growth.now / growth.base) * input.value
        }
    }

    /// A number, or where its arithmetic overflows, what is returned for it.
    package func grownSafely(_ input: CurveInput) -> Double {
        let grown = self.grown(input)
        return grown.isFinite
            ? grown : scaled(input.value, input.quantity, input.textStyle, input.traits).rounded
    }

    @inline(__always)
    private static func grownByUIKit(
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

    /// A number that grows as the sizes of a table do.
    ///
    /// The size at the base category gives the table's sizes exactly, and where they do not grow every
    /// number stays.
    private static func grown(
        _ number: Double,
        by sizes: CategoryNumbers,
        _ traits: TraitCollection
    ) -> Double {
        let size = sizes[traits.category]
        let base = sizes[traits.platform.defaultCategory]
        if size == base { return number }
        if number.magnitude == base { return number < 0 ? -size : size }
        let product = number * size
        return product.isNormal ? product / base : number * (size / base)
    }
}

// MARK: Step 2, round

extension ScalingCurve {
    /// A grown number on the curve's grid.
    package func rounded(_ grown: Double, _ input: CurveInput) -> Double {
        switch (law, input.quantity) {
        case (.uikit, .pointSize), (.swiftUI, .pointSize): RoundingGrid.points.round(grown)
        case (.uikit, .value):
            RoundingGrid.pixels(perPoint: input.traits.pixelsPerPoint).round(grown)
        case (.swiftUI, .value):
            RoundingGrid.multiples(of: 1 / input.traits.pixelsPerPoint).round(grown)
        case (.table, _), (.fixed, _): grown
        case (.defined(let definition), _):
            definition.rounded(grown, definition.driven(input))
        }
    }
}

// MARK: Step 3, guard

extension ScalingCurve {
    /// The result where a product on the way overflows: the ratio first, and no rounding, which numbers of
    /// this size do not need; or else the number itself.
    @inline(never)
    private func guarded(_ grown: Double, _ input: CurveInput) -> ScaledNumber {
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
        switch law {
        case .fixed: return input.value
        case .defined(let definition):
            return definition.storage.inverse?(definition.driven(input))
        case .uikit, .swiftUI, .table:
            let size = input.value / grown(input.replacing(1))
            return size.isFinite ? size : nil
        }
    }

    /// The size at the base category that text takes if its description names none.
    package func baseSize(_ style: TextStyle, on platform: Platform) -> Double {
        switch law {
        case .uikit, .swiftUI, .fixed: platform.typeTable.basePointSize(style)
        case .table(let sizes): sizes[platform.defaultCategory]
        case .defined(let definition):
            definition.storage.baseSize(style, platform) ?? platform.typeTable.basePointSize(style)
        }
    }

    /// How the growth by this curve is known, for a style and a reader.
    package func provenance(_ style: TextStyle, _ traits: TraitCollection) -> Provenance {
        switch law {
        case .uikit: return traits.platform.typeTable.growthProvenance(style, traits.category)
        case .swiftUI:
            let growth = traits.platform.typeTable.growthProvenance(style, traits.category)
            return growth == .unknown ? .unknown : .unverified
        case .table, .fixed: return .stated
        case .defined(let definition): return definition.storage.provenance(style, traits)
        }
    }
}
