/// A platform whose type sizes are known.
///
/// iPhone and iPad share one table. A platform joins when its numbers do: there is none for visionOS
/// and Mac Catalyst, of which nobody has published any.
public struct Platform: Hashable, Sendable {
    /// The platforms that there are.
    enum Kind: Sendable {
        case iOS
        case watchOS
        case tvOS
        case macOS
    }

    let kind: Kind

    /// The type sizes that count on the platform.
    public let typeTable: TypeTable

    /// The pixels per point that count where the traits name none.
    package let defaultDisplayScale: Double
}

extension Platform {
    /// iOS and iPadOS; three pixels per point, as on the iPhone that the numbers were measured on.
    public static let iOS = Platform(kind: .iOS, typeTable: .iOS, defaultDisplayScale: 3)

    /// watchOS on a watch of some size; two pixels per point.
    ///
    /// Its sizes are documented, and were not measured.
    ///
    /// - Parameter size: The size of the watch's case.
    /// - Returns: The platform.
    public static func watchOS(_ size: WatchCaseSize) -> Platform {
        Platform(kind: .watchOS, typeTable: .watchOS(size), defaultDisplayScale: 2)
    }

    /// tvOS, where nothing grows; one pixel per point.
    public static let tvOS = Platform(kind: .tvOS, typeTable: .tvOS, defaultDisplayScale: 1)

    /// macOS, where nothing grows; two pixels per point.
    public static let macOS = Platform(kind: .macOS, typeTable: .macOS, defaultDisplayScale: 2)

    /// The platform with other type sizes, such as those of a year that an app was designed for.
    ///
    /// - Parameter table: The type sizes.
    /// - Returns: The platform.
    public func typeTable(_ table: TypeTable) -> Platform {
        Platform(kind: kind, typeTable: table, defaultDisplayScale: defaultDisplayScale)
    }

    /// The weight of a style, which a table of the caller's does not change.
    func weight(_ style: TextStyle) -> FontWeight {
        switch kind {
        case .iOS: TypeTable.iOS.weight(style)
        case .watchOS: IOSTypeTable.weight(style)
        case .tvOS: TypeTable.tvOS.weight(style)
        case .macOS: TypeTable.macOS.weight(style)
        }
    }

    /// The platform's name, as its maker writes it: `iOS`.
    ///
    /// Computed, because a stored string would have every copy of a reader's traits counted.
    public var name: String {
        switch kind {
        case .iOS: "iOS"
        case .watchOS: "watchOS"
        case .tvOS: "tvOS"
        case .macOS: "macOS"
        }
    }

    /// The category of a reader who has chosen none, which is also the one that sizes are given at.
    package var defaultCategory: ContentSizeCategory { typeTable.baseCategory }
}

extension Platform: CustomStringConvertible {
    /// The platform's name.
    public var description: String { name }
}
