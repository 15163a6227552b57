/// The width of a character that is not a single ASCII scalar.
struct EstimatedCluster {
    /// The width, in font units.
    private(set) var units = 0.0
    private(set) var margin = WidthMargin.none
    /// The scalars that San Francisco does not supply, or whose width is an average.
    private(set) var missing: [Unicode.Scalar] = []
    /// Whether the character belongs to a script other than Latin.
    private(set) var isOtherScript = false

    private static let emoji: UInt32 = 0x1F600

    /// Creates the width of a character in a face at a size.
    init(_ scalars: Substring.UnicodeScalarView, _ advances: SystemAdvances) {
        var marks: [Unicode.Scalar] = []
        // A sequence of emoji is one emoji. U+FE0F and U+20E3 make an emoji of other characters.
        let isEmoji = scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.isEmoji }
        for scalar in scalars where !CharacterClass.role(scalar.value).isInvisible {
            if isEmoji {
                add(Self.emoji, advances)
                missing.append(scalar)
                return
            }
            if MarkTable.isNonspacing(scalar.value) || MarkTable.isEnclosing(scalar.value) {
                marks.append(scalar)
            } else {
                add(scalar, advances)
            }
        }
        if units == 0, let mark = marks.first ?? missing.first {
            // A mark without a letter gets the width of a wide letter.
            units = SystemFont.unitsPerEm
            margin = WidthMargin(total: 0, share: 0)
            if missing.isEmpty { missing = [mark] }
        } else if !marks.isEmpty {
            margin.add(WidthMargin(total: 0.05 * units, share: 0.05))
        }
    }

    private mutating func add(_ scalar: Unicode.Scalar, _ advances: SystemAdvances) {
        if let ascii = scalar.printableASCII {
            units += advances.units(ascii) + advances.spacing
            return
        }
        let isRelated = add(scalar.value, advances)
        let isScript = EstimatedAdvance.isOtherScript(scalar.value)
        isOtherScript = isOtherScript || isScript
        if !isRelated || isScript, !scalar.isSpaceSeparator {
            missing.append(scalar)
        }
    }

    /// Adds the estimate for a character, and returns whether it comes from a related character.
    @discardableResult
    private mutating func add(_ character: UInt32, _ advances: SystemAdvances) -> Bool {
        let width: Double
        let share: Double
        let isRelated: Bool
        switch EstimatedAdvance.advance(of: character) {
        case .characters(let first, let second, let margin):
            let more = second == 0 ? 0 : advances.units(second)
            width = advances.units(first) + more + advances.spacing
            (share, isRelated) = (margin, true)
        case .em(let em, let margin):
            // The tracking of San Francisco does not apply to the fonts that replace it.
            width = em * SystemFont.unitsPerEm + (em > 0 ? max(0, advances.spacing) : 0)
            (share, isRelated) = (margin, false)
        }
        units += width
        margin.add(WidthMargin(total: share * max(0, width), share: share))
        return isRelated
    }
}

extension Unicode.Scalar {
    /// The character, if it is printable ASCII.
    var printableASCII: UInt8? { 0x20...0x7E ~= value ? UInt8(value) : nil }

    /// Whether the general category is space separator.
    var isSpaceSeparator: Bool {
        switch value {
        case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    fileprivate var isEmoji: Bool { 0x1F000...0x1FAFF ~= value }
}
