extension TypeTable {
    /// Returns the sizes in Apple's guidelines for Apple Watch, for nine styles at nine categories.
    ///
    /// Callout, subheadline, and the categories M, AX4 and AX5 are missing.
    ///
    /// The line advance of 41 for title2 at AX1 is as printed in the guidelines, but probably a
    /// misprint of 36.5. The adjacent advances are 34.5 and 37.5, and the row for iOS has 41. With
    /// it, text is larger at AX1 than at AX2. The number is ``Provenance/unverified``, and has a
    /// ``TypeTable/Figure/note``.
    ///
    /// - Parameter size: The case size, which determines the default category. Design sizes are
    ///   assumed to be for the same category.
    /// - Returns: The table.
    public static func watchOS(_ size: WatchCaseSize) -> TypeTable {
        switch size {
        case .mm38: watch38
        case .mm40, .mm41, .mm42: watch40
        case .mm44, .mm45, .mm49: watch44
        }
    }

    // The guidelines list the default category of each case size.
    private static let watch38 = watch(from: .small)
    private static let watch40 = watch(from: .large)
    private static let watch44 = watch(from: .extraLarge)

    private static func watch(from baseCategory: ContentSizeCategory) -> TypeTable {
        TypeTable(
            system: "watchOS",
            name: "watchOS",
            usesCompactFont: true,
            baseCategory: baseCategory,
            pointSizes: watchPointSizes,
            lineAdvances: watchLineAdvances,
            sizes: .guidelines,
            advances: .guidelines,
            doubts: [
                Doubt(
                    style: .title2,
                    category: .accessibilityMedium,
                    evidence: Evidence(
                        provenance: .unverified,
                        source: Evidence.guidelines.source,
                        note: """
                            the distance between baselines in the guidelines, 41, is probably a \
                            misprint of 36.5; the row for iOS has 41
                            """
                    )
                )
            ],
            growth: .unverified
        )
    }

    private static let watchPointSizes: [Double] = [
        // XS   S  M   L  XL XXL XXXL AX1 AX2 AX3
        30, 32, 0, 36, 40, 41, 42, 44, 45, 46, 0, 0,  // largeTitle
        28, 30, 0, 34, 38, 39, 40, 42, 43, 44, 0, 0,  // title1
        24, 26, 0, 28, 30, 31, 32, 34, 35, 36, 0, 0,  // title2
        17, 18, 0, 19, 20, 21, 22, 24, 25, 26, 0, 0,  // title3
        14, 15, 0, 16, 17, 18, 19, 21, 22, 23, 0, 0,  // headline
        14, 15, 0, 16, 17, 18, 19, 21, 22, 23, 0, 0,  // body
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // callout
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // subheadline
        11, 12, 0, 13, 14, 15, 16, 16, 17, 18, 0, 0,  // footnote
        13, 14, 0, 15, 16, 17, 18, 18, 19, 20, 0, 0,  // caption1
        12, 13, 0, 14, 15, 16, 17, 17, 18, 19, 0, 0,  // caption2
    ]

    private static let watchLineAdvances: [Double] = [
        // XS   S  M   L  XL XXL XXXL AX1 AX2 AX3
        32.5, 34.5, 0, 38.5, 42.5, 43.5, 44.5, 46.5, 47.5, 48.5, 0, 0,  // largeTitle
        30.5, 32.5, 0, 36.5, 40.5, 41.5, 42.5, 44.5, 46, 47, 0, 0,  // title1
        26.5, 28.5, 0, 30.5, 32.5, 33.5, 34.5, 41, 37.5, 38.5, 0, 0,  // title2
        19.5, 20.5, 0, 21.5, 22.5, 23.5, 24.5, 26.5, 27.5, 28.5, 0, 0,  // title3
        16.5, 17.5, 0, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5, 0, 0,  // headline
        16.5, 17.5, 0, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5, 0, 0,  // body
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // callout
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // subheadline
        13.5, 14.5, 0, 15.5, 16.5, 17.5, 18.5, 18.5, 19.5, 20.5, 0, 0,  // footnote
        15.5, 16.5, 0, 17.5, 18.5, 19.5, 20.5, 20.5, 21.5, 22.5, 0, 0,  // caption1
        14.5, 15.5, 0, 16.5, 17.5, 18.5, 19.5, 19.5, 20.5, 21.5, 0, 0,  // caption2
    ]
}
