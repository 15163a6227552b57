extension ContentSizeCategory {
    /// The category's body size divided by 17, the body size at the Large category.
    ///
    /// The factor ranges from 0.82 at XS to 3.12 at AX5. The system's body font scales by this
    /// factor. In contrast, `UIFontMetrics` scales body text by at most 2.82, because it uses the
    /// distances between baselines instead of the sizes.
    public var fontScale: Double { Self.fontScales[index] }

    private static let fontScales = allCases.map { $0.bodySize / 17 }

    /// Finds the category whose ``fontScale`` is nearest to a factor.
    ///
    /// If two categories are equally near, the larger category is used.
    ///
    /// - Parameter fontScale: A factor. The result is `nil` if the factor is zero, negative,
    ///   infinite or NaN.
    public init?(nearestToFontScale fontScale: Double) {
        func distance(_ category: Self) -> Double { (category.fontScale - fontScale).magnitude }
        guard fontScale > 0, fontScale.isFinite,
            let nearest = Self.allCases.reversed().min(by: { distance($0) < distance($1) })
        else { return nil }
        self = nearest
    }

    /// The size of the system's body font at this category on iOS, in points.
    package var bodySize: Double { TypeTable.iOS.numbers.size(.body, self) ?? 17 }
}
