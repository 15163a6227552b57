extension TypeTable {
    /// The sizes on iOS and iPadOS 26, which were measured on iOS 26.1.
    ///
    /// Each line advance is the only whole number that reproduces all results of `UIFontMetrics`
    /// observed for its cell. At the Large category, it equals the leading in Apple's guidelines.
    /// In eight other cells, the guidelines contradict these results.
    public static let iOS26 = TypeTable(
        system: "iOS",
        name: "iOS 26",
        pointSizes: pointSizes26,
        lineAdvances: lineAdvances26,
        sizes: Evidence(
            provenance: .measured,
            source: """
                UIFont.preferredFont on the iOS 26.1 Simulator (Vercantez/openuikit@6f62d1d0); \
                the same on the iOS 13.3 Simulator (temoki/UIKit_DynamicType@161fbef)
                """
        ),
        advances: Evidence(
            provenance: .derived,
            source: """
                the only whole number with which UIFontMetrics gives the 22 results observed \
                for this cell on the iOS 26.1 Simulator (Vercantez/openuikit@6f62d1d0)
                """
        ),
        advancesAtBase: .guidelines,
        growth: .derived,
        extraLargeTitles: ExtraLargeTitles(
            evidence: Evidence(
                provenance: .unverified,
                source: """
                    a table for iOS 17 and later by an app developer \
                    (gist zacwest/916d31da5d03405809c4)
                    """
            )
        )
    )

    /// The sizes of the preferred fonts, in points.
    static let pointSizes26: [Double] = [
        // XS   S   M   L  XL XXL XXXL AX1 AX2 AX3 AX4 AX5
        31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,  // largeTitle
        25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,  // title1
        19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,  // title2
        17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,  // title3
        14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // headline
        14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // body
        13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,  // callout
        12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,  // subheadline
        12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,  // footnote
        11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,  // caption1
        11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,  // caption2
    ]

    /// The line advances, from baseline to baseline, in points.
    static let lineAdvances26: [Double] = [
        // XS   S   M   L  XL XXL XXXL AX1 AX2 AX3 AX4 AX5
        38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,  // largeTitle
        31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68,  // title1
        24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,  // title2
        22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,  // title3
        19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62,  // headline
        19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // body
        18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,  // callout
        16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58,  // subheadline
        16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,  // footnote
        13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51,  // caption1
        13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48,  // caption2
    ]
}
