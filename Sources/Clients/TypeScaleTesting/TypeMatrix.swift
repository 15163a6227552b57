public import TypeScale

/// Readers for parameterized typography tests.
///
///     @Test(arguments: TextStyle.dynamicTypeStyles, TypeMatrix.readers)
///     func fits(_ style: TextStyle, _ reader: TraitCollection) {
///         #expect(Brand.role(for: style).scaled(for: reader).pointSize <= 60)
///     }
///
/// Each argument has a readable name, such as `AX5, 3 pixels per point`, that is the same in every
/// run, so tools can run a single case. In XCTest, use `forEachReader`.
public enum TypeMatrix: Sendable {
    /// The twelve iOS readers with default traits, one for each category from XS to AX5.
    public static let readers = readers(on: [.iOS])

    /// Returns readers for every combination of platform, screen, weight and category.
    ///
    ///     TypeMatrix.readers(on: [.iOS, .macOS], legibilityWeights: [.regular, .bold])  // 48
    ///
    /// Because a setting can come from another device, the readers include categories that a
    /// platform doesn't offer, such as the largest categories on a watch.
    ///
    /// - Parameters:
    ///   - platforms: The platforms.
    ///   - displayScales: The pixels per point, where `nil` is the platform's default.
    ///   - legibilityWeights: The preferences for bold text, where `nil` is an unknown preference.
    /// - Returns: The readers, ordered by platform, screen and weight, then from XS to AX5.
    public static func readers(
        on platforms: [Platform],
        displayScales: [Double?] = [nil],
        legibilityWeights: [TraitCollection.LegibilityWeight?] = [nil]
    ) -> [TraitCollection] {
        platforms.flatMap { platform in
            displayScales.flatMap { scale in
                legibilityWeights.flatMap { weight in
                    ContentSizeCategory.allCases.map { category in
                        TraitCollection(
                            preferredContentSizeCategory: category,
                            displayScale: scale,
                            legibilityWeight: weight,
                            platform: platform
                        )
                    }
                }
            }
        }
    }
}
