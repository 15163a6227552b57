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
            let table = tables.first(where: { ArchivedTable($0) == archive.typeTable })
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

    init(_ table: TypeTable) {
        name = table.name
        baseCategory = table.baseCategory
        isStated = table.isStated
    }
}

extension TypeTable {
    fileprivate static let apples: [TypeTable] =
        [.iOS, .iOSAsPrinted, .tvOS, .macOS] + [.mm38, .mm40, .mm44].map { .watchOS($0) }
}
#endif
