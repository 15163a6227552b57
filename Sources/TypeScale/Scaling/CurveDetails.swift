/// A curve's properties in reports: its source, driver and behavior.
package struct CurveDetails: Sendable {
    /// The curve's name, such as `android`.
    package let name: String

    /// A description of the growth, in one line.
    package let summary: String

    /// The source of the curve, in words.
    package let source: String

    package let driver: CurveDefinition.Driver

    /// Whether results depend on the text style.
    package let followsTextStyle: Bool

    /// The monotonicity by size, for one reader and positive sizes.
    package let bySize: Monotonicity

    /// The monotonicity from small to large readers' settings, for one size on iOS.
    ///
    /// Curves that follow a platform's table decrease where the table does: title 2 on a watch,
    /// from AX1 to AX2.
    package let byReader: Monotonicity

    /// Whether every result has a size that grows to it.
    package let hasInverse: Bool

    /// The behavior of results as their input grows.
    package enum Monotonicity: Hashable, Sendable {
        /// A larger input gives a larger result.
        case increasing
        /// A larger input never gives a smaller result.
        case nondecreasing
        /// The result is the same for every input.
        case constant
        /// A larger input can give a smaller result, at the described point.
        case falls(String)
        /// The caller has not stated it.
        case unknown
    }

    package init(
        name: String,
        summary: String,
        source: String,
        driver: CurveDefinition.Driver = .category,
        followsTextStyle: Bool = false,
        bySize: Monotonicity = .unknown,
        byReader: Monotonicity = .unknown,
        hasInverse: Bool = true
    ) {
        self.name = name
        self.summary = summary
        self.source = source
        self.driver = driver
        self.followsTextStyle = followsTextStyle
        self.bySize = bySize
        self.byReader = byReader
        self.hasInverse = hasInverse
    }
}

extension CurveDefinition.Driver {
    /// The driver in words: `category`, `font scale 0.85...2`, `nothing`.
    package var text: String {
        switch self {
        case .category: "category"
        case .fontScale(let setting): "font scale " + setting.rangeText
        case .nothing: "nothing"
        }
    }
}

extension CurveDetails.Monotonicity: CustomStringConvertible {
    /// The behavior: `increasing`, `nondecreasing`, `constant`, `unknown`, or the point of
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
    /// The curve's properties in reports.
    package var details: CurveDetails {
        switch law {
        case .defined(let definition): definition.details
        case .uikit:
            CurveDetails(
                name: "uikit",
                summary: "with the line advance of the text style, to whole points",
                source: "UIKit, 2,926 results of UIFontMetrics",
                followsTextStyle: true,
                bySize: .nondecreasing,
                byReader: .nondecreasing
            )
        case .swiftUI:
            CurveDetails(
                name: "swiftUI",
                summary: "UIKit's growth in another order of operations",
                source: "a re-implementation audited against iOS 18.5; unverified",
                followsTextStyle: true,
                bySize: .nondecreasing,
                byReader: .nondecreasing
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

    /// The setting that drives the curve; `nil` if no factor does.
    package var setting: FontScaleSetting? {
        if case .fontScale(let setting) = details.driver { setting } else { nil }
    }

    /// Returns the effective factor for a reader; `nil` for a curve that no factor drives.
    package func fontScale(for traits: TraitCollection) -> Double? {
        guard case .defined(let definition) = law, definition.factors != nil else { return nil }
        return definition.factor(traits)
    }
}
