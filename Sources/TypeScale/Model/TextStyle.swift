/// The role of a text, which determines its size and growth: a title, body text, a caption.
///
/// The names are UIKit's; SwiftUI's ``title`` and ``caption`` equal ``title1`` and ``caption1``.
/// The raw value is UIKit's string (`UICTFontTextStyleBody`), as in archives and Interface Builder
/// files. ``init(_:)`` reads names as well.
public enum TextStyle: String, CaseIterable, Sendable {
    /// A large title, as at the top of a screen: 34 points at large.
    case largeTitle = "UICTFontTextStyleTitle0"
    /// A first-level heading: 28 points at large.
    case title1 = "UICTFontTextStyleTitle1"
    /// A second-level heading: 22 points at large.
    case title2 = "UICTFontTextStyleTitle2"
    /// A third-level heading: 20 points at large.
    case title3 = "UICTFontTextStyleTitle3"
    /// The heading of a paragraph or row: 17 points at large, semibold.
    case headline = "UICTFontTextStyleHeadline"
    /// Body text: 17 points at large.
    case body = "UICTFontTextStyleBody"
    /// A callout: 16 points at large.
    case callout = "UICTFontTextStyleCallout"
    /// A subheading: 15 points at large.
    case subheadline = "UICTFontTextStyleSubhead"
    /// A footnote: 13 points at large.
    case footnote = "UICTFontTextStyleFootnote"
    /// A standard caption: 12 points at large.
    case caption1 = "UICTFontTextStyleCaption1"
    /// An alternate caption: 11 points at large.
    case caption2 = "UICTFontTextStyleCaption2"
    /// The larger of two extra-large titles: 36 points, bold, at large; nothing else is known.
    case extraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
    /// The smaller of two extra-large titles: 28 points, bold, at large; nothing else is known.
    case extraLargeTitle2 = "UICTFontTextStyleExtraLargeTitle2"

    /// Finds a style by UIKit's raw value.
    ///
    /// - Parameter rawValue: The string. Anything else gives `nil`.
    public init?(rawValue: String) {
        self.init(firstWhere: { $0.rawValue.isSameName(as: rawValue) })
    }
}

extension TextStyle {
    /// SwiftUI's name for ``title1``.
    public static var title: TextStyle { .title1 }

    /// SwiftUI's name for ``caption1``.
    public static var caption: TextStyle { .caption1 }

    /// The row of this style in a type table; `nil` for the extra-large titles, whose growth is
    /// unknown.
    var row: Int? {
        let position = position
        return position < 11 ? position : nil
    }

    /// The index of the style in `allCases`; a switch over consecutive numbers compiles without a
    /// jump.
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
    /// The names are those of UIKit's member (`title1`) and raw value (`UICTFontTextStyleTitle1`),
    /// and SwiftUI's `title` and `caption`. Case matters.
    ///
    /// - Parameter name: The name. Anything else gives `nil`.
    public init?(_ name: String) {
        self.init(firstWhere: { style in
            name.isSameName(as: style.description) || name.isSameName(as: style.rawValue)
                || style == .title && name.isSameName(as: "title")
                || style == .caption && name.isSameName(as: "caption")
        })
    }

    /// The name of UIKit's member, such as `largeTitle`.
    public var description: String { Self.names[position] }

    private static let names = [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
        "footnote", "caption1", "caption2", "extraLargeTitle", "extraLargeTitle2",
    ]
}
