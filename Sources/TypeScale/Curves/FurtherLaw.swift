/// The laws beside Apple's.
///
/// A law is driven by the reader's category, or by the reader's factor: the one that the traits name, or
/// else the category's own, within the range of the system's setting.
enum FurtherLaw: Hashable, Sendable {
    case android(AndroidScaling.LowEnd)
    case windows
    /// The reader's factor, within the range of a setting.
    case linear(FontScaleSetting)
    /// The same, from the sizes of libadwaita's classes.
    case adwaita
    /// The category's own factor, whichever the reader's: Flutter on iOS.
    case bodyFactor
    /// One factor for every reader.
    case multiple(Double)
    case factors(CategoryFactors)
    /// UIKit's growth of a distance, on text.
    case reactNativeRamp
    /// A table of sizes; `nil` is the style nearest to the text style.
    case material(MaterialTextStyle?)
    case bySize
    case stepping(Stepping)
    case bonMot(isControl: Bool)
    /// Within factors of the size.
    indirect case clamped(ScalingCurve, FactorBounds)
}

extension FurtherLaw {
    /// The factor of a reader within the range of a setting.
    static func factor(_ traits: TraitCollection, _ setting: FontScaleSetting) -> Double {
        traits.fontScale.map(setting.clamp) ?? setting.factor(for: traits.category)
    }

    /// The setting whose factor drives the law; `nil` of one that the category drives, or nothing.
    var setting: FontScaleSetting? {
        switch self {
        case .android: .android
        case .windows: .windows
        case .linear(let setting): setting
        case .adwaita: .gnome
        case .clamped(let curve, _): curve.setting
        case .bodyFactor, .multiple, .factors, .reactNativeRamp, .material, .bySize, .stepping,
            .bonMot:
            nil
        }
    }

    /// The factor that the law computes with: outside of its range too where the original does.
    func factor(_ traits: TraitCollection) -> Double {
        switch self {
        // Both take what they are given; the range is that of the settings.
        case .android: traits.fontScale ?? FontScaleSetting.android.factor(for: traits.category)
        case .windows: traits.fontScale ?? FontScaleSetting.windows.factor(for: traits.category)
        case .bodyFactor: traits.category.fontScale
        case .multiple(let factor): factor
        default: setting.map { Self.factor(traits, $0) } ?? 1
        }
    }

    /// A number, grown for a reader and not yet rounded.
    func exact(
        _ number: Double,
        _ quantity: ScalingCurve.Quantity,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> Double {
        switch self {
        case .android(let lowEnd):
            let factor = factor(traits)
            return AndroidScaling.anchors(factor, lowEnd)?.scale(number) ?? number * factor
        case .windows: return WindowsScaling.scale(number, by: factor(traits))
        case .linear, .adwaita, .bodyFactor, .multiple: return number * factor(traits)
        case .factors(let factors): return number * factors[traits.category]
        case .reactNativeRamp: return ScalingCurve.uikit.exact(number, .value, style, traits)
        case .material(let material):
            guard number.isFinite else { return number }
            let material = material ?? MaterialTextStyle(nearestTo: style)
            let size = material.pointSize(at: traits.category)
            return quantity == .pointSize ? size : number * (size / material.pointSize(at: .large))
        case .bySize: return SizeBySize(category: traits.category).scale(number)
        case .stepping(let stepping): return stepping.scale(number, traits.category)
        case .bonMot(let isControl):
            return BonMotScaling.scale(
                number,
                BonMotScaling.shift(traits.category, isControl: isControl)
            )
        case .clamped(let curve, let factors):
            // Where a product on the way overflows, the curve has a way out.
            let exact = curve.exact(number, quantity, style, traits)
            let grown = exact.isFinite ? exact : curve.scaled(number, quantity, style, traits)
            return factors.clamp(grown, of: number)
        }
    }

    /// A size that becomes a result, the smallest of several; `nil` if there is none.
    func inverse(
        _ result: Double,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> Double? {
        switch self {
        case .android(let lowEnd):
            let factor = factor(traits)
            return AndroidScaling.anchors(factor, lowEnd)?.inverse(result) ?? result / factor
        case .windows: return WindowsScaling.inverse(result, by: factor(traits))
        case .linear, .adwaita, .bodyFactor, .multiple: return result / factor(traits)
        case .factors(let factors): return result / factors[traits.category]
        case .reactNativeRamp: return ScalingCurve.uikit.inverse(result, style, traits)
        case .material: return nil
        case .bySize: return SizeBySize(category: traits.category).inverse(result)
        case .stepping(let stepping): return result - stepping.shift(traits.category)
        case .bonMot(let isControl):
            return BonMotScaling.inverse(
                result,
                BonMotScaling.shift(traits.category, isControl: isControl)
            )
        case .clamped(let curve, let factors):
            // Where the bounds hold, a result is a factor of its size; elsewhere it is the curve's.
            let sizes = [
                curve.inverse(result, style, traits), factors.minimum.map { result / $0 },
                factors.maximum.map { result / $0 },
            ]
            let found = sizes.compactMap { $0 }.filter { size in
                let back = exact(size, .pointSize, style, traits)
                return (back - result).magnitude <= 1e-9 * result.magnitude
            }
            return found.min()
        }
    }

    /// The grid that results land on.
    func grid(_ quantity: ScalingCurve.Quantity, _ traits: TraitCollection) -> ScalingGrid {
        switch self {
        case .stepping(let stepping) where stepping.isRounded(traits.category): .points
        case .reactNativeRamp: ScalingCurve.uikit.grid(.value, traits)
        case .clamped(let curve, _): curve.grid(quantity, traits)
        default: .none
        }
    }

    /// What comes of a number, on the grid; factors of it come after that.
    func rounded(
        _ exact: Double,
        of number: Double,
        _ quantity: ScalingCurve.Quantity,
        _ traits: TraitCollection
    ) -> Double {
        let rounded = grid(quantity, traits).round(exact)
        if case .clamped(_, let factors) = self { return factors.clamp(rounded, of: number) }
        return rounded
    }

    /// The size at large of text that names none; `nil` for the platform's.
    func baseSize(_ style: TextStyle, on platform: Platform) -> Double? {
        switch self {
        case .adwaita: AdwaitaStyle.pointSize(style)
        case .material(let material):
            (material ?? MaterialTextStyle(nearestTo: style)).pointSize(at: .large)
        case .clamped(let curve, _): curve.baseSize(style, on: platform)
        default: nil
        }
    }
}

/// The smallest and largest factor of a size; `nil` for none.
struct FactorBounds: Hashable, Sendable {
    let minimum: Double?
    let maximum: Double?

    init(minimum: Double? = nil, maximum: Double? = nil) {
        func bound(_ factor: Double?) -> Double? {
            factor.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        }
        self.minimum = bound(minimum)
        self.maximum = bound(maximum)
    }

    /// The bounds of both.
    func intersection(_ other: FactorBounds) -> FactorBounds {
        FactorBounds(
            minimum: [minimum, other.minimum].compactMap { $0 }.max(),
            maximum: [maximum, other.maximum].compactMap { $0 }.min()
        )
    }

    /// A grown number within factors of what it was; numbers under zero mirror those over it.
    ///
    /// Steps can bring a size under zero, which is less than any factor of it.
    func clamp(_ grown: Double, of number: Double) -> Double {
        var size = number < 0 ? -grown : grown
        if let minimum { size = max(size, minimum * number.magnitude) }
        if let maximum { size = min(size, maximum * number.magnitude) }
        return number < 0 ? -size : size
    }
}
