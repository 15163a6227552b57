/// An advance in the system font that no source gives, derived from other advances.
///
/// The estimates err on the wide side, so that text is rather found too wide than too narrow.
enum EstimatedAdvance {
    /// The advances of one or two printable ASCII characters, of which the second can be 0.
    case characters(UInt8, UInt8, margin: Double)
    /// A share of an em, with a margin as a share of the advance.
    case em(Double, margin: Double)

    /// The margin of known advances in text that also contains other scripts.
    ///
    /// The font that supplies a script can also supply its spaces, digits and punctuation.
    static let neutralMargin = 0.2

    /// Returns the estimate for a character beyond ASCII, or for a control character.
    static func advance(of character: UInt32) -> EstimatedAdvance {
        if let estimate = relation(of: character) { return estimate }
        let next = partitionPoint(scripts.count) { scripts[$0].first <= character }
        let script = scripts[max(0, next - 1)]
        return .em(Double(script.em) / 100, margin: Double(script.margin) / 100)
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
