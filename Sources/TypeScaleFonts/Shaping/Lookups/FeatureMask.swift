/// The sets of glyphs to which the features of a plan apply.
///
/// Most features apply to all glyphs. The features of fractions apply only to the glyphs of a
/// numerator or denominator.
struct FeatureMask: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// All glyphs.
    static let global = FeatureMask(rawValue: 1)
    /// The digits before a fraction slash, for the feature `numr`.
    static let numerator = FeatureMask(rawValue: 1 &<< 1)
    /// The digits after a fraction slash, for the feature `dnom`.
    static let denominator = FeatureMask(rawValue: 1 &<< 2)
    /// A fraction slash and the digits on both sides, for the feature `frac`.
    static let fraction = FeatureMask(rawValue: 1 &<< 3)

    /// The glyphs to which the features for fractions apply.
    static let fractions: [FontTag: FeatureMask] = [
        "numr": .numerator, "dnom": .denominator, "frac": .fraction,
    ]
}

/// A lookup to apply, and the glyphs to which it applies.
struct PlannedLookup: Hashable, Sendable {
    /// The index in the lookup list.
    let index: Int
    /// The sets of glyphs, of which a glyph needs to be in at least one.
    let features: FeatureMask
}
