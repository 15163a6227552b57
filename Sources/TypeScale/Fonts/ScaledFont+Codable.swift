// Archives of a scaled font, its description and its reader. Embedded Swift has no Codable.
#if !hasFeature(Embedded)
extension CodingUserInfoKey {
    /// The curves that archives of fonts may name, as a `[ScalingCurve]`.
    ///
    ///     decoder.userInfo[.scalingCurves] = ScalingCurve.named   // of TypeScaleCurves
    ///
    /// The core's own curves are always known.
    public static let scalingCurves = key("org.typescale.scalingCurves")

    /// The callers' tables that archives of readers may name, as a `[TypeTable]`.
    public static let typeTables = key("org.typescale.typeTables")

    private static func key(_ name: String) -> CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: name) else {
            preconditionFailure("every string is a key")
        }
        return key
    }
}

extension ScaledFont: Codable {
    private enum CodingKeys: String, CodingKey {
        case face
        case pointSize
        case lineHeight
        case tracking
        case weight
        case origin
        case traits
    }

    /// Reads the description and the reader, and scales the description for the reader again.
    ///
    /// So a decoded font equals the encoded one, its explanation included. Curves and tables that are not
    /// the core's own are looked up in the decoder's `userInfo`: `CodingUserInfoKey.scalingCurves`,
    /// `CodingUserInfoKey.typeTables`.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError.dataCorrupted` for a curve, table or number that is not known, and for an
    ///   archive whose point size is not the one that its description has for its reader.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let origin = try container.decode(FontDescription.self, forKey: .origin)
        let font = origin.scaled(for: try container.decode(TraitCollection.self, forKey: .traits))
        let pointSize = try container.decode(Double.self, forKey: .pointSize)
        guard pointSize == font.pointSize || pointSize.isNaN && font.pointSize.isNaN else {
            throw DecodingError.dataCorruptedError(
                forKey: .pointSize,
                in: container,
                debugDescription: "the archive has \(pointSize.shortestText) points, but its "
                    + "description has \(font.pointSize.shortestText) for its reader; scale the "
                    + "description again"
            )
        }
        self = font
    }

    /// Writes the values to draw with, the description and the reader.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(face, forKey: .face)
        try container.encode(pointSize, forKey: .pointSize)
        try container.encodeIfPresent(lineHeight, forKey: .lineHeight)
        try container.encodeIfPresent(tracking, forKey: .tracking)
        try container.encode(weight, forKey: .weight)
        try container.encode(origin, forKey: .origin)
        try container.encode(traits, forKey: .traits)
    }
}

extension TypeLimits: Codable {
    private enum CodingKeys: String, CodingKey {
        case minimumPointSize
        case maximumPointSize
        case minimumFactor
        case maximumFactor
        case minimumCategory
        case maximumCategory
    }

    /// Reads the limits that there are; a number that is not positive and finite is not a limit.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: What the decoder throws.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func number(_ key: CodingKeys) throws -> Double? {
            try container.decodeIfPresent(Double.self, forKey: key)
        }
        func category(_ key: CodingKeys) throws -> ContentSizeCategory? {
            try container.decodeIfPresent(ContentSizeCategory.self, forKey: key)
        }
        self.init(
            minimumPointSize: try number(.minimumPointSize),
            maximumPointSize: try number(.maximumPointSize),
            minimumFactor: try number(.minimumFactor),
            maximumFactor: try number(.maximumFactor),
            minimumCategory: try category(.minimumCategory),
            maximumCategory: try category(.maximumCategory)
        )
    }

    /// Writes the limits that there are.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(minimumPointSize, forKey: .minimumPointSize)
        try container.encodeIfPresent(maximumPointSize, forKey: .maximumPointSize)
        try container.encodeIfPresent(minimumFactor, forKey: .minimumFactor)
        try container.encodeIfPresent(maximumFactor, forKey: .maximumFactor)
        try container.encodeIfPresent(minimumCategory, forKey: .minimumCategory)
        try container.encodeIfPresent(maximumCategory, forKey: .maximumCategory)
    }
}

extension ScalingCurve: Codable {
    private enum CodingKeys: String, CodingKey {
        case name
        case parameters
    }

    private static let linearName = "linear"
    private static let tableName = "table"

