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
    enum Kind: Hashable, Sendable {
        case iOS
        case iOSAsPrinted
        case watchOS
        case tvOS
        case macOS
        case stated(StatedTable)
    }

    // Nothing to be counted: a reader's traits have a table, and so are copied for free.
    let kind: Kind

    /// The category that sizes are given at, and that a reader has who has chosen none.
    public let baseCategory: ContentSizeCategory
}

extension TypeTable {
    /// iPhone and iPad: eleven styles at twelve categories, and the extra-large titles at large.
    public static let iOS = TypeTable(kind: .iOS, baseCategory: .large)

    /// iPhone and iPad as Apple's guidelines print them, to compare and to document.
    ///
    /// The distances between lines differ from the effective ones of ``iOS`` in eight cells; what is
    /// scaled by them differs from UIKit's results.
    public static let iOSAsPrinted = TypeTable(kind: .iOSAsPrinted, baseCategory: .large)

    /// Apple Watch: nine styles at nine categories, as Apple's guidelines print them; not measured.
    ///
    /// - Parameter size: The size of its case, which decides the category that a reader has who has
    ///   chosen none, and that sizes are given at. That sizes are given at it is inferred.
    /// - Returns: The table.
    public static func watchOS(_ size: WatchCaseSize) -> TypeTable {
        TypeTable(kind: .watchOS, baseCategory: size.defaultCategory)
    }

    /// Apple TV: eight styles, the same in all categories, as Apple's guidelines print them.
    public static let tvOS = TypeTable(kind: .tvOS, baseCategory: .large)

    /// The Mac: eleven styles, the same in all categories, and the extra-large titles; sizes as
    /// measured on macOS 26.4, distances between lines as Apple's guidelines print them.
    public static let macOS = TypeTable(kind: .macOS, baseCategory: .large)

    /// The table's name: `iOS`, `iOS as printed`, `watchOS`, `tvOS`, `macOS`, or that of the caller's.
    public var name: String {
        switch kind {
        case .iOS: "iOS"
        case .iOSAsPrinted: "iOS as printed"
        case .watchOS: "watchOS"
        case .tvOS: "tvOS"
        case .macOS: "macOS"
        case .stated(let table): table.name
        }
    }

    /// What the table knows of a style at a category.
    ///
    /// - Parameters:
    ///   - style: The role of the text.
    ///   - category: The reader's text size.
    public subscript(style: TextStyle, category: ContentSizeCategory) -> Cell {
        let numbers = numbers
        func figure(_ value: Double?, _ evidence: TypeNumbers.Evidence?) -> Figure? {
            guard let value, let evidence else { return nil }
            return Figure(value: value, provenance: evidence.provenance, source: evidence.source)
        }
        let isBase = category == baseCategory
        // Those of the Mac are the same in all categories.
        let isTitle = style.row == nil && (isBase || kind == .macOS)
        let lineAdvance = figure(
            numbers.lineAdvance(style, category),
            isBase ? numbers.advancesAtBase ?? numbers.advances : numbers.advances
        )
        let leading =
            switch kind {
            case .iOS: TypeTable.iOSAsPrinted[style, category].lineAdvance
            case .stated: Figure?.none
            case .iOSAsPrinted, .watchOS, .tvOS, .macOS: lineAdvance
            }
        return Cell(
            pointSize: figure(numbers.size(style, category), numbers.sizes)
                ?? figure(
                    isTitle ? IOSTypeTable.basePointSize(style) : nil,
                    numbers.extraLargeTitles
                ),
            lineAdvance: lineAdvance,
            leading: leading,
            weight: weight(style)
        )
    }
}

extension TypeTable {
    /// The numbers of the table.
    var numbers: TypeNumbers {
        switch kind {
        case .iOS: .iOS
        case .iOSAsPrinted: .iOSAsPrinted
        case .watchOS: .watchOS
        case .tvOS: .tvOS
        case .macOS: .macOS
        case .stated(let table): table.numbers
        }
    }

    /// Whether the table is a caller's, so that Apple prints nothing of it.
    var isStated: Bool {
        if case .stated = kind { true } else { false }
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

        /// The distance from baseline to baseline that Apple's guidelines print, in points.
        ///
        /// On iOS it differs from ``lineAdvance`` in eight cells.
        package let leading: Figure?

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

/// How a number is known.
public enum Provenance: String, CaseIterable, Sendable {
    /// Observed on a running system, and published with the system's version.
    case measured
    /// Printed in the platform vendor's documentation.
    case documented
    /// Computed from measured numbers that admit no other value.
    case derived
    /// From a second-hand source or a re-implementation; nobody is known to have checked it.
    case unverified
    /// Stated by the caller, in a table or a size of the caller's own.
    case stated
    /// Nobody knows: the number is a stand-in, which the documentation of the call names.
    case unknown
}
