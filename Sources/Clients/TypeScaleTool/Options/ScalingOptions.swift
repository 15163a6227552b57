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
        let short = ContentSizeCategory.allCases.map(\.shortName)
        return .named("CATEGORY", "text size", among: names, listing: short) {
            ContentSizeCategory($0)
        }
    }
}

extension ValueKind where Value == NamedPlatform {
    static var platform: Self {
        let names = NamedPlatform.all.map(\.description)
        let reason = Platform.reason(forMissing:)
        return .named("NAME", "platform", among: names, reason: reason) { text in
            NamedPlatform.all.first { $0.description == text }
        }
    }
}

private let styleHelp = "A text style, such as body or caption1"

extension Argument where Value == TextStyle {
    /// The text style, which is body by default.
    static var style: Argument { Argument("--style", .textStyle, styleHelp, default: .body) }
}

extension Argument where Value == TextStyle? {
    static var style: Argument { Argument("--style", .textStyle, styleHelp) }
}

extension Argument where Value == NamedPlatform {
    static var platform: Argument {
        Argument("--platform", .platform, NamedPlatform.help(), default: .iOS)
    }
}

extension Argument where Value == Double? {
    static var displayScale: Argument {
        let help = "The number of pixels per point"
        let absent = "3, or 2 on watchOS and macOS, or 1 on tvOS"
        return Argument("--display-scale", .positiveNumber("NUMBER"), help, absent: absent)
    }

    static var fontScale: Argument {
        Argument("--font-scale", .factor, "The scale factor in the system's setting, as on Android")
    }

    static var maximum: Argument { Argument("--max", .points, "The maximum size of the font") }
}

extension Argument where Value == ContentSizeCategory? {
    static var category: Argument {
        Argument("--category", .category, "One text size, such as AX5 or accessibilityLarge")
    }

    /// The selected category, or all categories if none is selected.
    var categories: [ContentSizeCategory] { value.map { [$0] } ?? ContentSizeCategory.allCases }
}

extension TraitCollection {
    /// Returns the traits of a reader who chose a category.
    static func reader(_ category: ContentSizeCategory?) -> TraitCollection {
        TraitCollection(preferredContentSizeCategory: category)
    }
}
