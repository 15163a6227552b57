/// A set of OpenType features to apply to text, such as kerning and ligatures.
///
///     GlyphRun("Wavy fish", in: face)                                // default features
///     GlyphRun("Wavy fish", in: face, features: .none)               // advances only
///     GlyphRun("Wavy fish", in: face, features: .default.without("liga").with("ss01"))
///     GlyphRun("Wavy fish", in: face, features: .default.with("aalt", value: 3))
public struct FontFeatures: Hashable, Sendable {
    /// The tags in ``default``, sorted.
    private static let usualTags: [FontTag] = [
        "abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "kern", "liga", "locl", "ltra",
        "ltrm", "mark", "mkmk", "rclt", "rlig", "rvrn",
    ]

    /// A bit mask of the features in ``usualTags`` that are on.
    ///
    /// Most text uses only these features. Unlike a set, a bit mask has no reference count, for
    /// which threads would contend.
    private var usual: UInt32 = 0
    /// Whether digits around a fraction slash become a fraction.
    private(set) var hasFractions = false
    /// The other features that are on, sorted by tag.
    private var others: [FontTag] = []
    /// The values above 1 of features that are on, sorted by tag.
    private var values: [Value] = []

    private struct Value: Hashable {
        let tag: FontTag
        let value: Int
    }

    /// Whether all features are off.
    var isEmpty: Bool { usual == 0 && others.isEmpty && !hasFractions }

    /// Whether a feature has a value above 1.
    var hasValues: Bool { !values.isEmpty }

    /// The OpenType tags of the features that are on.
    public var tags: Set<FontTag> { Set(list) }

    /// The OpenType tags of the features that are on, in no particular order.
    var list: [FontTag] {
        Self.usualTags.indices.filter { usual & Self.bit($0) != 0 }.map { Self.usualTags[$0] }
            + others
    }

    private init() {}

    /// Creates a set of features.
    ///
    /// - Parameter tags: OpenType tags. Tags that a font doesn't support are ignored.
    public init(_ tags: Set<FontTag>) {
        for tag in tags { self = setting(tag, 1) }
    }

    private static func bit(_ index: Int) -> UInt32 { 1 << UInt32(index) }

    private func setting(_ tag: FontTag, _ value: Int) -> FontFeatures {
        var features = self
        let isOn = value > 0
        let place = partitionPoint(values.count) { values[$0].tag.rawValue < tag.rawValue }
        if place < values.count, values[place].tag == tag { features.values.remove(at: place) }
        if value > 1 { features.values.insert(Value(tag: tag, value: value), at: place) }
        if let index = Self.usualTags.firstIndex(of: tag) {
            features.usual = isOn ? usual | Self.bit(index) : usual & ~Self.bit(index)
            return features
        }
        let index = partitionPoint(others.count) { others[$0].rawValue < tag.rawValue }
        let isKnown = index < others.count && others[index] == tag
        if isOn, !isKnown { features.others.insert(tag, at: index) }
        if !isOn, isKnown { features.others.remove(at: index) }
        if !isOn, tag == "frac" { features.hasFractions = false }
        return features
    }

    /// Returns the value of a feature.
    ///
    /// - Parameter tag: The OpenType tag of the feature.
    /// - Returns: The value that was set, which is 1 for most features, or 0 if the feature is off.
    public func value(of tag: FontTag) -> Int {
        guard contains(tag) else { return 0 }
        return values.first { $0.tag == tag }?.value ?? 1
    }

    func contains(_ tag: FontTag) -> Bool {
        if let index = Self.usualTags.firstIndex(of: tag) { return usual & Self.bit(index) != 0 }
        return others.contains(tag)
    }
}

extension FontFeatures {
    /// No features, so that characters become glyphs one by one, and glyphs are not kerned.
    public static let none = FontFeatures()

    /// Only kerning, from the `kern` feature in `GPOS` or, if there is none, from the `kern` table.
    public static let kerning = FontFeatures().with("kern")

    /// The features that are on by default.
    ///
    /// These are kerning, standard ligatures, and the forms that a script requires. OpenType
    /// recommends enabling them by default, as browsers, HarfBuzz and UIKit do.
    ///
    /// Digits on both sides of a fraction slash, U+2044, become a fraction with the features
    /// `numr`, `dnom` and `frac`. To turn this off, use `FontFeatures.default.without("frac")`.
    public static let `default` = {
        var features = usualTags.reduce(FontFeatures.none) { $0.with($1) }
        features.hasFractions = true
        return features
    }()

    /// Returns a copy of this set with a feature turned on.
    ///
    /// Some features offer several glyphs, such as `aalt` and `cv01`. As in CSS and HarfBuzz, their
    /// value selects one of these, counted from 1. If the font has fewer glyphs, the character
    /// keeps its usual glyph. For other features, all values above 0 are equal.
    ///
    /// - Parameters:
    ///   - tag: The OpenType tag of the feature to turn on.
    ///   - value: The value of the feature. A value below 1 turns the feature off.
    /// - Returns: The new set of features.
    public func with(_ tag: FontTag, value: Int = 1) -> FontFeatures { setting(tag, value) }

    /// Returns a copy of this set with a feature turned off.
    ///
    /// - Parameter tag: The OpenType tag of the feature to turn off.
    /// - Returns: The new set of features.
    public func without(_ tag: FontTag) -> FontFeatures { setting(tag, 0) }

    /// The features for text with letter spacing, which exclude optional ligatures.
    var spaced: FontFeatures { Self.optionalLigatures.reduce(self) { $0.without($1) } }

    static let optionalLigatures: [FontTag] = ["liga", "clig", "dlig", "hlig"]
}
