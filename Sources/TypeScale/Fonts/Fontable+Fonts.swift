extension Fontable {
    /// A face of the family in a role.
    ///
    /// - Parameters:
    ///   - face: The face.
    ///   - textStyle: The role of the text.
    ///   - size: The size at large, in points; `nil` is that of the text style.
    /// - Returns: The font, unscaled.
    public static func font(
        _ face: Style,
        _ textStyle: TextStyle,
        size: Double? = nil
    ) -> FontDescription {
        FontDescription(face, textStyle, size: size)
    }

    /// The family's own font for a role, replaced or not.
    ///
    /// - Parameter textStyle: The role of the text; the two extra-large titles, which no family
    ///   declares, have the face that ``face(for:)`` names.
    /// - Returns: The font, unscaled.
    public static func font(for textStyle: TextStyle) -> FontDescription {
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
        case .extraLargeTitle, .extraLargeTitle2: font(face(for: textStyle), textStyle)
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
