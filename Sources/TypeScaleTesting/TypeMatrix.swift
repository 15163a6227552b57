public import TypeScale

/// The readers and the styles that a test of typography goes through, as arguments of a test.
///
///     @Test(arguments: TypeMatrix.styles, TypeMatrix.readers)
///     func fits(_ style: TextStyle, _ reader: TraitCollection) {
///         #expect(Brand.role(for: style).scaled(for: reader).pointSize <= 60)
///     }
///
/// Each of them reads plainly in the report (`AX5, 3 pixels a point`), and has a name of its own that
/// lasts from run to run, by which a tool can run its case alone. In XCTest, `forEachReader` goes
/// through them.
public enum TypeMatrix: Sendable {
    /// The eleven text styles whose growth is known, from the large title to the second caption.
    ///
    /// Without the two extra-large titles, which are known at large only.
    public static let styles = TextStyle.allCases.filter {
        TypeTable.iOS[$0, .extraSmall].pointSize != nil
    }

    /// Twelve readers of iOS, one for each category, XS first, who have chosen nothing else.
    public static let readers = readers(on: [.iOS])

    /// Readers of platforms, screens and weights: each with all others, at all twelve categories.
    ///
    ///     TypeMatrix.readers(on: [.iOS, .macOS], legibilityWeights: [.regular, .bold])  // 48
    ///
    /// A platform that lacks a category, as a watch lacks the three largest, is asked for it all the
    /// same: its readers may come from elsewhere.
    ///
    /// - Parameters:
    ///   - platforms: The platforms.
    ///   - displayScales: Pixels per point; `nil` for the platform's own.
    ///   - legibilityWeights: Whether the reader has asked for bold text; `nil` if not said.
    /// - Returns: The readers, platform by platform, and each time from XS to AX5; none where a list is
    ///   empty.
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
