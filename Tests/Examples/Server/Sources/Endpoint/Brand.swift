import TypeScale

/// The fonts of the pages.
enum Brand: Fontable {
    enum Style: String, FontStyle {
        case regular = "Lato-Regular"
        case bold = "Lato-Bold"
    }

    static func face(for style: TextStyle) -> Style {
        style == .headline || style == .title1 ? .bold : .regular
    }

    // Readers who prefer bold text get Lato-Bold.
    static var followsBoldText: Bool { true }

    // Lines of text have 1.4 times the size, and links fit in one line.
    static var body: FontDescription { font(.body).lineHeight(.multiple(1.4)) }
    static var link: FontDescription { font(.footnote).maximumPointSize(24) }
}
