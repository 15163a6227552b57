/// What counts where a document says nothing, as one value.
///
///     var defaults = RichTextDefaults()
///     defaults.attributes.textColor = .color(RichTextColor(rgba: 0x3333_33FF))
///     defaults.colors["brand"] = RichTextColor("#E8590C")
///
/// Unless changed they are those of the article that the format comes from: 14 points, black on white,
/// regular, pictures of 15 by 15 points, the title "Unknown". Text grows with the body style.
public struct RichTextDefaults: Hashable, Sendable {
    /// How text looks.
    public var attributes: TextAttributes

    /// Colours of the host's own, by the names that documents call them.
    public var colors: [String: RichTextColor] = [:]

    /// The width of a picture, in points at large.
    public var imageWidth = 15.0

    /// The height of a picture, in points at large.
    public var imageHeight = 15.0

    /// Whether pictures grow as the text does.
    public var scalesImages = false

    /// The title of a view that has none.
    public var title = "Unknown"

    /// The size that no text grows past, in points, whatever the document and the reader say.
    public var maximumPointSize = 1024.0

    /// The article's defaults.
    public init() {
        attributes = TextAttributes()
        attributes.fontSize = 14
        attributes.textColor = .color(.black)
        attributes.background = .color(.white)
        attributes.styles = [.regular]
    }
}
