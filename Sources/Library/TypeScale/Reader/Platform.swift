/// A platform with known type sizes.
///
/// iPhone and iPad have the same sizes. Apple doesn't publish sizes for visionOS and Mac Catalyst.
public struct Platform: Hashable, Sendable {
    /// The platform's own table, which determines its name and weights, even if ``typeTable`` is
    /// another table.
    let ownTable: TypeTable

    /// The platform's type sizes.
    public let typeTable: TypeTable

    /// The pixels per point if the traits don't specify a display scale.
    public let defaultDisplayScale: Double
}

extension Platform {
    /// iOS and iPadOS, with three pixels per point by default.
    public static let iOS = Platform(.iOS, defaultDisplayScale: 3)

    /// Returns watchOS for a case size, with two pixels per point by default.
    ///
    /// The sizes come from Apple's guidelines, and weren't measured.
    public static func watchOS(_ size: WatchCaseSize) -> Platform {
        Platform(.watchOS(.mm40), defaultDisplayScale: 2).typeTable(.watchOS(size))
    }

    /// tvOS, where text doesn't scale, with one pixel per point by default.
    public static let tvOS = Platform(.tvOS, defaultDisplayScale: 1)

    /// macOS, where text doesn't scale, with two pixels per point by default.
    public static let macOS = Platform(.macOS, defaultDisplayScale: 2)

    /// Creates a platform that uses its own table.
    init(_ ownTable: TypeTable, defaultDisplayScale: Double) {
        self.init(
            ownTable: ownTable,
            typeTable: ownTable,
            defaultDisplayScale: defaultDisplayScale
        )
    }

    /// Returns a copy that uses another table, such as the table of an earlier release.
    ///
    ///     Platform.iOS.typeTable(.iOS26)
    public func typeTable(_ table: TypeTable) -> Platform {
        Platform(ownTable: ownTable, typeTable: table, defaultDisplayScale: defaultDisplayScale)
    }

    /// The platform's name as its vendor spells it, such as `iOS`.
    public var name: String { ownTable.numbers.system ?? ownTable.name }

    /// Whether the system font is SF Compact, as on watchOS, and not SF Pro.
    public var usesCompactFont: Bool { ownTable.numbers.usesCompactFont }

    /// Whether ``typeTable`` is the newest table of the platform, and not another table.
    public var usesOwnTable: Bool {
        typeTable.name == ownTable.name && typeTable.numbers.system == ownTable.numbers.system
    }

    func weight(_ style: TextStyle) -> FontWeight { ownTable.weight(style) }

    /// The category for which designs specify sizes, and the default for the reader's category.
    package var defaultCategory: ContentSizeCategory { typeTable.baseCategory }
}

extension Platform: CustomStringConvertible {
    /// The platform's name, and its table if this is not its newest one, such as
    /// `iOS by the table iOS 13`.
    public var description: String {
        usesOwnTable ? name : name + " by the table " + typeTable.name
    }
}

extension Platform {
    /// The platforms by name, such as `iOS` and `watchOS-45`, in the order of reports.
    ///
    /// `iOS-26` is iOS with the sizes of a release, and `iOS-as-printed` is iOS with the sizes in
    /// Apple's guidelines. Watches with different case sizes can be the same platform, so a
    /// platform can have several names.
    public static let named: [(name: String, platform: Platform)] = {
        var named: [(name: String, platform: Platform)] = [("iOS", .iOS)]
        for table in [TypeTable.iOSAsPrinted] + TypeTable.iOSReleases {
            let name = String(table.name.map { $0 == " " ? "-" : $0 })
            named.append((name, Platform.iOS.typeTable(table)))
        }
        for size in WatchCaseSize.allCases {
            named.append(("watchOS-" + size.rawValue.description, .watchOS(size)))
        }
        return named + [("tvOS", .tvOS), ("macOS", .macOS)]
    }()

    /// Finds a platform by name.
    ///
    /// - Parameter name: The case-sensitive name of a platform in ``named``. The result is `nil`
    ///   for any other string.
    public init?(named name: String) {
        guard let platform = Self.named.first(where: { $0.name == name })?.platform else {
            return nil
        }
        self = platform
    }
}
