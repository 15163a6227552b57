/// The sizes that a platform sets text in: a point size and a line advance for every style and
/// category, each with its source.
///
///     TypeTable.iOS[.body, .large].pointSize?.value      // 17
///     TypeTable.iOS[.body, .large].lineAdvance?.value    // 22
///
/// Look here to print a table or to check one. To size text, use ``ScaledFont`` and
/// ``FontMetrics``, which read the same numbers.
public struct TypeTable: Hashable, Sendable {
    /// The platform whose sizes these are.
    public let platform: Platform
}

extension TypeTable {
    /// iPhone and iPad: eleven styles at twelve categories, and the extra-large titles at large.
    public static let iOS = TypeTable(platform: .iOS)

    /// What the table knows of a style at a category.
    ///
    /// - Parameters:
    ///   - style: The role of the text.
    ///   - category: The reader's text size.
    public subscript(style: TextStyle, category: ContentSizeCategory) -> Cell {
        switch platform {
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

        /// The distance from baseline to baseline of the preferred font, in points.
        ///
        /// UIKit's `lineHeight` and `leading` of that font together. All scaling follows it.
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

extension TypeTable {
    /// What the growth of a style is computed from.
    struct Growth {
        /// The line advance at the reader's category.
        let now: Double
        /// The line advance at the platform's default category.
        let base: Double
        /// The point size of the preferred font at the reader's category.
        let size: Double

        /// No growth.
        static let none = Growth(now: 1, base: 1, size: 1)
    }

    /// The growth of a style; `nil` where it is unknown.
    @inline(__always)
    func growth(_ style: TextStyle, _ category: ContentSizeCategory) -> Growth? {
        guard let row = style.row else { return nil }
        let column = category.column
        switch platform {
        case .iOS:
            return Growth(
                now: IOSTypeTable.lineAdvances[row][column],
                base: IOSTypeTable.lineAdvances[row][IOSTypeTable.baseColumn],
                size: IOSTypeTable.pointSizes[row][column]
            )
        }
    }

    /// The point size of a style at the platform's default category.
    func basePointSize(_ style: TextStyle) -> Double {
        switch platform {
        case .iOS: IOSTypeTable.basePointSize(style)
        }
    }

    /// The weight of a style, for a reader without Bold Text.
    func weight(_ style: TextStyle) -> FontWeight {
        switch platform {
        case .iOS: IOSTypeTable.weight(style)
        }
    }
}

extension Platform {
    /// The platform's type sizes.
    public var typeTable: TypeTable { TypeTable(platform: self) }
}
