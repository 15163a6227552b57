import TypeScale

/// What counts where a document says nothing, as one value.
///
///     var defaults = RichTextDefaults()
///     defaults.attributes.textColor = RichTextColor("#333333")
///
/// Unless changed they are those of the article that the format comes from: 14 points, black on white,
/// regular, pictures of 15 by 15 points, the title "Unknown". Text grows with the body style.
public struct RichTextDefaults: Hashable, Sendable {
    /// How text looks.
    public var attributes: TextAttributes

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
        attributes.textColor = .black
        attributes.background = .white
        attributes.styles = [.regular]
        attributes.relativeTo = .style(.body)
    }
}
