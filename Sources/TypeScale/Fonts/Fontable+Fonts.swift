extension Fontable {
    /// Returns a font that uses a given face of the family.
    ///
    /// - Parameters:
    ///   - face: The face.
    ///   - textStyle: The text style.
    ///   - size: The size at the base category in points, or `nil` for the text style's size.
    /// - Returns: The unscaled font.
    /// - Complexity: O(*n*) if ``followsBoldText`` is `true`, where *n* is the number of faces.
    public static func font(
        _ face: Style,
        _ textStyle: TextStyle,
        size: Double? = nil
    ) -> FontDescription {
        let font = FontDescription(face, textStyle: textStyle, size: size)
        guard followsBoldText else { return font }
        guard let bold = Style.nearest(to: face.weight.heavierForBoldText, slopedAs: face) else {
            return font
        }
        return font.boldTextFace(bold)
    }

    /// Returns a font that uses the family's face for a text style.
    ///
    /// By default, this font is the family's role for the text style.
    ///
    /// - Parameters:
    ///   - textStyle: The text style.
    ///   - size: The size at the base category in points, or `nil` for the text style's size.
    /// - Returns: The unscaled font.
    public static func font(_ textStyle: TextStyle, size: Double? = nil) -> FontDescription {
        font(face(for: textStyle), textStyle, size: size)
    }

    /// Returns the family's role for a text style, such as ``body`` for `.body`.
    ///
    /// Use this method to iterate over all styles. To declare a role, use ``font(_:size:)``,
    /// because this method would call the declaration recursively.
    ///
    /// - Parameter textStyle: The text style. The extra-large titles have no role, so they use the
    ///   face that ``face(for:)`` returns.
    /// - Returns: The unscaled font.
    public static func role(for textStyle: TextStyle) -> FontDescription {
        switch textStyle {
        case .largeTitle: largeTitle
        case .title1: title1
        case .title2: title2
        case .title3: title3
        case .headline: headline
        case .body: body
        case .callout: callout
        case .subheadline: subheadline
        case .footnote: footnote
        case .caption1: caption1
        case .caption2: caption2
        case .extraLargeTitle, .extraLargeTitle2: font(textStyle)
        }
    }

    /// Scales a face of the family for a reader.
    ///
    /// If the size is `nil`, the font starts from the text style's size at the base category. For
    /// example, body starts at 17 points and scales to 48 points at AX5.
    ///
    /// - Parameters:
    ///   - face: The face.
    ///   - textStyle: The text style that determines how the size scales.
    ///   - size: The size at the base category in points, or `nil` for the text style's size.
    ///   - traits: The traits of the reader and the screen.
    /// - Returns: The font to draw with.
    public static func scaledFont(
        with face: Style,
        textStyle: TextStyle,
        size: Double? = nil,
        compatibleWith traits: TraitCollection
    ) -> ScaledFont {
        font(face, textStyle, size: size).scaled(for: traits)
    }
}
