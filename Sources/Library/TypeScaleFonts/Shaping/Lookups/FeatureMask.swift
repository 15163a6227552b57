/// The sets of glyphs to which the features of a plan apply.
///
/// Most features apply to all glyphs. The other features apply only to glyphs whose characters have
/// a certain place in a word, a syllable or a fraction.
struct FeatureMask: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    /// All glyphs.
    static let global = FeatureMask(rawValue: 1)

    /// The digits before a fraction slash, for the feature `numr`.
    static let numerator = FeatureMask(rawValue: 1 << 1)
    /// The digits after a fraction slash, for the feature `dnom`.
    static let denominator = FeatureMask(rawValue: 1 << 2)
    /// A fraction slash and the digits on both sides, for the feature `frac`.
    static let fraction = FeatureMask(rawValue: 1 << 3)

    /// All parts of fractions.
    static let anyFraction: FeatureMask = [.numerator, .denominator, .fraction]

    /// Characters without a mirror image in text from right to left, for the feature `rtlm`.
    static let unmirrored = FeatureMask(rawValue: 1 << 21)

    // The forms of letters in joining scripts:

    static let isol = FeatureMask(rawValue: 1 << 4)
    static let fina = FeatureMask(rawValue: 1 << 5)
    static let fin2 = FeatureMask(rawValue: 1 << 6)
    static let fin3 = FeatureMask(rawValue: 1 << 7)
    static let medi = FeatureMask(rawValue: 1 << 8)
    static let med2 = FeatureMask(rawValue: 1 << 9)
    static let `init` = FeatureMask(rawValue: 1 << 10)

    // The forms of characters in the syllables of Brahmic scripts:

    static let rphf = FeatureMask(rawValue: 1 << 11)
    static let pref = FeatureMask(rawValue: 1 << 12)
    static let blwf = FeatureMask(rawValue: 1 << 13)
    static let abvf = FeatureMask(rawValue: 1 << 14)
    static let half = FeatureMask(rawValue: 1 << 15)
    static let pstf = FeatureMask(rawValue: 1 << 16)
    static let cfar = FeatureMask(rawValue: 1 << 17)

    // The forms of conjoining jamo:

    static let ljmo = FeatureMask(rawValue: 1 << 18)
    static let vjmo = FeatureMask(rawValue: 1 << 19)
    static let tjmo = FeatureMask(rawValue: 1 << 20)

    /// The first bit for the values of features that differ in a text.
    ///
    /// The last bit is 31, so the values take at most 10 bits.
    static let firstRanged = 22
    private static let ranged = FeatureMask(rawValue: .max << UInt32(firstRanged))

    /// Returns a value at the place of these bits.
    func field(_ value: Int) -> FeatureMask {
        FeatureMask(rawValue: UInt32(truncatingIfNeeded: max(0, value)) << UInt32(shift))
    }

    private var shift: Int { min(rawValue.trailingZeroBitCount, UInt32.bitWidth - 1) }

    /// Returns the value in the bits of a lookup's feature, or `nil` if the feature has one value
    /// in the whole text.
    func value(in lookup: FeatureMask) -> Int? {
        let bits = lookup.intersection(.ranged)
        guard !bits.isEmpty else { return nil }
        let own = intersection(bits).rawValue >> UInt32(bits.shift)
        return own == 0 ? nil : Int(word: own)
    }

    /// The glyphs to which the features for fractions apply.
    static let fractions: [(tag: FontTag, mask: FeatureMask)] = [
        ("numr", .numerator), ("dnom", .denominator), ("frac", .fraction),
    ]
}

/// A lookup to apply, and the glyphs to which it applies.
struct MappedLookup: Equatable, Sendable {
    /// The index in the lookup list.
    let index: Int
    /// The sets of glyphs, of which a glyph needs to be in at least one.
    var features: FeatureMask
    var options: FeatureOptions = []
    /// The number of the alternate to choose, counted from 1, where the glyph has no own value.
    var alternate = 1
}

/// How the lookups of a feature match glyphs.
struct FeatureOptions: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// The lookups don't skip U+200C.
    static let manualZWNJ = FeatureOptions(rawValue: 1)
    /// The lookups don't skip U+200D.
    static let manualZWJ = FeatureOptions(rawValue: 1 << 1)
    /// The lookups skip neither U+200C nor U+200D.
    static let manualJoiners: FeatureOptions = [.manualZWNJ, .manualZWJ]
    /// A match does not extend beyond a syllable.
    static let perSyllable = FeatureOptions(rawValue: 1 << 2)
}

/// A feature that a plan applies, and its lookups in the font's order.
struct AppliedFeature: Equatable, Sendable {
    let tag: FontTag
    let lookups: [Int]
}

/// The lookups of a stage, each of which is applied once for all of its features.
struct MappedLookups {
    /// The lookups of all features, in which a lookup can be several times.
    private var added: [MappedLookup] = []

    /// The lookups in the order of the lookup list.
    var lookups: [MappedLookup] {
        if added.count < 2 { return added }
        var lookups: [MappedLookup] = []
        for lookup in added.sorted(by: { $0.index < $1.index }) {
            if let last = lookups.last, last.index == lookup.index {
                lookups[lookups.count - 1].formUnion(lookup)
            } else {
                lookups.append(lookup)
            }
        }
        return lookups
    }

    /// Adds a lookup, or adds its features to the same lookup.
    mutating func add(_ lookup: MappedLookup) { added.append(lookup) }
}

extension MappedLookup {
    /// Adds the features of the same lookup.
    fileprivate mutating func formUnion(_ lookup: MappedLookup) {
        features.formUnion(lookup.features)
        options.formUnion(lookup.options)
        alternate = max(alternate, lookup.alternate)
    }
}
