/// The values to use where a document specifies none.
///
///     var defaults = RichTextDefaults()
///     defaults.attributes.textColor = .color(RichTextColor(rgba: 0x3333_33FF))
///     defaults.colors["brand"] = RichTextColor("#E8590C")
///
/// The initial values come from the article that introduced the format. Text is regular, 14
/// points, black on white, and scales with the body style. Pictures are 15 by 15 points. The title
/// is "Unknown".
public struct RichTextDefaults: Hashable, Sendable {
    /// The attributes of text.
    public var attributes: TextAttributes

    /// Your app's own colors, by name.
    public var colors: [String: RichTextColor] = [:]

    /// The width of a picture, in points at the Large category.
    public var imageWidth = 15.0

    /// The height of a picture, in points at the Large category.
    public var imageHeight = 15.0

    /// Whether pictures scale with the text.
    public var scalesImages = false

    /// The title of a view for which the document specifies none.
    public var title = "Unknown"

    /// The maximum size of text after scaling, in points.
    public var maximumPointSize = 1024.0

    /// Creates the initial values.
    public init() {
        attributes = TextAttributes()
        attributes.fontSize = 14
        attributes.textColor = .color(.black)
        attributes.background = .color(.white)
        attributes.styles = [.regular]
    }
}
