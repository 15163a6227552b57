/// The glyphs of a text that differ between TypeScale and HarfBuzz 6.0.
public struct GlyphDifference {
    private let ours: [HarfBuzzFont.Glyph]
    private let theirs: [HarfBuzzFont.Glyph]
    private let characters: [UInt32]
    private let scripts: Set<Script>

    /// The file name of the font.
    public var font = ""
    /// The glyph of U+25CC in the font.
    public var dottedCircle: Int?
    /// Whether the text is drawn from right to left, or `nil` if each script has its own direction.
    public var isRightToLeft: Bool?
    /// Whether TypeScale reports marks that the font doesn't place.
    public var reportsMarks = false
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
        scripts = Set(characters.compactMap { Script(rawValue: HarfBuzzFont.script(of: $0)) })
    }

    /// The cause of the difference, or `nil` if the cause is unknown.
    public var cause: KnownDifference? { KnownDifference.allCases.first(where: isCaused) }
}

extension GlyphDifference {
    /// The scripts to which causes are limited, by their tags.
    private enum Script: UInt32 {
        case arabic = 0x4172_6162
        case balinese = 0x4261_6C69
        case batak = 0x4261_746B
        case grantha = 0x4772_616E
        case hangul = 0x4861_6E67
        case khmer = 0x4B68_6D72
        case khojki = 0x4B68_6F6A
        case myanmar = 0x4D79_6D72
        case sinhala = 0x5369_6E68
        case syriac = 0x5379_7263
        case taiViet = 0x5461_7674
        case tifinagh = 0x5466_6E67
        case wancho = 0x5763_686F
    }

    private func isCaused(by cause: KnownDifference) -> Bool {
        switch cause {
        case .abbreviationMark:
            return scripts.contains(.syriac) && characters.contains(0x70F)
                && pairsSatisfy { one, other in
                    one.advance == 0 && (one.hasOffset(of: other) || other.isUnmoved)
                }
        case .dottedCircles:
            let affected: Set<Script> = [
                .balinese, .batak, .grantha, .khojki, .myanmar, .sinhala, .taiViet, .wancho,
            ]
            return !scripts.isDisjoint(with: affected) && hasOtherCircles
        case .negativeAdvances:
            return pairsSatisfy { one, other in
                one.advance == other.advance + 0x10000 && one.hasOffset(of: other)
            }
        case .pictographs:
            return ours.count == theirs.count
                && zip(ours, theirs).allSatisfy { one, other in
                    one == other || one.hasGlyph(of: other) && followsJoiner(one.cluster)
                }
        case .reversedKerning:
            return scripts.contains(.tifinagh) && isRightToLeft == true
                && pairsSatisfy { _, _ in true }
        case .splitBase:
            let isMyanmar = scripts.contains(.myanmar)
            return (isMyanmar || scripts.contains(.arabic))
                && pairsSatisfy { one, other in
                    one.advance == other.advance
                        && (isMyanmar ? other.isUnmoved : isSplit(one.cluster))
                }
        case .joiners:
            return pairsSatisfy { one, other in
                (one.advance, one.yOffset) == (other.advance, other.yOffset)
                    && joinerAdvances.contains {
                        $0 > 0 && (one.xOffset - other.xOffset).isMultiple(of: $0)
                    }
            }
        case .khmerLigatures:
            return scripts.contains(.khmer) && ligated == theirs
        case .rejectedTable:
            return font == "chandas1-2.ttf" && pairsSatisfy { $0.advance == $1.advance }
        case .roundedHalf:
            guard let exactAdvances, exactAdvances.count == ours.count else { return false }
            return zip(exactAdvances, zip(ours, theirs)).allSatisfy { exact, pair in
                abs(exact - exact.rounded(.down) - 0.5) < 0.001
                    ? abs(pair.0.advance - pair.1.advance) == 1 : pair.0 == pair.1
            }
        case .unplacedMarks:
            // HarfBuzz 6.0 keeps the advances of such marks in Hangul, unlike HarfBuzz 15.0.
            return reportsMarks
                && pairsSatisfy { $0.advance == $1.advance || scripts.contains(.hangul) }
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

    /// Whether the glyphs are equal except for dotted circles and for the places of marks on them.
    private var hasOtherCircles: Bool {
        func rest(of glyphs: [HarfBuzzFont.Glyph]) -> [HarfBuzzFont.Glyph] {
            glyphs.filter { $0.id != dottedCircle }
        }
        let circles = (ours + theirs).filter { $0.id == dottedCircle }
        let clusters = Set(circles.map(\.cluster))
        let pairs = zip(rest(of: ours), rest(of: theirs))
        return rest(of: ours).count == rest(of: theirs).count
            && pairs.allSatisfy { one, other in
                (one.id, one.cluster, one.advance) == (other.id, other.cluster, other.advance)
                    && (one == other || clusters.contains(one.cluster))
            }
    }

    /// Returns whether the character before a cluster is U+200D.
    private func followsJoiner(_ cluster: Int) -> Bool {
        characters.indices.contains(cluster - 1) && characters[cluster - 1] == 0x200D
    }

    /// Returns whether several glyphs of a cluster have a width.
    private func isSplit(_ cluster: Int) -> Bool {
        ours.count { $0.cluster == cluster && $0.advance != 0 } > 1
    }
}

extension HarfBuzzFont.Glyph {
    fileprivate var isUnmoved: Bool { (xOffset, yOffset) == (0, 0) }

    /// Returns whether the glyphs are equal except for their clusters.
    fileprivate func hasGlyph(of other: Self) -> Bool {
        (id, advance) == (other.id, other.advance) && hasOffset(of: other)
    }

    fileprivate func hasOffset(of other: Self) -> Bool {
        (xOffset, yOffset) == (other.xOffset, other.yOffset)
    }
}
