/// The rules in which Indic scripts differ.
///
/// Source: the
/// [script specifications](https://learn.microsoft.com/typography/script-development/devanagari).
struct IndicScript: Equatable, Sendable {
    /// How an initial RA without a vowel is written.
    enum Reph {
        /// RA and halant form reph.
        case implicit
        /// RA, halant and a joiner form reph.
        case explicit
        /// Reph is a letter.
        case letter
    }

    /// The sign that removes the vowel of a consonant.
    let halant: UInt32
    let reph: Reph
    /// The place to which reph moves.
    let rephPlace: IndicPosition
    /// Whether consonants before the base have forms below.
    let hasFormsBelowBeforeBase: Bool

    private init(
        _ halant: UInt32,
        _ rephPlace: IndicPosition,
        _ reph: Reph = .implicit,
        belowBeforeBase: Bool = true
    ) {
        self.halant = halant
        self.reph = reph
        self.rephPlace = rephPlace
        hasFormsBelowBeforeBase = belowBeforeBase
    }

    static let devanagari = IndicScript(0x094D, .beforePostBase)
    static let bengali = IndicScript(0x09CD, .afterBelowBase)
    static let gurmukhi = IndicScript(0x0A4D, .beforeBelowBase)
    static let gujarati = IndicScript(0x0ACD, .beforePostBase)
    static let oriya = IndicScript(0x0B4D, .afterBase)
    static let tamil = IndicScript(0x0BCD, .afterPostBase)
    static let telugu = IndicScript(0x0C4D, .afterPostBase, .explicit, belowBeforeBase: false)
    static let kannada = IndicScript(0x0CCD, .afterPostBase, belowBeforeBase: false)
    static let malayalam = IndicScript(0x0D4D, .afterBase, .letter)

    /// Returns whether two scripts have the same halant, which no two scripts share.
    static func == (first: IndicScript, second: IndicScript) -> Bool {
        first.halant == second.halant
    }

    /// Returns the script with a tag in ISO 15924.
    static func script(_ tag: FontTag) -> IndicScript {
        tagged.first { $0.tag == tag }?.script ?? devanagari
    }

    private static let tagged: [(tag: FontTag, script: IndicScript)] = [
        ("Beng", bengali), ("Guru", gurmukhi), ("Gujr", gujarati), ("Orya", oriya),
        ("Taml", tamil), ("Telu", telugu), ("Knda", kannada), ("Mlym", malayalam),
    ]

    /// Whether the feature `half` forms letters, before which a matra does not move.
    ///
    /// In Malayalam and Tamil, it forms chillus and visible halants.
    var hasHalfForms: Bool { self != .malayalam && self != .tamil }
}
