import TypeScale

/// A family with a cap, line heights and an additional role.
enum Brand: Fontable {
    enum Style: String, FontStyle {
        case regular = "Brand-Regular"
        case bold = "Brand-Bold"
    }

    static let followsBoldText = true

    static func face(for style: TextStyle) -> Style {
        style == .headline || style == .largeTitle ? .bold : .regular
    }

    static var body: FontDescription {
        font(.body).maximumPointSize(40).lineHeight(.multiple(1.5)).tracking(.points(-0.2))
    }

    static var price: FontDescription { font(.bold, .title3, size: 21) }
}
