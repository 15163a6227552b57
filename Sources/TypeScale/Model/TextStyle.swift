/// The role of text, such as a title or a caption, which determines how the text scales.
///
/// The names are UIKit's. SwiftUI's ``title`` and ``caption`` equal ``title1`` and ``caption1``.
/// The raw value is UIKit's string (`UICTFontTextStyleBody`), as in archives and Interface Builder
/// files. ``init(_:)`` also accepts names. Sizes are those at the Large category on iOS.
public enum TextStyle: String, CaseIterable, Sendable {
    /// A large title, as at the top of a screen: 34 points.
    case largeTitle = "UICTFontTextStyleTitle0"
    /// A first-level heading: 28 points.
    case title1 = "UICTFontTextStyleTitle1"
    /// A second-level heading: 22 points.
    case title2 = "UICTFontTextStyleTitle2"
    /// A third-level heading: 20 points.
    case title3 = "UICTFontTextStyleTitle3"
    /// The heading of a paragraph or row: 17 points, semibold.
    case headline = "UICTFontTextStyleHeadline"
    /// Body text: 17 points.
    case body = "UICTFontTextStyleBody"
    /// A callout: 16 points.
    case callout = "UICTFontTextStyleCallout"
    /// A subheading: 15 points.
    case subheadline = "UICTFontTextStyleSubhead"
    /// A footnote: 13 points.
    case footnote = "UICTFontTextStyleFootnote"
    /// A standard caption: 12 points.
    case caption1 = "UICTFontTextStyleCaption1"
    /// An alternate caption: 11 points.
    case caption2 = "UICTFontTextStyleCaption2"
    /// The larger extra-large title: 36 points, bold. Its sizes at other categories are unknown.
    case extraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
    /// The smaller extra-large title: 28 points, bold. Its sizes at other categories are unknown.
    case extraLargeTitle2 = "UICTFontTextStyleExtraLargeTitle2"

    /// Finds a style by UIKit's raw value.
    ///
    /// - Parameter rawValue: The raw value. The result is `nil` for any other string.
    public init?(rawValue: String) {
        self.init(firstWhere: { $0.rawValue.isSameName(as: rawValue) })
    }
}

extension TextStyle {
    /// SwiftUI's name for ``title1``.
    public static var title: TextStyle { .title1 }

    /// SwiftUI's name for ``caption1``.
    public static var caption: TextStyle { .caption1 }

    /// The style's row in a type table, or `nil` for the extra-large titles, which have no row.
    var row: Int? {
        let position = position
        return position < 11 ? position : nil
    }

    /// The style's index in `allCases`.
    ///
    /// A switch over consecutive numbers compiles without a jump.
    private var position: Int {
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
    /// The names are UIKit's member (`title1`) and raw value (`UICTFontTextStyleTitle1`), and
    /// SwiftUI's `title` and `caption`. Names are case-sensitive.
    ///
    /// - Parameter name: The name. The result is `nil` for any other string.
    public init?(_ name: String) {
        self.init(firstWhere: { style in
            name.isSameName(as: style.description) || name.isSameName(as: style.rawValue)
                || style == .title && name.isSameName(as: "title")
                || style == .caption && name.isSameName(as: "caption")
        })
    }

    /// The name of the member in UIKit, such as `largeTitle`.
    public var description: String { Self.names[position] }

    private static let names = [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
        "footnote", "caption1", "caption2", "extraLargeTitle", "extraLargeTitle2",
    ]
}
