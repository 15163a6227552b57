/// A platform's type sizes: a point size and a line advance for every style and category, each with
/// its source.
///
///     TypeTable.iOS[.body, .large].pointSize?.value      // 17
///     TypeTable.iOS[.body, .large].lineAdvance?.value    // 22
///
/// Use it to print or check a table. To size text, use ``ScaledFont`` and ``FontMetrics``, which
/// read the same numbers.
public struct TypeTable: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case iOS
        case iOSAsPrinted
        case watchOS
        case tvOS
        case macOS
        case stated(StatedTable)
    }

    // Holds no counted reference, so that copying a reader's traits is free.
    let kind: Kind

    /// The category of design sizes, and of a reader who has chosen none.
    public let baseCategory: ContentSizeCategory
}

extension TypeTable {
    /// iPhone and iPad: eleven styles at twelve categories, and the extra-large titles at large.
    public static let iOS = TypeTable(kind: .iOS, baseCategory: .large)

    /// iPhone and iPad as listed in Apple's guidelines, for comparison and documentation.
    ///
    /// Its line advances differ from the effective ones of ``iOS`` in eight cells, where scaled
    /// results differ from UIKit's.
    public static let iOSAsPrinted = TypeTable(kind: .iOSAsPrinted, baseCategory: .large)

    /// Returns the table of Apple Watch: nine styles at nine categories, as listed in Apple's
    /// guidelines and not measured.
    ///
    /// - Parameter size: The case size, which determines the reader's default category. That design
    ///   sizes belong to this category is inferred.
    /// - Returns: The table.
    public static func watchOS(_ size: WatchCaseSize) -> TypeTable {
        TypeTable(kind: .watchOS, baseCategory: size.defaultCategory)
    }

    /// Apple TV: eight styles, the same at every category, as listed in Apple's guidelines.
    public static let tvOS = TypeTable(kind: .tvOS, baseCategory: .large)

    /// The Mac: eleven styles and the extra-large titles, the same at every category.
    ///
    /// Sizes were measured on macOS 26.4. Line advances are those of Apple's guidelines.
    public static let macOS = TypeTable(kind: .macOS, baseCategory: .large)

    /// The table's name: `iOS`, `iOS as printed`, `watchOS`, `tvOS`, `macOS`, or the caller's.
    public var name: String { numbers.name }

    /// The numbers and weight of a style at a category.
    ///
    /// - Parameters:
    ///   - style: The text style.
    ///   - category: The reader's text size.
    public subscript(style: TextStyle, category: ContentSizeCategory) -> Cell {
        // Apple's guidelines list other line advances for iOS, and none for a caller's table.
        let listed: TypeTable? = isStated ? nil : kind == .iOS ? .iOSAsPrinted : self
        return Cell(
            pointSize: pointSize(style, category),
            lineAdvance: lineAdvance(style, category),
            leading: listed?.lineAdvance(style, category),
            weight: weight(style)
        )
    }

    func pointSize(_ style: TextStyle, _ category: ContentSizeCategory) -> Figure? {
        let numbers = numbers
        if let size = numbers.size(style, category) { return Figure(size, numbers.sizes) }
        // The Mac's extra-large titles are the same at every category.
        guard let evidence = numbers.extraLargeTitles, style.row == nil,
            category == baseCategory || kind == .macOS
        else { return nil }
        return Figure(IOSTypeTable.basePointSize(style), evidence)
    }

    func lineAdvance(_ style: TextStyle, _ category: ContentSizeCategory) -> Figure? {
        let numbers = numbers
        let isBase = category == baseCategory
        return numbers.lineAdvance(style, category)
            .map { Figure($0, isBase ? numbers.advancesAtBase : numbers.advances) }
    }
}

extension TypeTable {
    @inline(never)
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

    /// Whether the table is a caller's.
    var isStated: Bool {
        if case .stated = kind { true } else { false }
    }
}

extension TypeTable {
    /// The numbers of one style at one category; unknown ones are `nil`.
    public struct Cell: Hashable, Sendable {
        /// The size of the preferred font, in points.
        public let pointSize: Figure?

        /// The line advance that all scaling follows, from baseline to baseline, in points.
        ///
        /// It equals the line height and leading of the preferred font together. How UIKit divides
        /// it between the two is unknown.
        public let lineAdvance: Figure?

        /// The line advance listed in Apple's guidelines, in points; on iOS it differs in eight
        /// cells.
        package let leading: Figure?

        /// The weight of the preferred font for a reader without Bold Text.
        public let weight: FontWeight
    }

    /// A number with its evidence.
    public struct Figure: Hashable, Sendable {
        /// The number, in points.
        public let value: Double

        /// The kind of evidence for the number.
        public let provenance: Provenance

        /// The source of the number: the system and the publisher.
        public let source: String

        init(_ value: Double, _ evidence: TypeNumbers.Evidence) {
            self.value = value
            provenance = evidence.provenance
            source = evidence.source
        }
    }
}

/// The kind of evidence for a number.
public enum Provenance: String, CaseIterable, Sendable {
    /// Observed on a running system, and published with the system's version.
    case measured
    /// Published in the platform vendor's documentation.
    case documented
    /// Computed from measured numbers that admit no other value.
    case derived
    /// From a second-hand source or a re-implementation, without a known check.
    case unverified
    /// Stated by the caller, in a table, size or curve.
    case stated
    /// Unknown. The documentation of the call names the substitute.
    case unknown
}
