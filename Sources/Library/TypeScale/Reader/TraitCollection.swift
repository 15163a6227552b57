/// The traits of the reader and the screen that determine a text size.
///
///     let reader = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
///
/// The *reader* is the person who uses the app. Traits are always arguments and never global state,
/// so a call gives the same result in a test, on a server and in an app. If the reader's category
/// or the display scale is `nil`, ``category`` or ``pixelsPerPoint`` is the platform's default.
public struct TraitCollection: Hashable, Sendable {
    /// The reader's text size, or `nil` if the reader hasn't chosen a size.
    public var preferredContentSizeCategory: ContentSizeCategory?

    /// The reader's preference for bold text, or `nil` if unknown.
    public var legibilityWeight: LegibilityWeight?

    /// The platform, which determines the type sizes.
    public var platform: Platform

    /// The screen's pixels per point, or `nil` if unknown.
    ///
    /// Setting a zero, negative, infinite or NaN value sets the property to `nil`.
    public var displayScale: Double? {
        didSet { displayScale = displayScale?.ifPositive }
    }

    /// The text scale that the reader chose in the system's settings, or `nil` if unknown.
    ///
    /// The setting is `fontScale` on Android, `text-scaling-factor` on GNOME and `TextScaleFactor`
    /// on Windows. Curves with the driver ``CurveDefinition/Driver/fontScale(_:)`` use the scale.
    /// If the scale is `nil`, these curves derive a factor from the category. Other curves,
    /// including UIKit's, ignore the scale. Setting a zero, negative, infinite or NaN value
    /// sets the property to `nil`.
    public var fontScale: Double? {
        didSet { fontScale = fontScale?.ifPositive }
    }

    /// Creates traits for a reader and a screen.
    ///
    /// - Parameters:
    ///   - preferredContentSizeCategory: The reader's text size, or `nil` if the reader hasn't
    ///     chosen a size.
    ///   - displayScale: The pixels per point, or `nil` to use the platform's default. A zero,
    ///     negative, infinite or NaN value is treated as `nil`. UIKit's unspecified scale is 0.
    ///   - legibilityWeight: The reader's preference for bold text, or `nil` if unknown.
    ///   - platform: The platform, which determines the type sizes.
    ///   - fontScale: The text scale that the reader chose in the system's settings, or `nil` if
    ///     unknown. A zero, negative, infinite or NaN value is treated as `nil`.
    public init(
        preferredContentSizeCategory: ContentSizeCategory? = nil,
        displayScale: Double? = nil,
        legibilityWeight: LegibilityWeight? = nil,
        platform: Platform = .iOS,
        fontScale: Double? = nil
    ) {
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.legibilityWeight = legibilityWeight
        self.platform = platform
        self.displayScale = displayScale?.ifPositive
        self.fontScale = fontScale?.ifPositive
    }
}

extension TraitCollection {
    /// The reader's category, or the platform's default if the reader hasn't chosen a category.
    public var category: ContentSizeCategory {
        preferredContentSizeCategory ?? platform.defaultCategory
    }

    /// The screen's display scale, or the platform's default if the scale is unknown.
    public var pixelsPerPoint: Double { displayScale ?? platform.defaultDisplayScale }
}

extension TraitCollection {
    /// The reader's preference for heavier text, called Bold Text in Apple's settings.
    ///
    /// The preference changes weights, never sizes. `nil` is treated as ``regular``.
    public enum LegibilityWeight: String, CaseIterable, Sendable {
        /// Text with unchanged weights.
        case regular
        /// Bold text, for which system fonts use ``FontWeight/heavierForBoldText``.
        case bold
    }
}

extension TraitCollection: CustomStringConvertible {
    /// The effective traits, such as `AX5, 3 pixels per point, bold text`.
    public var description: String {
        let isDefault = platform.ownTable == .iOS && platform.usesOwnTable
        let place = isDefault ? "" : " on " + platform.description
        let factor = fontScale.map { ", font scale " + $0.shortestText } ?? ""
        let size =
            category.shortName + place + ", " + pixelsPerPoint.shortestText + " pixels per point"
            + factor
        return legibilityWeight == .bold ? size + ", bold text" : size
    }
}

// Embedded Swift doesn't support Codable.
#if !hasFeature(Embedded)
extension CodingUserInfoKey {
    /// The key for a `[TypeTable]` that contains the custom tables to which an archive refers.
    public static let typeTables = named("org.typescale.typeTables")
}

extension TraitCollection: Codable {
    private struct Archive: Codable {
        let preferredContentSizeCategory: ContentSizeCategory?
        let displayScale: Double?
        let legibilityWeight: LegibilityWeight?
        let platform: String
        let typeTable: ArchivedTable
        let fontScale: Double?
    }

    /// Decodes the traits.
    ///
    /// - Parameter decoder: The decoder, with any custom tables in `userInfo[.typeTables]`.
    /// - Throws: `DecodingError.dataCorrupted` for an unknown platform or table, or if the display
    ///   scale or font scale is zero, negative, infinite or NaN.
    public init(from decoder: any Decoder) throws {
        let archive = try Archive(from: decoder)
        let tables = TypeTable.apples + (decoder.userInfo[.typeTables] as? [TypeTable] ?? [])
        let platforms: [Platform] = [.iOS, .watchOS(.mm40), .tvOS, .macOS]
        guard let platform = platforms.first(where: { $0.name.isSameName(as: archive.platform) }),
            let table = tables.first(where: archive.typeTable.identifies)
        else {
            throw decoder.corrupted(
                "unknown platform \"\(archive.platform.unicodeScalars.prefix(48))\" or table "
                    + "\"\(archive.typeTable.name.unicodeScalars.prefix(48))\"; pass tables to the "
                    + "decoder in userInfo[.typeTables]"
            )
        }
        self.init(
            preferredContentSizeCategory: archive.preferredContentSizeCategory,
            displayScale: archive.displayScale,
            legibilityWeight: archive.legibilityWeight,
            platform: platform.typeTable(table),
            fontScale: archive.fontScale
        )
        guard displayScale == archive.displayScale, fontScale == archive.fontScale else {
            throw decoder.corrupted("displayScale and fontScale must be finite and greater than 0")
        }
    }

    /// Encodes the known traits, the platform's name and the properties that identify its table.
    public func encode(to encoder: any Encoder) throws {
        let archive = Archive(
            preferredContentSizeCategory: preferredContentSizeCategory,
            displayScale: displayScale,
            legibilityWeight: legibilityWeight,
            platform: platform.name,
            typeTable: ArchivedTable(platform.typeTable),
            fontScale: fontScale
        )
        try archive.encode(to: encoder)
    }
}

extension TraitCollection.LegibilityWeight: Codable {}

/// The properties that identify a table in an archive.
private struct ArchivedTable: Codable, Equatable {
    let name: String
    let baseCategory: ContentSizeCategory
    /// Whether a caller created the table, possibly with the name of an Apple table.
    let isStated: Bool

    /// Returns whether the archive refers to a table.
    ///
    /// Archives of version 0.2 contain the system's name, which refers to the newest release.
    func identifies(_ table: TypeTable) -> Bool {
        self == ArchivedTable(table)
            || !isStated && name == table.numbers.system && baseCategory == table.baseCategory
    }

    init(_ table: TypeTable) {
        name = table.name
        baseCategory = table.baseCategory
        isStated = table.numbers.system == nil
    }
}

extension TypeTable {
    fileprivate static let apples: [TypeTable] =
        iOSReleases + [.iOSAsPrinted, .tvOS, .macOS] + [.mm38, .mm40, .mm44].map { .watchOS($0) }
}
#endif
