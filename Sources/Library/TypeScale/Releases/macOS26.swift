extension TypeTable {
    /// The sizes on the Mac, which are the same at every category.
    ///
    /// The table contains eleven styles and the extra-large titles. Sizes were measured on macOS
    /// 26.4, and line advances come from Apple's guidelines.
    public static let macOS = TypeTable(
        system: "macOS",
        name: "macOS",
        pointSizes: constant([26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10]),
        lineAdvances: constant([32, 26, 22, 20, 16, 16, 15, 14, 13, 13, 13]),
        sizes: Evidence(
            provenance: .measured,
            source: """
                NSFont.preferredFont on macOS 26.4, by the author of a re-implementation, \
                and the same in Apple's Human Interface Guidelines, Typography, 2025-26
                """
        ),
        advances: .guidelines,
        growth: .unverified,
        extraLargeTitles: ExtraLargeTitles(
            isConstant: true,
            evidence: Evidence(
                provenance: .measured,
                source: "NSFont.preferredFont on macOS 26.4, by the author of a re-implementation"
            )
        ),
        weight: { $0 == .headline ? .bold : standardWeight($0) }
    )
}
