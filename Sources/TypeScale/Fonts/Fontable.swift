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
