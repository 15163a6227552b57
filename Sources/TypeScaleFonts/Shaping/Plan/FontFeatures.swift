/// The OpenType features that are on: kerning, ligatures, and others of the font's designer.
///
///     GlyphRun("Wavy fish", in: face)                                // as drawn
///     GlyphRun("Wavy fish", in: face, features: .none)               // advances alone
///     GlyphRun("Wavy fish", in: face, features: .default.without("liga").with("ss01"))
public struct FontFeatures: Hashable, Sendable {
    /// The tags of ``default``, sorted.
    private static let usualTags: [FontTag] = [
        "abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "kern", "liga", "locl", "ltra",
        "ltrm", "mark", "mkmk", "rclt", "rlig", "rvrn",
    ]

    /// A bit for each feature of ``usualTags`` that is on.
    ///
    /// Nearly every text uses only these. They are compared and copied without reference counts,
    /// which threads would change at the same address.
    private var usual: UInt32 = 0
    private var others: Set<FontTag> = []

    /// The OpenType tags of the features that are on.
    public var tags: Set<FontTag> {
        others.union(
            Self.usualTags.indices.filter { usual & 1 << $0 != 0 }.map { Self.usualTags[$0] }
        )
    }

    /// Creates a set of features.
    ///
    /// - Parameter tags: OpenType tags; tags that a font does not have are ignored.
    public init(_ tags: Set<FontTag>) {
        for tag in tags { set(tag, true) }
    }

    private mutating func set(_ tag: FontTag, _ isOn: Bool) {
        if let index = Self.usualTags.firstIndex(of: tag) {
            usual = isOn ? usual | 1 << index : usual & ~(1 << index)
        } else if isOn {
            others.insert(tag)
        } else {
            others.remove(tag)
        }
    }
}

extension FontFeatures {
    /// No features: a glyph for each character, and its advance.
    public static let none = FontFeatures([])

    /// Kerning alone: `kern`, from `GPOS` or else from the table `kern`.
    public static let kerning = FontFeatures(["kern"])

    /// The features for text without settings.
    ///
    /// OpenType recommends these features by default, and browsers, HarfBuzz and UIKit apply them:
    /// kerning, standard ligatures, and the forms that a script requires.
    public static let `default` = FontFeatures(Set(usualTags))

    /// Returns whether a feature is on.
    ///
    /// - Parameter tag: Its OpenType tag.
    /// - Returns: Whether it is on.
    package func contains(_ tag: FontTag) -> Bool {
        Self.usualTags.firstIndex(of: tag).map { usual & 1 << $0 != 0 } ?? others.contains(tag)
    }

    /// Returns these features and one more.
    ///
    /// - Parameter tag: The OpenType tag of the feature to turn on.
    /// - Returns: The features.
    public func with(_ tag: FontTag) -> FontFeatures {
        var features = self
        features.set(tag, true)
        return features
    }

    /// Returns these features without one.
    ///
    /// - Parameter tag: The OpenType tag of the feature to turn off.
    /// - Returns: The features.
    public func without(_ tag: FontTag) -> FontFeatures {
        var features = self
        features.set(tag, false)
        return features
    }

    /// The features that letter spacing leaves on: all except ligatures that are not required.
    var spaced: FontFeatures { without("liga").without("clig").without("dlig").without("hlig") }
}
