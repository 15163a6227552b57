extension TypeTable {
    /// The sizes in Apple's guidelines for Apple TV.
    ///
    /// The table contains eight styles, whose sizes are the same at every category. Large title,
    /// subheadline and footnote are missing.
    public static let tvOS = TypeTable(
        system: "tvOS",
        name: "tvOS",
        pointSizes: constant([0, 76, 57, 48, 38, 29, 31, 0, 0, 25, 23]),
        lineAdvances: constant([0, 96, 66, 56, 46, 36, 38, 0, 0, 32, 30]),
        sizes: .guidelines,
        advances: .guidelines,
        growth: .unverified,
        weight: { _ in .medium }
    )
}
