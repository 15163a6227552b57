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
    package let defaultDisplayScale: Double
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

/// A platform with a name that distinguishes it from every other platform, such as `watchOS-45`.
package struct NamedPlatform: Sendable, CustomStringConvertible {
    package let description: String
    package let platform: Platform

    package static let iOS = NamedPlatform(description: "iOS", platform: .iOS)

    // The names are literals, because writing numbers would enlarge a module for the web.
    package static let all: [NamedPlatform] = {
        let watchNames = [
            "watchOS-38", "watchOS-40", "watchOS-41", "watchOS-42", "watchOS-44", "watchOS-45",
            "watchOS-49",
        ]
        let watches = zip(WatchCaseSize.allCases, watchNames).map { ($1, Platform.watchOS($0)) }
        let printed = ("iOS-as-printed", Platform.iOS.typeTable(.iOSAsPrinted))
        let others = [printed] + watches + [("tvOS", .tvOS), ("macOS", .macOS)]
        return [iOS] + others.map { NamedPlatform(description: $0, platform: $1) }
    }()
}
