public import TypeScale

/// The readers and styles of typography tests, for use as test arguments.
///
///     @Test(arguments: TypeMatrix.styles, TypeMatrix.readers)
///     func fits(_ style: TextStyle, _ reader: TraitCollection) {
///         #expect(Brand.role(for: style).scaled(for: reader).pointSize <= 60)
///     }
///
/// Each argument has a readable name (`AX5, 3 pixels a point`) that is the same in every run, so a
/// tool can run its case alone. In XCTest, use `forEachReader`.
public enum TypeMatrix: Sendable {
    /// The eleven text styles with known growth, from the large title to the second caption.
    ///
    /// The two extra-large titles are known at large only.
    public static let styles = TextStyle.allCases.filter {
        TypeTable.iOS[$0, .extraSmall].pointSize != nil
    }

    /// Twelve readers of iOS, one for each category, XS first, with default traits.
    public static let readers = readers(on: [.iOS])

    /// Returns readers for every combination of platform, screen and weight, at all twelve
    /// categories.
    ///
    ///     TypeMatrix.readers(on: [.iOS, .macOS], legibilityWeights: [.regular, .bold])  // 48
    ///
    /// The readers include categories that a platform lacks, such as a watch's three largest,
    /// because a setting can come from another device.
    ///
    /// - Parameters:
    ///   - platforms: The platforms.
    ///   - displayScales: The pixels per point; `nil` for the platform's own.
    ///   - legibilityWeights: The preferences for bold text; `nil` if unknown.
    /// - Returns: The readers, by platform, screen and weight, each from XS to AX5.
    public static func readers(
        on platforms: [Platform],
        displayScales: [Double?] = [nil],
        legibilityWeights: [LegibilityWeight?] = [nil]
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
