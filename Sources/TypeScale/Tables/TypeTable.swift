/// A platform's type sizes for every text style and category, with their sources.
///
///     TypeTable.iOS[.body, .large].pointSize?.value      // 17
///     TypeTable.iOS[.body, .large].lineAdvance?.value    // 22
///
/// Use a table to print or check sizes. To size text, use ``ScaledFont`` and ``FontMetrics``, which
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

    // No property is a counted reference, so that copying a reader's traits is free.
    let kind: Kind

    /// The category of design sizes, which also applies to readers who haven't chosen a category.
    public let baseCategory: ContentSizeCategory
}

extension TypeTable {
    /// The sizes on iPhone and iPad, for eleven styles at twelve categories, and the extra-large
    /// titles at Large.
    public static let iOS = TypeTable(kind: .iOS, baseCategory: .large)

    /// The sizes in Apple's guidelines for iPhone and iPad, for comparison and documentation.
    ///
    /// In eight cells, the line advances differ from ``iOS``, and scaled results differ from
    /// UIKit's.
    public static let iOSAsPrinted = TypeTable(kind: .iOSAsPrinted, baseCategory: .large)

    /// Returns the sizes in Apple's guidelines for Apple Watch, for nine styles at nine categories.
    ///
    /// - Parameter size: The case size, which determines the default category. That this is also
    ///   the category of design sizes is inferred.
    /// - Returns: The table.
    public static func watchOS(_ size: WatchCaseSize) -> TypeTable {
        TypeTable(kind: .watchOS, baseCategory: size.defaultCategory)
    }

    /// The sizes in Apple's guidelines for Apple TV, for eight styles, the same at every category.
    public static let tvOS = TypeTable(kind: .tvOS, baseCategory: .large)

    /// The sizes on the Mac, for eleven styles and the extra-large titles, the same at every
    /// category.
    ///
    /// Sizes were measured on macOS 26.4. Line advances come from Apple's guidelines.
    public static let macOS = TypeTable(kind: .macOS, baseCategory: .large)

    /// The table's name, which is `iOS`, `iOS as printed`, `watchOS`, `tvOS`, `macOS` or the
    /// caller's name.
    public var name: String { numbers.name }

    /// The sizes and weight for a style and category.
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

    /// Whether a caller created the table.
    var isStated: Bool {
        if case .stated = kind { true } else { false }
    }

    /// The sizes and weight for a style and category.
    ///
    /// Unknown sizes are `nil`.
    public struct Cell: Hashable, Sendable {
        /// The size of the preferred font, in points.
        public let pointSize: Figure?

        /// The distance from baseline to baseline in points, by which sizes scale.
        ///
        /// The line advance equals the sum of the preferred font's line height and leading. How
        /// UIKit divides it between the two is unknown.
        public let lineAdvance: Figure?

        /// The line advance in Apple's guidelines in points, which differs in eight cells on iOS.
        package let leading: Figure?

        /// The weight of the preferred font without Bold Text.
        public let weight: FontWeight
    }

    /// A number with its provenance and source.
    public struct Figure: Hashable, Sendable {
        /// The number, in points.
        public let value: Double

        /// The kind of evidence for the number.
        public let provenance: Provenance

        /// The source of the number, which names the system and the publisher.
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
    /// Computed from measured numbers, which allow no other value.
    case derived
    /// From a second-hand source or a re-implementation, and not known to have been checked.
    case unverified
    /// Given by the caller, in a table, size or curve.
    case stated
    /// Unknown. The documentation of each API describes the substitute.
    case unknown
}
