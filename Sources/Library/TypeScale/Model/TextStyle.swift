/// The role of text, such as a title or a caption, which determines how the text scales.
///
/// The names are UIKit's. SwiftUI's ``title`` and ``caption`` equal ``title1`` and ``caption1``.
/// The raw value is the string that UIKit uses in archives and Interface Builder files, such as
/// `UICTFontTextStyleBody`. ``init(_:)`` accepts names and raw values. The description of each
/// style gives its size on iOS at the Large category.
public enum TextStyle: String, CaseIterable, Sendable {
    /// A 34-point large title, such as the title at the top of a screen.
    case largeTitle = "UICTFontTextStyleTitle0"
    /// A 28-point first-level heading.
    case title1 = "UICTFontTextStyleTitle1"
    /// A 22-point second-level heading.
    case title2 = "UICTFontTextStyleTitle2"
    /// A 20-point third-level heading.
    case title3 = "UICTFontTextStyleTitle3"
    /// A 17-point semibold heading for a paragraph or row.
    case headline = "UICTFontTextStyleHeadline"
    /// 17-point body text.
    case body = "UICTFontTextStyleBody"
    /// A 16-point callout.
    case callout = "UICTFontTextStyleCallout"
    /// A 15-point subheading.
    case subheadline = "UICTFontTextStyleSubhead"
    /// A 13-point footnote.
    case footnote = "UICTFontTextStyleFootnote"
    /// A 12-point standard caption.
    case caption1 = "UICTFontTextStyleCaption1"
    /// An 11-point alternate caption.
    case caption2 = "UICTFontTextStyleCaption2"
    /// A 36-point bold extra-large title. Its sizes at other categories are unknown.
    case extraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
    /// A 28-point bold extra-large title. Its sizes at other categories are unknown.
    case extraLargeTitle2 = "UICTFontTextStyleExtraLargeTitle2"

    /// Finds a style by UIKit's raw value.
    ///
    /// - Parameter rawValue: The raw value. The result is `nil` if no style has this raw value.
    public init?(rawValue: String) {
        self.init(firstWhere: { $0.rawValue.isSameName(as: rawValue) })
    }
}

extension TextStyle {
    /// The eleven text styles of iOS, from ``largeTitle`` to ``caption2``.
    ///
    /// The sizes of these styles are known at every category. Their order is the one of the table
    /// "iOS, iPadOS Dynamic Type sizes" in Apple's Human Interface Guidelines. UIKit also has the
    /// two extra-large titles, which were added for visionOS. Their growth is unknown.
    public static let dynamicTypeStyles: [TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline,
        .footnote, .caption1, .caption2,
    ]

    /// SwiftUI's name for ``title1``.
    public static var title: TextStyle { .title1 }

    /// SwiftUI's name for ``caption1``.
    public static var caption: TextStyle { .caption1 }

    /// Whether the style is one of the two extra-large titles.
    var isExtraLarge: Bool { self == .extraLargeTitle || self == .extraLargeTitle2 }

    /// The style's index in `allCases`.
    ///
    /// Because the numbers are consecutive, the compiler translates the switch without jumps.
    var index: Int {
        switch self {
        case .largeTitle: 0
        case .title1: 1
        case .title2: 2
        case .title3: 3
        case .headline: 4
        case .body: 5
        case .callout: 6
        case .subheadline: 7
        case .footnote: 8
        case .caption1: 9
        case .caption2: 10
        case .extraLargeTitle: 11
        case .extraLargeTitle2: 12
        }
    }
}

extension TextStyle: LosslessStringConvertible {
    /// Finds a style by name.
    ///
    /// Accepts UIKit's names, such as `title1`, and raw values, such as `UICTFontTextStyleTitle1`.
    /// Also accepts `title` and `caption` from SwiftUI. Names are case-sensitive.
    ///
    /// - Parameter name: A name or raw value of a style. The result is `nil` for any other string.
    public init?(_ name: String) {
        self.init(firstWhere: { style in
            name.isSameName(as: style.description) || name.isSameName(as: style.rawValue)
                || style == .title && name.isSameName(as: "title")
                || style == .caption && name.isSameName(as: "caption")
        })
    }

    /// The style's name in UIKit, such as `largeTitle`.
    public var description: String { Self.names[index] }

    private static let names = [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
        "footnote", "caption1", "caption2", "extraLargeTitle", "extraLargeTitle2",
    ]
}
