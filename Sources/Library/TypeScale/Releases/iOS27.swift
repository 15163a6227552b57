extension TypeTable {
    /// The sizes on iOS and iPadOS 27, which scale as in ``iOS26``.
    ///
    /// The 132 factors of `UIFontMetrics` published for iOS 27 allow only these line advances. The
    /// sizes of preferred fonts have not been published for iOS 27, so they are those of iOS 26.
    public static let iOS27 = TypeTable(
        system: "iOS",
        name: "iOS 27",
        pointSizes: pointSizes26,
        lineAdvances: lineAdvances26,
        sizes: iOS26.numbers.sizes,
        advances: Evidence(
            provenance: .derived,
            source: iOS26.numbers.advances.source
                + "; the factor on iOS 27 is the same (gewill/ScaledFont@92a4b13e)"
        ),
        advancesAtBase: .guidelines,
        growth: .derived,
        extraLargeTitles: iOS26.numbers.extraLargeTitles
    )
}
