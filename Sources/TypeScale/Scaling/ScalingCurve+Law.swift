extension ScalingCurve {
    /// What is scaled: the size of a font, or any other distance.
    enum Quantity {
        case pointSize
        case value
    }

    /// A number, grown for a reader and not yet rounded.
    ///
    /// The orders of multiplying and dividing are those that were observed; they decide ties.
    @inline(__always)
    func exact(
        _ number: Double,
        _ quantity: Quantity,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> Double {
        switch law {
        case .table(let sizes):
            let base = traits.platform.defaultCategory
            return sizes.scale(number, from: base, to: traits.category)
        case .fixed: return number
        case .further(let law): return law.exact(number, quantity, style, traits)
        case .uikit, .swiftUI: break
        }
        guard let growth = traits.platform.typeTable.growth(style, traits.category) else {
            // UIKit leaves values of a style that it does not know unscaled, and rounds them.
            return number
        }
        switch (law, quantity) {
        case (.uikit, _): return Self.grown(number, quantity, growth)
        case (.swiftUI, .value), (.table, _), (.fixed, _), (.further, _):
            return number * (growth.now / growth.base)
        case (.swiftUI, .pointSize):
            return (growth.now / growth.base) * number
        }
    }

    /// A number, grown as UIKit does.
    @inline(__always)
    private static func grown(
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

    /// The grid that results land on.
    @inline(__always)
    func grid(_ quantity: Quantity, _ traits: TraitCollection) -> ScalingGrid {
        switch (law, quantity) {
        case (.uikit, .pointSize), (.swiftUI, .pointSize): .points
        case (.uikit, .value): .pixels(perPoint: traits.pixelsPerPoint)
        case (.swiftUI, .value): .multiples(of: 1 / traits.pixelsPerPoint)
        case (.table, _), (.fixed, _): .none
        case (.further(let law), _): law.grid(quantity, traits)
        }
    }

    /// A number scaled for a reader and rounded; the number itself if it is not finite or the
    /// result would overflow.
    @inline(__always)
    func scaled(
        _ number: Double,
        _ quantity: Quantity,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> Double {
        // The usual case alone: beside the others the compiler makes branches of the rounding, which
        // the processor guesses wrong half of the time.
        guard case .uikit = law, case .iOS = traits.platform.typeTable.kind,
            let growth = traits.platform.typeTable.growth(style, traits.category)
        else { return otherwiseScaled(number, quantity, style, traits) }
        let grown = Self.grown(number, quantity, growth)
        let scaled: Double
        switch quantity {
        case .pointSize: scaled = ScalingGrid.points.round(grown)
        case .value: scaled = ScalingGrid.pixels(perPoint: traits.pixelsPerPoint).round(grown)
        }
        return scaled.isFinite ? scaled : unrounded(number, quantity, style, traits)
    }

    /// The same for every law and table.
    @inline(never)
    private func otherwiseScaled(
        _ number: Double,
        _ quantity: Quantity,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> Double {
        let scaled: Double
        if case .further(let law) = law {
            // Once out of its box, it is not looked at again.
            let exact = law.exact(number, quantity, style, traits)
            scaled = law.rounded(exact, of: number, quantity, traits)
        } else {
            scaled = grid(quantity, traits).round(exact(number, quantity, style, traits))
        }
        return scaled.isFinite ? scaled : unrounded(number, quantity, style, traits)
    }

    /// What comes of a number, on the curve's grid; limits of the curve come after that.
    func rounded(
        _ exact: Double,
        of number: Double,
        _ quantity: Quantity,
        _ traits: TraitCollection
    ) -> Double {
        if case .further(let law) = law { return law.rounded(exact, of: number, quantity, traits) }
        return grid(quantity, traits).round(exact)
    }

    /// The way out where a product on the way overflows: the ratio first, and no rounding, which
    /// numbers of this size do not need.
    @inline(never)
    private func unrounded(
        _ number: Double,
        _ quantity: Quantity,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> Double {
        let scaled = number * exact(1, quantity, style, traits)
        return scaled.isFinite ? scaled : number
    }

    /// The size at the base category that text takes if its description names none.
    func baseSize(_ style: TextStyle, on platform: Platform) -> Double {
        switch law {
        case .uikit, .swiftUI, .fixed: platform.typeTable.basePointSize(style)
        case .table(let sizes): sizes[platform.defaultCategory]
        case .further(let law):
            law.baseSize(style, on: platform) ?? platform.typeTable.basePointSize(style)
        }
    }

    /// How the growth by this curve is known, for a style and a reader.
    func provenance(_ style: TextStyle, _ traits: TraitCollection) -> Provenance {
        switch law {
        case .uikit: return traits.platform.typeTable.growthProvenance(style, traits.category)
        case .swiftUI:
            let growth = traits.platform.typeTable.growthProvenance(style, traits.category)
            return growth == .unknown ? .unknown : .unverified
        case .table, .fixed: return .stated
        case .further(.reactNativeRamp):
            // Documented is that it is UIKit's growth, which is known no better for that.
            let growth = traits.platform.typeTable.growthProvenance(style, traits.category)
            return growth == .derived ? .documented : growth
        case .further(let law): return law.provenance
        }
    }
}

/// What results are rounded to, halves away from zero.
enum ScalingGrid {
    case none
    /// Whole points.
    case points
    /// Whole pixels, by UIKit's arithmetic.
    case pixels(perPoint: Double)
    /// Multiples of a pixel, by SwiftUI's arithmetic.
    case multiples(of: Double)

    @inline(__always)
    func round(_ number: Double) -> Double {
        switch self {
        case .none: number
        case .points: Rounding.halfAwayFromZero(number)
        case .pixels(let scale): Rounding.halfAwayFromZero(number * scale) / scale
        case .multiples(let pixel): Rounding.halfAwayFromZero(number / pixel) * pixel
        }
    }
}
