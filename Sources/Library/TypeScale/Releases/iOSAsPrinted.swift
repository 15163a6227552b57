extension TypeTable {
    /// The sizes in Apple's guidelines for iPhone and iPad, for comparison and documentation.
    ///
    /// Eight line advances differ from those in ``iOS``. With them, results differ from UIKit's.
    public static let iOSAsPrinted = TypeTable(
        system: "iOS",
        name: "iOS as printed",
        pointSizes: pointSizes26,
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
        sizes: .guidelines,
        advances: .guidelines,
        growth: .unverified,
        extraLargeTitles: ExtraLargeTitles()
    )
}
