import TypeScale

extension ValueKind where Value == TextStyle {
    /// A text style by its name.
    static var textStyle: Self {
        let names = TextStyle.allCases.map(\.description) + ["title", "caption"]
        return .named("STYLE", "text style", among: names)
    }
}

extension ValueKind where Value == ContentSizeCategory {
    /// A text size by any of its names.
    static var category: Self {
        let names = ContentSizeCategory.allCases.flatMap {
            [$0.shortName, $0.name, $0.dynamicTypeSizeName]
        }
        return .named("CATEGORY", "text size", among: names)
    }
}

extension ValueKind where Value == PlatformName {
    /// A platform by its name on the command line.
    static var platform: Self {
        .named("NAME", "platform", among: PlatformName.all.map(\.description))
    }
}

private let styleHelp = "The text style: body, headline, caption1 ..."

extension Option where Value == TextStyle? {
    static var style: Self { Option("--style", .textStyle, styleHelp) }
}

extension Option where Value == TextStyle {
    /// The option of the text style, which is body if it is absent.
    static var style: Self { Option("--style", .textStyle, styleHelp, default: .body) }
}

extension Option where Value == ContentSizeCategory? {
    static var category: Self {
        Option("--category", .category, "One text size: XS ... AX5, xSmall, accessibilityLarge ...")
    }
}

extension Option where Value == PlatformName {
    static var platform: Self {
        let help = "iOS, iOS-as-printed, watchOS-41 and other cases, tvOS or macOS"
        return Option("--platform", .platform, help, default: .iOS)
    }
}

extension Option where Value == Double? {
    static var displayScale: Self {
        Option(
            "--display-scale",
            .positiveNumber("NUMBER"),
            "Pixels per point, for values",
            absent: "3; 2 on watchOS and macOS, 1 on tvOS"
        )
    }

    static var fontScale: Self {
        Option("--font-scale", .factor, "The reader's own factor, as on Android, GNOME and Windows")
    }
}

/// A platform by the name that it has on the command line.
struct PlatformName: LosslessStringConvertible {
    let description: String
    let platform: Platform

    init?(_ description: String) {
        let name = description.lowercased()
        guard let found = Self.all.first(where: { $0.description.lowercased() == name }) else {
            return nil
        }
        self = found
    }

    private init(_ description: String, _ platform: Platform) {
        self.description = description
        self.platform = platform
    }

    static let iOS = PlatformName("iOS", .iOS)

    static let all: [PlatformName] =
        [iOS, PlatformName("iOS-as-printed", Platform.iOS.typeTable(.iOSAsPrinted))]
        + WatchCaseSize.allCases.map { PlatformName("watchOS-\($0.rawValue)", .watchOS($0)) }
        + [PlatformName("tvOS", .tvOS), PlatformName("macOS", .macOS)]
}
