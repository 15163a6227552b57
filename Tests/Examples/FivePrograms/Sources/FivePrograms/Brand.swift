import TypeScale

/// A family of two faces.
public enum Brand: Fontable {
    /// The faces.
    public enum Style: String, FontStyle {
        case regular = "Lato-Regular"
        case bold = "Lato-Bold"
    }

    /// Returns the bold face for headlines, and otherwise the regular face.
    public static func face(for style: TextStyle) -> Style {
        style == .headline ? .bold : .regular
    }
}
