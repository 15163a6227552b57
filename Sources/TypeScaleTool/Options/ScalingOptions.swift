import TypeScale

extension ValueKind where Value == TextStyle {
    static var textStyle: Self {
        let names = TextStyle.allCases.map(\.description) + ["title", "caption"]
        return .named("STYLE", "text style", among: names, read: { TextStyle($0) })
    }
}

extension ValueKind where Value == ContentSizeCategory {
    static var category: Self {
        let names = ContentSizeCategory.allCases.flatMap {
            [$0.shortName, $0.name, $0.dynamicTypeSizeName]
        }
        return .named("CATEGORY", "text size", among: names, read: { ContentSizeCategory($0) })
    }
}

extension ValueKind where Value == PlatformName {
    static var platform: Self {
        let names = PlatformName.all.map(\.description)
        return .named("NAME", "platform", among: names) { text in
            PlatformName.all.first { $0.description.lowercased() == text.lowercased() }
        }
    }
}

extension Argument {
    private static var styleHelp: String { "The text style: body, headline, caption1 ..." }

    /// The text style, which is body by default.
    static var style: Argument<TextStyle> {
        Argument<TextStyle>("--style", .textStyle, styleHelp, default: .body)
    }

    static var optionalStyle: Argument<TextStyle?> {
        Argument<TextStyle?>("--style", .textStyle, styleHelp)
    }

    static var category: Argument<ContentSizeCategory?> {
        let help = "One text size: XS ... AX5, xSmall, accessibilityLarge ..."
        return Argument<ContentSizeCategory?>("--category", .category, help)
    }

    static var platform: Argument<PlatformName> {
        let help = "iOS, iOS-as-printed, watchOS-38 to watchOS-49, tvOS or macOS"
        return Argument<PlatformName>("--platform", .platform, help, default: .iOS)
    }

    static var displayScale: Argument<Double?> {
        Argument<Double?>(
            "--display-scale",
            .positiveNumber("NUMBER"),
            "Pixels per point, for values",
            absent: "3; 2 on watchOS and macOS, 1 on tvOS"
        )
    }

    static var fontScale: Argument<Double?> {
        let help = "The scale factor of the reader's setting, as on Android"
        return Argument<Double?>("--font-scale", .factor, help)
    }

    static var maximum: Argument<Double?> {
        Argument<Double?>("--max", .points, "The maximum size of the font")
    }
}

extension Argument where Value == ContentSizeCategory? {
    /// The selected category, or all categories.
    var categories: [ContentSizeCategory] { value.map { [$0] } ?? ContentSizeCategory.allCases }
}

extension TraitCollection {
    /// Returns the traits of a reader who chose a category.
    static func reader(_ category: ContentSizeCategory?) -> TraitCollection {
        TraitCollection(preferredContentSizeCategory: category)
    }
}

/// A platform with its name on the command line.
struct PlatformName: CustomStringConvertible {
    let description: String
    let platform: Platform

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
