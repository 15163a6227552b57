/// The features, languages and direction with which text is shaped.
struct ShapingOptions: Hashable, Sendable {
    var features: FontFeatures
    /// The features whose values differ in the text.
    var ranged = RangedFeatures()
    /// The OpenType tags of the text's language, of which the first that a font contains is used.
    var languages: [FontTag] = []
    /// Whether the text is drawn from right to left, or `nil` if each script has its own direction.
    var isRightToLeft: Bool?

    /// Whether lookups are applied.
    var isShaped: Bool { !features.isEmpty || !ranged.isEmpty }

    /// Returns whether a feature is on for any part of the text.
    func contains(_ tag: FontTag) -> Bool {
        features.contains(tag) || ranged.mask(of: tag) != nil
    }

    /// Returns whether text in a script is drawn from right to left.
    func isRightToLeft(_ script: UInt8) -> Bool {
        isRightToLeft ?? ScriptTable.isRightToLeft(script) ?? false
    }
}
