/// The glyphs of a text that differ between TypeScale and HarfBuzz.
public struct GlyphDifference {
    private let ours: [HarfBuzzFont.Glyph]
    private let theirs: [HarfBuzzFont.Glyph]
    private let characters: [UInt32]

    /// The file name of the font.
    public var font = ""
    /// The advances of the joiners in the text.
    public var joinerAdvances: [Int] = []
    /// TypeScale's glyphs with the feature `clig`, if the caller turned it off.
    public var ligated: [HarfBuzzFont.Glyph]?
    /// TypeScale's advances before they are rounded, in a variable font.
    public var exactAdvances: [Double]?

    /// Creates the difference between TypeScale's and HarfBuzz's glyphs of a text.
    public init(
        _ ours: [HarfBuzzFont.Glyph],
        _ theirs: [HarfBuzzFont.Glyph],
        _ characters: [UInt32]
    ) {
        self.ours = ours
        self.theirs = theirs
        self.characters = characters
    }

    /// The cause of the difference, or `nil` if the cause is unknown.
    public var cause: KnownDifference? { KnownDifference.allCases.first(where: isCaused) }

    private func isCaused(by cause: KnownDifference) -> Bool {
        switch cause {
        case .joiners:
            return pairsSatisfy { one, other in
                (one.advance, one.yOffset) == (other.advance, other.yOffset)
                    && joinerAdvances.contains {
                        $0 > 0 && (one.xOffset - other.xOffset).isMultiple(of: $0)
                    }
            }
        case .khmerLigatures:
            return characters.contains { HarfBuzzFont.script(of: $0) == Self.khmer }
                && ligated == theirs
        case .rejectedTable:
            return font == "chandas1-2.ttf" && pairsSatisfy { $0.advance == $1.advance }
        case .roundedHalf:
            guard let exactAdvances, exactAdvances.count == ours.count else { return false }
            return zip(exactAdvances, zip(ours, theirs)).allSatisfy { exact, pair in
                abs(exact - exact.rounded(.down) - 0.5) < 0.001
                    ? abs(pair.0.advance - pair.1.advance) == 1 : pair.0 == pair.1
            }
        }
    }

    /// Returns whether all glyphs that differ satisfy a condition, in the same glyphs and clusters.
    private func pairsSatisfy(
        _ isKnown: (HarfBuzzFont.Glyph, HarfBuzzFont.Glyph) -> Bool
    ) -> Bool {
        ours.count == theirs.count
            && zip(ours, theirs).allSatisfy { one, other in
                (one.id, one.cluster) == (other.id, other.cluster)
                    && (one == other || isKnown(one, other))
            }
    }

    /// The tag of the script Khmer.
    private static let khmer: UInt32 = 0x4B68_6D72
}
