/// An advance in the system font that no source gives, derived from other advances.
///
/// The estimates err on the wide side, so that text is rather found too wide than too narrow.
enum EstimatedAdvance {
    /// The advances of one or two printable ASCII characters, of which the second can be 0.
    case characters(UInt8, UInt8, margin: Double)
    /// A share of an em, with a margin as a share of the advance.
    ///
    /// Positive tracking applies only if `isTracked` is `true`.
    case em(Double, margin: Double, isTracked: Bool)

    /// The margin of known advances in text that also contains other scripts.
    ///
    /// The font that supplies a script can also supply its spaces, digits and punctuation.
    static let neutralMargin = 0.2

    /// Returns the estimate for a character beyond ASCII, or for a control character.
    static func advance(of character: UInt32) -> EstimatedAdvance {
        if let estimate = relation(of: character) { return estimate }
        let next = partitionPoint(scripts.count) { scripts[$0].first <= character }
        let script = scripts[max(0, next - 1)]
        return .em(
            Double(script.em) / 100,
            margin: Double(script.margin) / 100,
            isTracked: script.em > 0
        )
    }

    private static func relation(of character: UInt32) -> EstimatedAdvance? {
        let next = partitionPoint(blocks.count) { blocks[$0].first <= character }
        guard next > 0 else { return nil }
        let block = blocks[next - 1]
        let offset = Int(word: character - block.first)
        guard offset < block.letters.utf8CodeUnitCount else { return nil }
        let margin = block.margin / 100
        switch unsafe block.letters.utf8Start[offset] {
        case UInt8(ascii: " "): return nil
        case UInt8(ascii: "_"): return .characters(UInt8(ascii: " "), 0, margin: margin)
        case UInt8(ascii: "+"):
            return .characters(UInt8(ascii: "W"), UInt8(ascii: "I"), margin: margin)
        case UInt8(ascii: "*"):
            return .characters(UInt8(ascii: "W"), UInt8(ascii: "o"), margin: margin)
        case let letter: return .characters(letter, 0, margin: margin)
        }
    }

    /// Returns whether a character belongs to a script other than Latin.
    static func isOtherScript(_ character: UInt32) -> Bool {
        character >= 0x370 && !(0x1E00...0x1EFF ~= character) && !(0x2000...0x2BFF ~= character)
    }
}

extension EstimatedAdvance {
    /// Whether the estimate is the advance of a related character.
    var isRelated: Bool { if case .characters = self { true } else { false } }

    /// Whether the advance is 0 at every size.
    var isZero: Bool { if case .em(0, _, _) = self { true } else { false } }

    /// The margin as a share of the advance.
    var margin: Double {
        switch self {
        case .characters(_, _, let margin), .em(_, let margin, _): margin
        }
    }

    /// Returns the advance in font units, given the advances of ASCII characters.
    func units(_ table: SystemAdvances) -> Double {
        switch self {
        case .characters(let first, let second, _):
            let more = second == 0 ? 0 : table.units(second)
            return table.units(first) + more + table.spacing
        case .em(let em, _, let isTracked):
            // The tracking of San Francisco does not apply to the fonts that replace it.
            return em * SystemFont.unitsPerEm + (isTracked ? max(0, table.spacing) : 0)
        }
    }

    /// Returns the advance at all sizes, given the advances of ASCII characters at all sizes.
    func width(_ table: SystemWidths) -> ScalableWidth {
        switch self {
        case .characters(let first, let second, _):
            var width = table[first]
            if second != 0 {
                width += table[second]
                width.tracked -= 1
            }
            return width
        case .em(let em, _, let isTracked):
            return ScalableWidth(text: em * SystemFont.unitsPerEm, widened: isTracked ? 1 : 0)
        }
    }
}
