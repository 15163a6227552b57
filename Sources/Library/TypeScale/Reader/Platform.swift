/// A platform with known type sizes.
///
/// iPhone and iPad have the same sizes. Apple doesn't publish sizes for visionOS and Mac Catalyst.
public struct Platform: Hashable, Sendable {
    /// The kind of the platform's own table, which determines the platform's name and weights even
    /// if ``typeTable`` is a caller's table.
    let kind: TypeTable.Kind

    /// The platform's type sizes.
    public let typeTable: TypeTable

    /// The pixels per point if the traits don't specify a display scale.
    public let defaultDisplayScale: Double
}

extension Platform {
    /// iOS and iPadOS, with three pixels per point by default.
    public static let iOS = Platform(kind: .iOS, typeTable: .iOS, defaultDisplayScale: 3)

    /// Returns watchOS for a case size, with two pixels per point by default.
    ///
    /// The sizes come from Apple's guidelines, and weren't measured.
    public static func watchOS(_ size: WatchCaseSize) -> Platform {
        Platform(kind: .watchOS, typeTable: .watchOS(size), defaultDisplayScale: 2)
    }

    /// tvOS, where text doesn't scale, with one pixel per point by default.
    public static let tvOS = Platform(kind: .tvOS, typeTable: .tvOS, defaultDisplayScale: 1)

    /// macOS, where text doesn't scale, with two pixels per point by default.
    public static let macOS = Platform(kind: .macOS, typeTable: .macOS, defaultDisplayScale: 2)

    /// Returns a copy that uses another table, such as the table of an earlier system version.
    public func typeTable(_ table: TypeTable) -> Platform {
        Platform(kind: kind, typeTable: table, defaultDisplayScale: defaultDisplayScale)
    }

    private var ownTable: TypeTable { TypeTable(kind: kind, baseCategory: .large) }

    /// The platform's name as its vendor spells it, such as `iOS`.
    public var name: String { ownTable.name }

    func weight(_ style: TextStyle) -> FontWeight { ownTable.weight(style) }

    /// The category for which designs specify sizes, and the default for the reader's category.
    package var defaultCategory: ContentSizeCategory { typeTable.baseCategory }
}

extension Platform: CustomStringConvertible {
    /// The platform's name.
    public var description: String { name }
}

extension Platform {
    /// The platforms by name, such as `iOS` and `watchOS-45`, in the order of reports.
    ///
    /// `iOS-as-printed` is iOS with the sizes in Apple's guidelines. Watches with different case
    /// sizes can be the same platform, so a platform can have several names.
    public static let named: KeyValuePairs<String, Platform> = [
        "iOS": .iOS,
        "iOS-as-printed": .iOS.typeTable(.iOSAsPrinted),
        "watchOS-38": .watchOS(.mm38),
        "watchOS-40": .watchOS(.mm40),
        "watchOS-41": .watchOS(.mm41),
        "watchOS-42": .watchOS(.mm42),
        "watchOS-44": .watchOS(.mm44),
        "watchOS-45": .watchOS(.mm45),
        "watchOS-49": .watchOS(.mm49),
        "tvOS": .tvOS,
        "macOS": .macOS,
    ]

    /// Finds a platform by name.
    ///
    /// - Parameter name: The case-sensitive name of a platform in ``named``. The result is `nil` for
    ///   any other string.
    public init?(named name: String) {
        guard let platform = Self.named.first(where: { $0.key == name })?.value else { return nil }
        self = platform
    }
}
