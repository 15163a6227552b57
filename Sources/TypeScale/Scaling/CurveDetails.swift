/// What reports say of a curve: where it comes from, what drives it, how it behaves.
package struct CurveDetails: Sendable {
    /// The name: `android`.
    package let name: String

    /// What it does, in a line.
    package let summary: String

    /// Where it comes from, in words.
    package let source: String

    /// What drives it.
    package let driver: CurveDefinition.Driver

    /// Whether results depend on the text style.
    package let followsTextStyle: Bool

    /// How results follow the size that is scaled, for one reader and sizes over zero.
    package let bySize: Monotonicity

    /// How results follow the reader, from small to large, for one size, on iOS.
    ///
    /// Curves that follow a platform's table fall where that does: title 2 on a watch, from AX1 to AX2.
    package let byReader: Monotonicity

    /// Whether a size can be found for each result.
    package let hasInverse: Bool

    /// How results follow what they depend on.
    package enum Monotonicity: Hashable, Sendable {
        /// More gives more.
        case increasing
        /// More gives more, or the same.
        case nondecreasing
        /// All give the same.
        case constant
        /// More can give less, and where.
        case falls(String)
        /// The caller has not said.
        case unknown
    }

    /// The details of a curve; parameters are the properties.
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
    /// `category`, `font scale 0.85...2`, `nothing`.
    package var text: String {
        switch self {
        case .category: "category"
        case .fontScale(let setting):
            "font scale " + setting.range.lowerBound.shortestText + "..."
                + setting.range.upperBound.shortestText
        case .nothing: "nothing"
        }
    }
}

extension CurveDetails.Monotonicity: CustomStringConvertible {
    /// `increasing`, `nondecreasing`, `constant`, `unknown`, or where it falls.
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
    /// What reports say of the curve.
    package var details: CurveDetails {
        switch law {
        case .defined(let box): box.definition.details
        case .uikit:
            CurveDetails(
                name: "uikit",
                summary: "as the distance between the lines of the text style, to whole points",
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

    /// The setting whose factor drives the curve; `nil` if the category drives it, or nothing.
    package var setting: FontScaleSetting? {
        if case .fontScale(let setting) = details.driver { setting } else { nil }
    }

    /// The factor that the curve takes for a reader; `nil` for a curve that no factor drives.
    package func fontScale(for traits: TraitCollection) -> Double? {
        guard case .defined(let box) = law, box.definition.factors != nil else { return nil }
        return box.factor(traits)
    }
}
