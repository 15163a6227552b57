/// The values that a document leaves open.
///
///     var defaults = RichTextDefaults()
///     defaults.attributes.textColor = .color(RichTextColor(rgba: 0x3333_33FF))
///     defaults.colors["brand"] = RichTextColor("#E8590C")
///
/// The initial values are those of the article that the format comes from. Text is regular, black
/// on white, has 14 points, and scales with the body style. Pictures have 15 by 15 points. The
/// title is "Unknown".
public struct RichTextDefaults: Hashable, Sendable {
    /// The attributes of text.
    public var attributes: TextAttributes

    /// The host's own colours by name.
    public var colors: [String: RichTextColor] = [:]

    /// The width of a picture, in points at Large.
    public var imageWidth = 15.0

    /// The height of a picture, in points at Large.
    public var imageHeight = 15.0

    /// Whether pictures scale with the text.
    public var scalesImages = false

    /// The title of a view without one.
    public var title = "Unknown"

    /// The maximum size of any text, in points after scaling.
    public var maximumPointSize = 1024.0

    /// Creates the defaults of the article.
    public init() {
        attributes = TextAttributes()
        attributes.fontSize = 14
        attributes.textColor = .color(.black)
        attributes.background = .color(.white)
        attributes.styles = [.regular]
    }
}
