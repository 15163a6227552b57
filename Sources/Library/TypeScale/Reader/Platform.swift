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

    /// Whether readers choose a text size, unlike on macOS and tvOS.
    public var scalesText: Bool { typeTable.numbers.scalesText }

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

extension Platform {
    /// Returns the reason why a system of Apple is not in ``named``, or `nil` for any other name.
    ///
    ///     Platform.reason(forMissing: "visionOS")
    ///     // Apple publishes no sizes of text styles for visionOS
    ///
    /// - Parameter name: The name, such as `watchOS-46`, in any case.
    /// - Returns: The reason, as a clause without a period.
    public static func reason(forMissing name: String) -> String? {
        let lowercased = name.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        func isNamed(_ other: String) -> Bool { lowercased.elementsEqual(other.utf8) }
        if isNamed("visionos") { return "Apple publishes no sizes of text styles for visionOS" }
        if isNamed("maccatalyst") {
            return "Apple publishes no sizes of text styles for Mac Catalyst"
        }
        if isNamed("ipados") { return "iPadOS has the sizes of iOS" }
        if isNamed("watchos") { return "add the size of the case, as in watchOS-45" }
        let start = Array("watchos-".utf8)
        let digits = lowercased.dropFirst(start.count)
        guard lowercased.starts(with: start), 1...3 ~= digits.count,
            digits.allSatisfy({ 0x30...0x39 ~= $0 }),
            let size = Int(String(decoding: digits, as: UTF8.self)),
            WatchCaseSize(rawValue: size) == nil
        else { return nil }
        return "Apple's guidelines list no text sizes for a case of \(size) mm"
    }
}
