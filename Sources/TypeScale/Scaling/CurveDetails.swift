/// The properties of a curve that reports show, such as its source and behavior.
package struct CurveDetails: Sendable {
    /// The curve's name, such as `android`.
    package let name: String

    /// A one-line description of how the curve scales.
    package let summary: String

    /// The source of the curve, as text for reports.
    package let source: String

    package var driver = CurveDefinition.Driver.category

    /// Whether results depend on the text style.
    package var followsTextStyle = false

    /// The change in results as a positive size increases, for one reader.
    package var bySize = Monotonicity.nondecreasing

    /// The change in results as the reader's setting increases, for one size on iOS.
    ///
    /// Curves that follow a platform's table decrease where the table does, such as for title 2 on
    /// a watch from AX1 to AX2.
    package var byReader = Monotonicity.nondecreasing

    /// Whether every result has a size that scales to it.
    package var hasInverse = true

    /// The change in a curve's results as an input increases.
    package enum Monotonicity: Hashable, Sendable {
        /// A larger input gives a larger result.
        case increasing
        /// A larger input never gives a smaller result.
        case nondecreasing
        /// The result is the same for every input.
        case constant
        /// A larger input can give a smaller result, at the point that the text describes.
        case falls(String)
        /// The caller hasn't specified the change.
        case unknown
    }
}

extension CurveDefinition.Driver {
    /// The driver as text: `category`, `font scale 0.85...2`, or `nothing`.
    package var text: String {
        switch self {
        case .category: "category"
        case .fontScale(let setting): "font scale " + setting.rangeText
        case .nothing: "nothing"
        }
    }
}

extension CurveDetails.Monotonicity: CustomStringConvertible {
    /// The change as text: `increasing`, `nondecreasing`, `constant`, `unknown`, or the point of
    /// decrease.
    package var description: String {
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
    /// The properties of the curve that reports show.
    package var details: CurveDetails {
        switch law {
        case .defined(let definition): definition.details
        case .uikit:
            CurveDetails(
                name: "uikit",
                summary: "with the line advance of the text style, to whole points",
                source: "UIKit, 2,926 results of UIFontMetrics",
                followsTextStyle: true
            )
        case .swiftUI:
            CurveDetails(
                name: "swiftUI",
                summary: "UIKit's growth in another order of operations",
                source: "a re-implementation audited against iOS 18.5; unverified",
                followsTextStyle: true
            )
        case .fixed:
            CurveDetails(
                name: "fixed",
                summary: "no growth",
                source: "the caller",
                driver: .nothing,
                bySize: .increasing,
                byReader: .constant
            )
        }
    }

    /// The setting that drives the curve, or `nil` if the curve doesn't use a scale factor.
    package var setting: FontScaleSetting? {
        if case .fontScale(let setting) = details.driver { setting } else { nil }
    }

    /// Returns the effective factor for a reader, or `nil` if no factor drives the curve.
    package func fontScale(for traits: TraitCollection) -> Double? {
        guard case .defined(let definition) = law, definition.factors != nil else { return nil }
        return definition.factor(traits)
    }
}
