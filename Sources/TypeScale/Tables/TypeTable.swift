/// The sizes that a platform sets text in: a point size and a line advance for every style and
/// category, each with its source.
///
///     TypeTable.iOS[.body, .large].pointSize?.value      // 17
///     TypeTable.iOS[.body, .large].lineAdvance?.value    // 22
///
/// Look here to print a table or to check one. To size text, use ``ScaledFont`` and
/// ``FontMetrics``, which read the same numbers.
public struct TypeTable: Hashable, Sendable {
    /// The tables that there are.
    enum Kind: Sendable {
        case iOS
    }

    let kind: Kind

    /// The category that sizes are given at, and that a reader has who has chosen none.
    public let baseCategory: ContentSizeCategory
}

extension TypeTable {
    /// iPhone and iPad: eleven styles at twelve categories, and the extra-large titles at large.
    public static let iOS = TypeTable(kind: .iOS, baseCategory: .large)

    /// What the table knows of a style at a category.
    ///
    /// - Parameters:
    ///   - style: The role of the text.
    ///   - category: The reader's text size.
    public subscript(style: TextStyle, category: ContentSizeCategory) -> Cell {
        switch kind {
        case .iOS: IOSTypeTable.cell(style, category)
        }
    }
}

extension TypeTable {
    /// What a table knows of one style at one category.
    ///
    /// What it does not know is `nil`.
    public struct Cell: Hashable, Sendable {
        /// The size of the preferred font, in points.
        public let pointSize: Figure?

        /// The distance from baseline to baseline that all scaling follows, in points.
        ///
        /// It plays the part of the preferred font's line height; how UIKit divides it between a
        /// font's `lineHeight` and `leading` is not known.
        public let lineAdvance: Figure?

        /// The weight of the preferred font, for a reader without Bold Text.
        public let weight: FontWeight
    }

    /// A number and where it comes from.
    public struct Figure: Hashable, Sendable {
        /// The number, in points.
        public let value: Double

        /// How the number is known.
        public let provenance: Provenance

        /// Where the number is from, in words: the system and who published it.
        public let source: String
    }
}
