public import TypeScale

extension ScalingCurve {
    /// A curve that interpolates between the sizes in Apple's guidelines, and ignores the style.
    ///
    /// A size in the guidelines scales like the text style of that size. Other sizes are
    /// interpolated. From 34 to 100 points, growth decreases to nothing, and larger sizes don't
    /// scale. The source is a proposal to Compose Multiplatform.
    public static let bySize = ScalingCurve(
        CurveDefinition(
            name: "by-size",
            summary: "interpolates between the sizes for iOS, with no growth from 100 points",
            source: "compose-multiplatform-core, pull request 1867, a proposal",
            provenance: { _, _ in .unverified },
            inverse: { SizeBySize(category: $0.category).inverse($0.value) },
            growth: { SizeBySize(category: $0.category).scale($0.value) }
        )
    )
}

/// The anchors at a category, one for each size in Apple's guidelines.
///
/// The source is `FontScaling.uikit` in pull request 1867 of compose-multiplatform-core.
private struct SizeBySize: SizeAnchors {
    /// The index of the category's first result.
    private let start: Int

    init(category: ContentSizeCategory) {
        start = category.index * Self.sizes.count
    }

    private static let sizes: [Double] = [11, 12, 13, 15, 16, 17, 20, 22, 28, 34, 100]
    private static let results: [Double] = [
        11, 11, 12, 12, 13, 14, 17, 19, 25, 31, 100,  // XS
        11, 11, 12, 13, 14, 15, 18, 20, 26, 32, 100,  // S
        11, 11, 12, 14, 15, 16, 19, 21, 27, 33, 100,  // M
        11, 12, 13, 15, 16, 17, 20, 22, 28, 34, 100,  // L, no growth
        13, 14, 15, 17, 18, 19, 22, 24, 30, 36, 100,  // XL
        15, 16, 17, 19, 20, 21, 24, 26, 32, 38, 100,  // XXL
        17, 18, 19, 21, 22, 23, 26, 28, 34, 40, 100,  // XXXL
        20, 22, 23, 25, 26, 28, 31, 34, 38, 44, 100,  // AX1
        24, 26, 27, 30, 32, 33, 37, 39, 43, 48, 100,  // AX2
        29, 32, 33, 36, 38, 40, 43, 44, 48, 52, 100,  // AX3
        34, 37, 38, 42, 44, 47, 49, 50, 53, 56, 100,  // AX4
        40, 43, 44, 49, 51, 53, 55, 56, 58, 60, 100,  // AX5
    ]

    var count: Int { Self.sizes.count }

    func anchor(_ index: Int) -> (size: Double, result: Double) {
        (Self.sizes[index], Self.results[start + index])
    }
}
