/// A font family, with its faces and a font for each text style.
///
///     enum Brand: Fontable {
///         enum Style: String, FontStyle {
///             case regular = "Pretendard-Regular"
///             case bold = "Pretendard-Bold"
///         }
///         static func face(for style: TextStyle) -> Style {
///             style == .headline ? .bold : .regular
///         }
///     }
///
///     Brand.body.scaled(for: reader)
///
/// The enum of faces can have any name, because the compiler infers ``Style`` from ``face(for:)``.
/// No other declaration is required.
///
/// The family has a font for each of eleven text styles, called a *role*. You can replace roles
/// and add more fonts:
///
///     extension Brand {
///         static var caption1: FontDescription { font(.regular, .caption1, size: 18) }
///         static var callout: FontDescription { font(.callout).maximumPointSize(24) }
///         static var button: FontDescription { font(.bold, .callout) }
///     }
public protocol Fontable {
    /// The enum of the family's faces, inferred from `face(for:)`.
    associatedtype Style: FontStyle

    /// Returns the face for a text style.
    static func face(for style: TextStyle) -> Style

    /// Whether readers who prefer bold text get heavier faces of the family.
    ///
    /// The heavier face is the face whose weight is nearest to the weight that the system font
    /// would have. The default is `false`, because iOS doesn't change named faces.
    static var followsBoldText: Bool { get }

    /// The font for large titles.
    static var largeTitle: FontDescription { get }
    /// The font for first-level headings.
    static var title1: FontDescription { get }
    /// The font for second-level headings.
    static var title2: FontDescription { get }
    /// The font for third-level headings.
    static var title3: FontDescription { get }
    /// The font for the headings of paragraphs and rows.
    static var headline: FontDescription { get }
    /// The font for body text.
    static var body: FontDescription { get }
    /// The font for callouts.
    static var callout: FontDescription { get }
    /// The font for subheadings.
    static var subheadline: FontDescription { get }
    /// The font for footnotes.
    static var footnote: FontDescription { get }
    /// The font for standard captions.
    static var caption1: FontDescription { get }
    /// The font for alternate captions.
    static var caption2: FontDescription { get }
}

extension Fontable {
    /// Whether readers who prefer bold text get heavier faces, which is `false` by default.
    public static var followsBoldText: Bool { false }
    /// The default font for large titles, `font(.largeTitle)`.
    public static var largeTitle: FontDescription { font(.largeTitle) }
    /// The default font for first-level headings, `font(.title1)`.
    public static var title1: FontDescription { font(.title1) }
    /// The default font for second-level headings, `font(.title2)`.
    public static var title2: FontDescription { font(.title2) }
    /// The default font for third-level headings, `font(.title3)`.
    public static var title3: FontDescription { font(.title3) }
    /// The default font for paragraph and row headings, `font(.headline)`.
    public static var headline: FontDescription { font(.headline) }
    /// The default font for body text, `font(.body)`.
    public static var body: FontDescription { font(.body) }
    /// The default font for callouts, `font(.callout)`.
    public static var callout: FontDescription { font(.callout) }
    /// The default font for subheadings, `font(.subheadline)`.
    public static var subheadline: FontDescription { font(.subheadline) }
    /// The default font for footnotes, `font(.footnote)`.
    public static var footnote: FontDescription { font(.footnote) }
    /// The default font for standard captions, `font(.caption1)`.
    public static var caption1: FontDescription { font(.caption1) }
    /// The default font for alternate captions, `font(.caption2)`.
    public static var caption2: FontDescription { font(.caption2) }
}

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
