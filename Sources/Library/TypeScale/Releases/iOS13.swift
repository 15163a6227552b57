extension TypeTable {
    /// The sizes on iOS 13, which were measured on iOS 13.3.
    ///
    /// The sizes of preferred fonts are those of ``iOS26``. The line advances were not measured on
    /// iOS 13, so they are unverified.
    public static let iOS13 = TypeTable(
        system: "iOS",
        name: "iOS 13",
        pointSizes: pointSizes26,
        lineAdvances: lineAdvances26,
        sizes: Evidence(
            provenance: .measured,
            source:
                "UIFont.preferredFont on the iOS 13.3 Simulator (temoki/UIKit_DynamicType@161fbef)"
        ),
        advances: Evidence(
            provenance: .unverified,
            source: "the line advances of iOS 26, which were not measured on iOS 13"
        ),
        growth: .unverified,
        extraLargeTitles: ExtraLargeTitles()
    )
}
