/// The properties of a curve that reports show, such as its source and behavior.
///
///     print(ScalingCurve.swiftUI.details.source)
///
/// The curves in `ScalingCurve.named` of the TypeScaleCurves module have different names.
public struct CurveDetails: Hashable, Sendable {
    /// The curve's name, such as `uikit`.
    public let name: String

    /// A one-line description of how the curve scales.
    public let summary: String

    /// The source of the curve, such as a document or an implementation.
    public let source: String

    /// The setting that drives the curve.
    public internal(set) var driver = CurveDefinition.Driver.category

    /// Whether results depend on the text style.
    public internal(set) var followsTextStyle = false

    /// How the results for one reader change as the size, if positive, increases.
    public internal(set) var bySize = Monotonicity.nondecreasing

    /// How the results for one size on iOS change as the reader's setting increases.
    ///
    /// On other platforms, the results of a curve that uses the platform's table can decrease. For
    /// example, the sizes of title 2 on a watch decrease from AX1 to AX2.
    public internal(set) var byReader = Monotonicity.nondecreasing

    /// Whether the curve has an inverse.
    public internal(set) var hasInverse = true

    /// How a curve's results change as an input increases.
    public enum Monotonicity: Hashable, Sendable {
        /// A larger input gives a larger result.
        case increasing
        /// A larger input never gives a smaller result.
        case nondecreasing
        /// Every input gives the same result.
        case constant
        /// A larger input can give a smaller result. The string describes for which inputs.
        case falls(String)
        /// The caller hasn't specified how results change.
        case unknown
    }
}

extension CurveDefinition.Driver: CustomStringConvertible {
    /// The driver as text, such as `category` or `font scale 0.85...2`.
    public var description: String {
        switch self {
        case .category: "category"
        case .fontScale(let setting): "font scale " + setting.rangeText
        case .nothing: "nothing"
        }
    }
}

extension CurveDetails.Monotonicity: CustomStringConvertible {
    /// The name of the case, followed by the string of ``falls(_:)``.
    public var description: String {
        switch self {
        case .increasing: "increasing"
        case .nondecreasing: "nondecreasing"
        case .constant: "constant"
        case .falls(let path): "falls " + path
        case .unknown: "unknown"
        }
    }
}

extension ScalingCurve {
    /// The curve's name, such as `uikit`, or `table` for a curve that was created from sizes.
    public var name: String { details.name }

    /// The numbers that distinguish curves with the same name, such as the twelve sizes of a table.
    public var parameters: [Double] { definition?.parameters ?? [] }

    /// The properties of the curve that reports show.
    public var details: CurveDetails {
        switch law {
        case .defined(let definition): definition.details
        case .uikit:
            CurveDetails(
                name: "uikit",
                summary: "scales with the line advance of the text style, to whole points",
                source: "UIKit, 2,926 results of UIFontMetrics",
                followsTextStyle: true
            )
        case .swiftUI:
            CurveDetails(
                name: "swiftUI",
                summary: "scales like UIKit but in another order of operations",
                source: "a re-implementation audited against iOS 18.5, and 9 results of iOS 26.5",
                followsTextStyle: true
            )
        case .fixed:
            CurveDetails(
                name: "fixed",
                summary: "leaves all sizes unchanged",
                source: "the caller",
                driver: .nothing,
                bySize: .increasing,
                byReader: .constant
            )
        }
    }

    /// The setting that drives the curve, or `nil` if a font scale doesn't drive the curve.
    public var setting: FontScaleSetting? {
        if case .fontScale(let setting) = details.driver { setting } else { nil }
    }

    /// Returns the effective factor for a reader, or `nil` if a font scale doesn't drive the curve.
    package func fontScale(for traits: TraitCollection) -> Double? {
        guard case .defined(let definition) = law, definition.factors != nil else { return nil }
        return definition.factor(traits)
    }
}

extension ScalingCurve {
    /// Returns the smallest size that scales to the input's value before rounding, or `nil` if no
    /// size does.
    package func inverse(_ input: CurveInput) -> Double? {
        if let definition { return definition.inverse?(input) }
        let size = input.value / law.grown(input.replacing(1))
        return size.isFinite ? size : nil
    }

    /// Returns the size at the base category for text without its own size, in points.
    ///
    /// Most curves use the size in the platform's table. If the table doesn't contain the style,
    /// its body size is used.
    public func baseSize(_ style: TextStyle, on platform: Platform) -> Double {
        if let definition, let size = definition.baseSize(style, platform) { return size }
        return platform.typeTable.basePointSize(style)
    }

    /// Returns the provenance of a style's scaled values or sizes for a reader.
    package func provenance(
        _ style: TextStyle,
        _ traits: TraitCollection,
        of quantity: Quantity = .pointSize
    ) -> Provenance {
        let growth = traits.platform.typeTable.growthProvenance(style, traits.category)
        return switch law {
        case .uikit: growth
        case .swiftUI:
            // Values of SwiftUI were observed on a screen with 3 pixels per point.
            growth == .unknown || quantity == .value && traits.pixelsPerPoint == 3
                ? growth : .unverified
        case .fixed: .stated
        case .defined(let definition): definition.provenance(style, traits)
        }
    }
}
