extension TypeNumbers {
    private static let guidelines = Evidence(
        provenance: .documented,
        source: "Apple's Human Interface Guidelines, Typography, 2025-26"
    )

    static let iOS = TypeNumbers(
        "iOS",
        pointSizes: IOSTypeTable.pointSizes,
        lineAdvances: IOSTypeTable.lineAdvances,
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
        advancesAtBase: guidelines,
        extraLargeTitles: Evidence(
            provenance: .unverified,
            source: """
                a table for iOS 17 and later by an app developer \
                (gist zacwest/916d31da5d03405809c4)
                """
        )
    )

    /// The numbers in Apple's guidelines for iPhone and iPad.
    ///
    /// Eight of the line advances contradict the observed results of `UIFontMetrics`.
    static let iOSAsPrinted = TypeNumbers(
        "iOS as printed",
        pointSizes: IOSTypeTable.pointSizes,
        lineAdvances: [
            // XS   S   M   L  XL XXL XXXL AX1 AX2 AX3 AX4 AX5
            38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,  // largeTitle
            31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68,  // title1
            24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,  // title2
            22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,  // title3
            19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // headline
            19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // body
            18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,  // callout
            16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58,  // subheadline
            16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,  // footnote
            13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51,  // caption1
            13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48,  // caption2
        ],
        sizes: guidelines,
        advances: guidelines
    )

    /// The numbers for nine styles at nine categories on Apple Watch.
    ///
    /// Callout, subheadline, and the categories M, AX4 and AX5 are missing. The line advance of 41
    /// for title2 at AX1 is as printed in the guidelines, although the adjacent advances are 34.5
    /// and 37.5.
    static let watchOS = TypeNumbers(
        "watchOS",
        pointSizes: [
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
        ],
        lineAdvances: [
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
        ],
        sizes: guidelines,
        advances: guidelines
    )

    /// The numbers for Apple TV, where large title, subheadline and footnote are missing.
    static let tvOS = TypeNumbers(
        "tvOS",
        pointSizes: constant([0, 76, 57, 48, 38, 29, 31, 0, 0, 25, 23]),
        lineAdvances: constant([0, 96, 66, 56, 46, 36, 38, 0, 0, 32, 30]),
        sizes: guidelines,
        advances: guidelines
    )

    static let macOS = TypeNumbers(
        "macOS",
        pointSizes: constant([26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10]),
        lineAdvances: constant([32, 26, 22, 20, 16, 16, 15, 14, 13, 13, 13]),
        sizes: Evidence(
            provenance: .measured,
            source: """
                NSFont.preferredFont on macOS 26.4, by the author of a re-implementation, \
                and the same in Apple's Human Interface Guidelines, Typography, 2025-26
                """
        ),
        advances: guidelines,
        extraLargeTitles: Evidence(
            provenance: .measured,
            source: "NSFont.preferredFont on macOS 26.4, by the author of a re-implementation"
        )
    )
}

/// The sizes and line advances on iOS and iPadOS.
///
/// Each array has a row for each style, in the order of ``TextStyle/row``, and a column for each
/// category, from XS to AX5.
enum IOSTypeTable {
    /// The sizes of the preferred fonts, in points.
    ///
    /// UIKit reports these sizes on iOS 13.3 and iOS 26.1, and Apple's Human Interface Guidelines
    /// list the same sizes.
    static let pointSizes: [Double] = [
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
    ///
    /// Each line advance is the only whole number that reproduces all results of `UIFontMetrics`
    /// observed for its cell on iOS 26.1. At the Large category, it equals the leading in
    /// Apple's guidelines. In eight other cells, the guidelines contradict these results.
    static let lineAdvances: [Double] = [
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

    /// The number of columns in a row.
    static let columns = 12
}

extension IOSTypeTable {
    /// Returns the size of the preferred font at the base category, in points.
    static func basePointSize(_ style: TextStyle) -> Double {
        if let row = style.row {
            return pointSizes[row * columns + TypeTable.iOS.baseCategory.column]
        }
        return style == .extraLargeTitle ? 36 : 28
    }
}
