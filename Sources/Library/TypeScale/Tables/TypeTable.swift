/// The type sizes of a platform for every text style and category, with their sources.
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

    // No property needs reference counting, so traits are cheap to copy.
    let kind: Kind

    /// The category for which designs specify sizes, and the default for the reader's category.
    public let baseCategory: ContentSizeCategory
}

extension TypeTable {
    /// The sizes on iPhone and iPad.
    ///
    /// The table contains eleven styles at twelve categories, and the extra-large titles at the
    /// Large category.
    public static let iOS = TypeTable(kind: .iOS, baseCategory: .large)

    /// The sizes in Apple's guidelines for iPhone and iPad, for comparison and documentation.
    ///
    /// Eight line advances differ from those in ``iOS``. With them, results differ from UIKit's.
    public static let iOSAsPrinted = TypeTable(kind: .iOSAsPrinted, baseCategory: .large)

    /// Returns the sizes in Apple's guidelines for Apple Watch, for nine styles at nine categories.
    ///
    /// - Parameter size: The case size, which determines the default category. Design sizes are
    ///   assumed to be for the same category.
    /// - Returns: The table.
    public static func watchOS(_ size: WatchCaseSize) -> TypeTable {
        TypeTable(kind: .watchOS, baseCategory: size.defaultCategory)
    }

    /// The sizes in Apple's guidelines for Apple TV.
    ///
    /// The table contains eight styles, whose sizes are the same at every category.
    public static let tvOS = TypeTable(kind: .tvOS, baseCategory: .large)

    /// The sizes on the Mac, which are the same at every category.
    ///
    /// The table contains eleven styles and the extra-large titles. Sizes were measured on macOS
    /// 26.4, and line advances come from Apple's guidelines.
    public static let macOS = TypeTable(kind: .macOS, baseCategory: .large)

    /// The table's name, such as `iOS` or `iOS as printed`, or the name that the caller gave it.
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
        // The Mac's extra-large titles have the same sizes at every category.
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

    var isStated: Bool {
        if case .stated = kind { true } else { false }
    }

    /// The sizes and weight for a style and category.
    ///
    /// Unknown sizes are `nil`.
    public struct Cell: Hashable, Sendable {
        /// The size of the preferred font, in points.
        public let pointSize: Figure?

        /// The distance from baseline to baseline, in points.
        ///
        /// The line advance determines how sizes scale. It is the sum of the preferred font's line
        /// height and leading. How UIKit divides this sum is unknown.
        public let lineAdvance: Figure?

        /// The line advance in Apple's guidelines, in points.
        ///
        /// On iOS, it differs from ``lineAdvance`` in eight cells.
        public let leading: Figure?

        /// The weight of the preferred font for readers who haven't turned on Bold Text.
        public let weight: FontWeight
    }

    /// A number with its provenance and source.
    public struct Figure: Hashable, Sendable {
        /// The number, in points.
        public let value: Double

        /// The kind of evidence for the number.
        public let provenance: Provenance

        /// The source of the number, such as a document or the system that was measured.
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
    /// The number was observed on a running system, and published with the system's version.
    case measured
    /// The number was published in the platform vendor's documentation.
    case documented
    /// The number is the only value that is consistent with measured numbers.
    case derived
    /// The number comes from a second-hand source or a re-implementation, and wasn't verified.
    case unverified
    /// The caller specified the number, in a table, size or curve.
    case stated
    /// The number is unknown. The documentation of each API describes what replaces the number.
    case unknown
}

extension TypeTable {
    /// The numbers from which the growth of a style is computed.
    struct Growth {
        /// The line advance at the reader's category.
        let now: Double
        /// The line advance at the table's base category.
        let base: Double
        /// The point size of the preferred font at the reader's category.
        let size: Double
    }

    /// Returns the numbers from which a style's growth is computed, or `nil` if they are unknown.
    @inline(__always)
    func growth(_ style: TextStyle, _ category: ContentSizeCategory) -> Growth? {
        guard case .iOS = kind else {
            return numbers.growth(style, category, from: baseCategory)
        }
        guard let row = style.row else { return nil }
        let start = row * IOSTypeTable.columns
        return Growth(
            now: IOSTypeTable.lineAdvances[start + category.column],
            base: IOSTypeTable.lineAdvances[start + baseCategory.column],
            size: IOSTypeTable.pointSizes[start + category.column]
        )
    }

    /// Returns the category, or a substitute if the table has no numbers for the category.
    @inline(__always)
    package func knownCategory(
        _ style: TextStyle,
        _ category: ContentSizeCategory
    ) -> ContentSizeCategory {
        kind == .iOS ? category : numbers.knownCategory(style, category) ?? category
    }

    /// Returns whether the table contains a size for a style.
    func has(_ style: TextStyle) -> Bool {
        // A caller's table and the printed table for iOS use the extra-large titles of iOS.
        if style.row == nil, isStated || kind == .iOSAsPrinted { return true }
        return pointSize(style, baseCategory) != nil
    }

    /// Returns the provenance of a style's scaled values.
    func growthProvenance(_ style: TextStyle, _ category: ContentSizeCategory) -> Provenance {
        let numbers = numbers
        guard numbers.lineAdvance(style, baseCategory) != nil else {
            return category == baseCategory && pointSize(style, category) != nil
                ? .derived : .unknown
        }
        guard numbers.lineAdvance(style, category) != nil else { return .unknown }
        // Apple doesn't document that UIKit's formula applies on other platforms.
        return switch kind {
        case .iOS: .derived
        case .stated: .stated
        case .iOSAsPrinted, .watchOS, .tvOS, .macOS: .unverified
        }
    }

    /// Returns a style's point size at the base category, or the body size if the table doesn't
    /// contain the style.
    func basePointSize(_ style: TextStyle) -> Double {
        if kind == .iOS || style.row == nil && has(style) {
            return IOSTypeTable.basePointSize(style)
        }
        return numbers.size(style, baseCategory) ?? numbers.size(.body, baseCategory)
            ?? IOSTypeTable.basePointSize(.body)
    }

    /// Returns a style's weight for readers who haven't turned on Bold Text.
    func weight(_ style: TextStyle) -> FontWeight {
        switch (kind, style) {
        case (.macOS, .headline): .bold
        case (.tvOS, _): .medium
        case (_, .headline): .semibold
        case (_, .extraLargeTitle), (_, .extraLargeTitle2): .bold
        default: .regular
        }
    }
}
