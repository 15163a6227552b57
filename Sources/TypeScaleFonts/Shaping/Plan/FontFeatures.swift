/// Which features of a font are on: kerning, ligatures, and what else its designer made.
///
///     GlyphRun("Wavy fish", in: face)                                // as it is drawn
///     GlyphRun("Wavy fish", in: face, features: .none)               // advances alone
///     GlyphRun("Wavy fish", in: face, features: .default.without("liga").with("ss01"))
public struct FontFeatures: Hashable, Sendable {
    /// The features that are on, by their OpenType tags.
    public private(set) var tags: Set<FontTag>

    /// These features and no others.
    ///
    /// - Parameter tags: OpenType tags; those that a font does not have play no part.
    public init(_ tags: Set<FontTag>) {
        self.tags = tags
    }
}

extension FontFeatures {
    /// None: a glyph for each character, and its advance.
    public static let none = FontFeatures([])

    /// Kerning alone: `kern`, from `GPOS` or else from the table `kern`.
    public static let kerning = FontFeatures(["kern"])

    /// What is on in a line of text unless somebody turns it off.
    ///
    /// The features that OpenType wants on by default, and that browsers, HarfBuzz and UIKit apply:
    /// kerning, the usual ligatures, and what the font needs to be itself.
    public static let `default` = FontFeatures([
        "abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "kern", "liga", "locl", "ltra",
        "ltrm", "mark", "mkmk", "rclt", "rlig", "rvrn",
    ])

    /// Whether a feature is on.
    ///
    /// - Parameter tag: Its OpenType tag.
    /// - Returns: Whether it is.
    public func contains(_ tag: FontTag) -> Bool { tags.contains(tag) }

    /// The same with a feature on.
    ///
    /// - Parameter tag: Its OpenType tag.
    /// - Returns: The features.
    public func with(_ tag: FontTag) -> FontFeatures { FontFeatures(tags.union([tag])) }

    /// The same with a feature off.
    ///
    /// - Parameter tag: Its OpenType tag.
    /// - Returns: The features.
    public func without(_ tag: FontTag) -> FontFeatures { FontFeatures(tags.subtracting([tag])) }

    /// The same without the ligatures that a designer may break: what letter spacing leaves on.
    var spaced: FontFeatures { FontFeatures(tags.subtracting(["liga", "clig", "dlig", "hlig"])) }
}
