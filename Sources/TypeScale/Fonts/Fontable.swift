/// A family of faces and the role that each plays.
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
/// The enum of faces may have any name: ``face(for:)`` tells the compiler which it is. A family of
/// one face returns that one always, and nothing else is to be declared.
///
/// The eleven roles follow the text styles of the same names. A family replaces those that differ
/// and adds roles of its own, each following a text style:
///
///     extension Brand {
///         static var caption1: FontDescription { font(.regular, .caption1, size: 18) }
///         static var callout: FontDescription { font(.callout).maximumPointSize(24) }
///         static var button: FontDescription { font(.bold, .callout) }
///     }
public protocol Fontable {
    /// The faces of the family: the type that `face(for:)` returns, whatever its name.
    associatedtype Style: FontStyle

    /// The face that a text style is set in.
    ///
    /// - Parameter style: The role of the text.
    /// - Returns: The face.
    static func face(for style: TextStyle) -> Style

    /// Whether readers who want bold text get heavier faces of the family; `false` unless the family
    /// says otherwise, since iOS leaves faces by name as they are.
    ///
    /// The heavier face is the one nearest to the weight that the system's font would take.
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
    /// Whether readers who want bold text get heavier faces: they do not.
    public static var followsBoldText: Bool { false }
    /// The font for large titles: the family's face for them at the style's size.
    public static var largeTitle: FontDescription { font(.largeTitle) }
    /// The font for first-level headings: the family's face for them at the style's size.
    public static var title1: FontDescription { font(.title1) }
    /// The font for second-level headings: the family's face for them at the style's size.
    public static var title2: FontDescription { font(.title2) }
    /// The font for third-level headings: the family's face for them at the style's size.
    public static var title3: FontDescription { font(.title3) }
    /// The font for headings of rows: the family's face for them at the style's size.
    public static var headline: FontDescription { font(.headline) }
    /// The font for body text: the family's face for it at the style's size.
    public static var body: FontDescription { font(.body) }
    /// The font for callouts: the family's face for them at the style's size.
    public static var callout: FontDescription { font(.callout) }
    /// The font for subheadings: the family's face for them at the style's size.
    public static var subheadline: FontDescription { font(.subheadline) }
    /// The font for footnotes: the family's face for them at the style's size.
    public static var footnote: FontDescription { font(.footnote) }
    /// The font for standard captions: the family's face for them at the style's size.
    public static var caption1: FontDescription { font(.caption1) }
    /// The font for alternate captions: the family's face for them at the style's size.
    public static var caption2: FontDescription { font(.caption2) }
}
