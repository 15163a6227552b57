import References

/// A known fault of HarfBuzz 6.0, the version in Debian 12.
///
/// HarfBuzz 15.0 gives the same glyphs as TypeScale.
enum KnownFault: String, CaseIterable, Sendable {
    case splitBase =
        "in Myanmar, HarfBuzz 6.0 attaches no mark to the later part of a glyph that a lookup has split"
    case reversedKerning =
        "from right to left, HarfBuzz 6.0 kerns Tifinagh in reverse"

    /// Finds the fault that explains a difference.
    init?(
        _ ours: [HarfBuzzFont.Glyph],
        _ theirs: [HarfBuzzFont.Glyph],
        language: String,
        isRightToLeft: Bool?
    ) {
        let pairs = zip(ours, theirs)
        guard ours.count == theirs.count,
            pairs.allSatisfy({ $0.id == $1.id && $0.cluster == $1.cluster })
        else { return nil }
        func isUnattached(_ ours: HarfBuzzFont.Glyph, _ theirs: HarfBuzzFont.Glyph) -> Bool {
            ours.advance == theirs.advance && (theirs.xOffset, theirs.yOffset) == (0, 0)
        }
        if language == "my", pairs.allSatisfy({ $0 == $1 || isUnattached($0, $1) }) {
            self = .splitBase
        } else if language == "zgh", isRightToLeft == true {
            self = .reversedKerning
        } else {
            return nil
        }
    }
}
