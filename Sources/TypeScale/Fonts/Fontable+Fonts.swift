extension Fontable {
    /// Returns a face of the family with a text style.
    ///
    /// - Parameters:
    ///   - face: The face.
    ///   - textStyle: The text style.
    ///   - size: The size at large, in points; `nil` for that of the text style.
    /// - Returns: The unscaled font.
    /// - Complexity: O(*n*) in the number of faces if the family follows Bold Text.
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

    /// Returns the family's face for a text style, which is the default of each role.
    ///
    /// - Parameters:
    ///   - textStyle: The text style.
    ///   - size: The size at large, in points; `nil` for that of the text style.
    /// - Returns: The unscaled font.
    public static func font(_ textStyle: TextStyle, size: Double? = nil) -> FontDescription {
        font(face(for: textStyle), textStyle, size: size)
    }

    /// Returns the role of a text style as the family declares it: ``body`` for `.body`.
    ///
    /// Use it to iterate over all styles. Declare a role with ``font(_:size:)`` instead, because
    /// this method would call the declaration again without end.
    ///
    /// - Parameter textStyle: The text style. The extra-large titles have no role, and take the
    ///   face of ``face(for:)``.
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
    /// Without a size it starts from the text style's size *at large*, so body at AX5 is 48. The
    /// reader's size is already scaled: scaling 53 again would give 149.
    ///
    /// - Parameters:
    ///   - face: The face.
    ///   - textStyle: The text style, whose growth the size follows.
    ///   - size: The size at large, in points; `nil` for that of the text style.
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
