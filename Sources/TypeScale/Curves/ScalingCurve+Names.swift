extension ScalingCurve {
    /// The curves that have names, Apple's first.
    public static let named: [ScalingCurve] = [
        .uikit, .swiftUI, .fixed, .android, .androidAOSP, .winUI, .gnome, .libadwaita, .flutter,
        .reactNative, .reactNativeRamp, .composeMultiplatform, .material, .bySize, .bonMot,
        .bonMotControl, .typographyKit,
    ]

    /// What is known of the curve.
    public var details: CurveDetails {
        switch law {
        case .further(let law): law.details
        case .uikit:
            CurveDetails(
                name: description,
                summary: "as the distance between the lines of the text style, to whole points",
                source: "UIKit, 2,926 results of UIFontMetrics",
                driver: .category,
                followsTextStyle: true,
                bySize: .nondecreasing,
                byReader: .nondecreasing,
                hasInverse: true
            )
        case .swiftUI:
            CurveDetails(
                name: description,
                summary: "UIKit's growth in another order of operations",
                source: "a re-implementation audited against iOS 18.5; unverified",
                driver: .category,
                followsTextStyle: true,
                bySize: .nondecreasing,
                byReader: .nondecreasing,
                hasInverse: true
            )
        case .fixed:
            CurveDetails(
                name: description,
                summary: "no growth",
                source: "the caller",
                driver: .nothing,
                followsTextStyle: false,
                bySize: .increasing,
                byReader: .constant,
                hasInverse: true
            )
        case .table:
            CurveDetails(
                name: description,
                summary: "in proportion to a table of twelve sizes",
                source: "the caller",
                driver: .category,
                followsTextStyle: false,
                bySize: .increasing,
                byReader: .nondecreasing,
                hasInverse: true
            )
        }
    }
}

extension ScalingCurve {
    /// The curve of a name, one of ``named``, or `material-` and the name of one of its styles.
    ///
    /// - Parameter name: The name, exactly as written; anything else gives `nil`.
    public init?(named name: String) {
        let styles = MaterialTextStyle.allCases.lazy.map { Self.material($0) }
        guard
            let curve = (Self.named + styles).first(where: { $0.description.isSameName(as: name) })
        else { return nil }
        self = curve
    }
}
