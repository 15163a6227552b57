extension TypeTable {
    /// The sizes on iPhone and iPad, in the newest release of iOS with known sizes.
    ///
    /// The table contains eleven styles at twelve categories, and the extra-large titles at the
    /// Large category.
    public static let iOS = iOSReleases[0]

    /// The releases of iOS with known sizes, from the newest to the oldest.
    ///
    ///     for (newer, older) in zip(TypeTable.iOSReleases, TypeTable.iOSReleases.dropFirst()) {
    ///         print(newer.name, older.name, newer.differences(from: older))
    ///     }
    public static let iOSReleases: [TypeTable] = [iOS27, iOS26, iOS13]
}

extension TypeTable.Evidence {
    static let guidelines = TypeTable.Evidence(
        provenance: .documented,
        source: "Apple's Human Interface Guidelines, Typography, 2025-26"
    )
}