    /// Reads a curve of the core, or finds one by name and parameters in the decoder's `userInfo`.
    ///
    /// - Parameter decoder: Where to read from; its `CodingUserInfoKey.scalingCurves` are found too.
    /// - Throws: `DecodingError.dataCorrupted` for a curve that is not known.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .name)
        let parameters =
            try container.decodeIfPresent([Double].self, forKey: .parameters) ?? []
        let others = decoder.userInfo[.scalingCurves] as? [ScalingCurve] ?? []
        let known =
            Self.known(name, parameters)
            ?? others.first {
                $0.details.name.isSameName(as: name)
                    && ($0.definition?.parameters ?? []) == parameters
            }
        guard let known else {
            throw DecodingError.dataCorruptedError(
                forKey: .name,
                in: container,
                debugDescription: "unknown curve \"\(name.unicodeScalars.prefix(48))\"; pass it to "
                    + "the decoder in userInfo[.scalingCurves]"
            )
        }
        self = known
    }

    private static func known(_ name: String, _ parameters: [Double]) -> ScalingCurve? {
        if parameters.isEmpty {
            return [.uikit, .swiftUI, .fixed].first { $0.details.name.isSameName(as: name) }
        }
        if name.isSameName(as: tableName) { return try? table(parameters) }
        guard name.isSameName(as: linearName), parameters.count == 2,
            parameters[0] <= parameters[1]
        else { return nil }
        return FontScaleSetting(range: parameters[0]...parameters[1]).map { linear($0) }
    }

    /// Writes the name and, where there are some, the parameters.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var name = details.name
        if definition?.storage.sizes != nil { name = Self.tableName }
        if let setting, self == .linear(setting) { name = Self.linearName }
        try container.encode(name, forKey: .name)
        guard let parameters = definition?.parameters, !parameters.isEmpty else { return }
        try container.encode(parameters, forKey: .parameters)
    }
}

extension TraitCollection: Codable {
    private enum CodingKeys: String, CodingKey {
        case preferredContentSizeCategory
        case displayScale
        case legibilityWeight
        case platform
        case typeTable
        case fontScale
    }

    /// Reads the reader, the screen and the platform.
    ///
    /// - Parameter decoder: Where to read from; its `CodingUserInfoKey.typeTables` are the callers'
    ///   tables that can be named.
    /// - Throws: `DecodingError.dataCorrupted` for a platform or table that is not known, and for a scale
    ///   that is not positive and finite.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func scale(_ key: CodingKeys) throws -> Double? {
            let scale = try container.decodeIfPresent(Double.self, forKey: key)
            guard scale.map({ $0 > 0 && $0.isFinite }) ?? true else {
                throw DecodingError.dataCorruptedError(
                    forKey: key,
                    in: container,
                    debugDescription: "a scale is not positive and finite"
                )
            }
            return scale
        }
        let name = try container.decode(String.self, forKey: .platform)
        let table = try container.decode(TypeTable.Name.self, forKey: .typeTable)
        let tables = decoder.userInfo[.typeTables] as? [TypeTable] ?? []
        let platforms: [Platform] = [.iOS, .watchOS(.mm40), .tvOS, .macOS]
        guard let platform = platforms.first(where: { $0.name.isSameName(as: name) }),
            let typeTable = (TypeTable.apples + tables).first(where: { $0.archivedName == table })
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .platform,
                in: container,
                debugDescription: "unknown platform \"\(name.unicodeScalars.prefix(48))\" or table "
                    + "\"\(table.name.unicodeScalars.prefix(48))\"; pass tables to the decoder in "
                    + "userInfo[.typeTables]"
            )
        }
        self.init(
            preferredContentSizeCategory: try container.decodeIfPresent(
                ContentSizeCategory.self,
                forKey: .preferredContentSizeCategory
            ),
            displayScale: try scale(.displayScale),
            legibilityWeight: try container.decodeIfPresent(
                LegibilityWeight.self,
                forKey: .legibilityWeight
            ),
            platform: platform.typeTable(typeTable),
            fontScale: try scale(.fontScale)
        )
    }

    /// Writes what is known of the reader and the screen, the platform and the name of its table.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(
            preferredContentSizeCategory,
            forKey: .preferredContentSizeCategory
        )
        try container.encodeIfPresent(displayScale, forKey: .displayScale)
        try container.encodeIfPresent(legibilityWeight, forKey: .legibilityWeight)
        try container.encode(platform.name, forKey: .platform)
        try container.encode(platform.typeTable.archivedName, forKey: .typeTable)
        try container.encodeIfPresent(fontScale, forKey: .fontScale)
    }
}

extension TypeTable {
    /// What an archive says of a table: enough to find it again.
    fileprivate struct Name: Codable, Equatable {
        let name: String
        let baseCategory: ContentSizeCategory
        /// Whether the table is a caller's, whatever its name.
        let isStated: Bool
    }

    fileprivate var archivedName: Name {
        Name(name: name, baseCategory: baseCategory, isStated: isStated)
    }

    fileprivate static let apples: [TypeTable] =
        [.iOS, .iOSAsPrinted, .tvOS, .macOS] + [.mm38, .mm40, .mm44].map { .watchOS($0) }
}
#endif
