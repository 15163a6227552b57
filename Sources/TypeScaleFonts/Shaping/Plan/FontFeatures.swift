/// Which features of a font are on: kerning, ligatures, and what else its designer made.
///
///     GlyphRun("Wavy fish", in: face)                                // as it is drawn
///     GlyphRun("Wavy fish", in: face, features: .none)               // advances alone
///     GlyphRun("Wavy fish", in: face, features: .default.without("liga").with("ss01"))
public struct FontFeatures: Hashable, Sendable {
    /// The tags of ``default``, sorted.
    private static let usualTags: [FontTag] = [
        "abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "kern", "liga", "locl", "ltra",
        "ltrm", "mark", "mkmk", "rclt", "rlig", "rvrn",
    ]

    /// The features of ``usualTags`` that are on, a bit for each.
    ///
    /// Nearly every text is set with these alone: they are compared and copied without counting
    /// references, which threads would do at the same address.
    private var usual: UInt32 = 0
    private var others: Set<FontTag> = []

    /// The features that are on, by their OpenType tags.
    public var tags: Set<FontTag> {
        others.union(
            Self.usualTags.indices.filter { usual & 1 << $0 != 0 }.map { Self.usualTags[$0] }
        )
    }

    /// These features and no others.
    ///
    /// - Parameter tags: OpenType tags; those that a font does not have play no part.
    public init(_ tags: Set<FontTag>) {
        for tag in tags { insert(tag) }
    }

    private mutating func insert(_ tag: FontTag) {
        if let index = Self.usualTags.firstIndex(of: tag) {
            usual |= 1 << index
        } else {
            others.insert(tag)
        }
    }

    private mutating func remove(_ tag: FontTag) {
        if let index = Self.usualTags.firstIndex(of: tag) {
            usual &= ~(1 << index)
        } else {
            others.remove(tag)
        }
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
    public static let `default` = FontFeatures(Set(usualTags))

    /// Whether a feature is on.
    ///
    /// - Parameter tag: Its OpenType tag.
    /// - Returns: Whether it is.
    package func contains(_ tag: FontTag) -> Bool {
        Self.usualTags.firstIndex(of: tag).map { usual & 1 << $0 != 0 } ?? others.contains(tag)
    }

    /// The same with a feature on.
    ///
    /// - Parameter tag: Its OpenType tag.
    /// - Returns: The features.
    public func with(_ tag: FontTag) -> FontFeatures {
        var features = self
        features.insert(tag)
        return features
    }

    /// The same with a feature off.
    ///
    /// - Parameter tag: Its OpenType tag.
    /// - Returns: The features.
    public func without(_ tag: FontTag) -> FontFeatures {
        var features = self
        features.remove(tag)
        return features
    }

    /// The same without the ligatures that a designer may break: what letter spacing leaves on.
    var spaced: FontFeatures {
        var features = self
        for tag in ["liga", "clig", "dlig", "hlig"] as [FontTag] { features.remove(tag) }
        return features
    }
}
