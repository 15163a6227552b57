import TypeScale

/// The fonts of the brand.
public enum Brand: Fontable {
    /// The faces of Lato that the app contains.
    public enum Style: String, FontStyle {
        case regular = "Lato-Regular"
        case bold = "Lato-Bold"
        case black = "Lato-Black"
    }

    /// Returns the black face for titles, and the bold face for other headings.
    public static func face(for style: TextStyle) -> Style {
        switch style {
        case .largeTitle, .title1: .black
        case .title2, .title3, .headline: .bold
        default: .regular
        }
    }

    /// Body text in lines of 1.4 times its size.
    public static var body: FontDescription { font(.body).lineHeight(.multiple(1.4)) }
}

// The roles that Apple's text styles do not have.
extension Brand {
    /// The font for the heading of a section.
    public static var heading: FontDescription {
        font(.black, .title2, size: 24).lineHeight(.multiple(1.2)).tracking(.points(-0.25))
    }

    /// The font for the title of a button, which has one line.
    public static var button: FontDescription { font(.bold, .callout).maximumPointSize(28) }

    /// The font for a price, which is larger than the text next to it.
    public static var price: FontDescription {
        font(.bold, .body, size: 22).limited(to: .factors(maximum: 2))
    }
}
