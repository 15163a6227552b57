extension Fontable {
    /// A face of the family in a role.
    ///
    /// - Parameters:
    ///   - face: The face.
    ///   - textStyle: The role of the text.
    ///   - size: The size at large, in points; `nil` is that of the text style.
    /// - Returns: The font, unscaled.
    /// - Complexity: O(*n*) in the number of faces where the family follows Bold Text.
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

    /// The face that the family sets a text style in, in that role.
    ///
    /// What a role is unless the family replaces it, and what to start from in replacing one.
    ///
    /// - Parameters:
    ///   - textStyle: The role of the text.
    ///   - size: The size at large, in points; `nil` is that of the text style.
    /// - Returns: The font, unscaled.
    public static func font(_ textStyle: TextStyle, size: Double? = nil) -> FontDescription {
        font(face(for: textStyle), textStyle, size: size)
    }

    /// The role of a text style, as the family declares it: ``body`` for `.body`.
    ///
    /// For going through all styles. The declaration of a role itself starts from
    /// ``font(_:size:)`` instead; here it would ask for itself without end.
    ///
    /// - Parameter textStyle: The role of the text; the two extra-large titles, which no family
    ///   declares, have the face that ``face(for:)`` names.
    /// - Returns: The font, unscaled.
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

    /// A face of the family in a role, scaled for a reader.
    ///
    /// Without a size it starts from the size of the text style *at large*: body at AX5 is 48. It
    /// does not start from the reader's size, which is scaled already: 53 scaled again is 149.
    ///
    /// - Parameters:
    ///   - face: The face.
    ///   - textStyle: The role of the text, whose growth the size follows.
    ///   - size: The size at large, in points; `nil` is that of the text style.
    ///   - traits: The reader and the screen.
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
