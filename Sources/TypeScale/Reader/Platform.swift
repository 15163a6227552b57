/// A platform with known type sizes.
///
/// iPhone and iPad share one table. No sizes are published for visionOS and Mac Catalyst.
public struct Platform: Hashable, Sendable {
    enum Kind: Sendable {
        case iOS
        case watchOS
        case tvOS
        case macOS
    }

    let kind: Kind

    /// The platform's type sizes.
    public let typeTable: TypeTable

    /// The pixels per point if the traits have none.
    package let defaultDisplayScale: Double
}

extension Platform {
    /// iOS and iPadOS; three pixels per point, as on the measured iPhone.
    public static let iOS = Platform(kind: .iOS, typeTable: .iOS, defaultDisplayScale: 3)

    /// Returns watchOS on a watch of a case size; two pixels per point, and sizes that are
    /// documented, not measured.
    public static func watchOS(_ size: WatchCaseSize) -> Platform {
        Platform(kind: .watchOS, typeTable: .watchOS(size), defaultDisplayScale: 2)
    }

    /// tvOS, where text does not grow; one pixel per point.
    public static let tvOS = Platform(kind: .tvOS, typeTable: .tvOS, defaultDisplayScale: 1)

    /// macOS, where text does not grow; two pixels per point.
    public static let macOS = Platform(kind: .macOS, typeTable: .macOS, defaultDisplayScale: 2)

    /// Returns the platform with other type sizes, such as those of an earlier system version.
    public func typeTable(_ table: TypeTable) -> Platform {
        Platform(kind: kind, typeTable: table, defaultDisplayScale: defaultDisplayScale)
    }

    /// The platform's own table, whose name and weights apply even if a caller's table replaces it.
    private var ownTable: TypeTable {
        switch kind {
        case .iOS: .iOS
        case .watchOS: .watchOS(.mm40)
        case .tvOS: .tvOS
        case .macOS: .macOS
        }
    }

    /// The platform's name in its vendor's spelling, such as `iOS`.
    public var name: String { ownTable.name }

    func weight(_ style: TextStyle) -> FontWeight { ownTable.weight(style) }

    /// The category of design sizes, and of a reader who has chosen none.
    package var defaultCategory: ContentSizeCategory { typeTable.baseCategory }
}

extension Platform: CustomStringConvertible {
    /// The platform's name.
    public var description: String { name }
}
