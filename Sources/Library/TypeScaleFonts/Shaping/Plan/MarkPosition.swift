/// The place of a mark next to its base, from its
/// [canonical combining class](https://www.unicode.org/reports/tr44/#Canonical_Combining_Class_Values).
struct MarkPosition: Equatable {
    enum Side { case none, below, above }

    enum Alignment {
        case center, left, right
        /// The mark is centered on the edge after the base.
        case next
    }

    /// The class by which marks are stacked.
    private let combiningClass: UInt8

    /// Creates the position of a glyph's mark, or returns `nil` for a glyph that isn't moved.
    init?(_ glyph: GlyphInfo) {
        guard glyph.flags.contains(.mark) else { return nil }
        let character = glyph.character
        combiningClass = Self.general(character, MarkOrder.combiningClass(character))
        if combiningClass == 0 { return nil }
    }

    var side: Side {
        switch combiningClass {
        case 200, 202, 218, 220, 222, 233: .below
        case 214, 216, 228, 230, 232, 234: .above
        default: .none
        }
    }

    /// Whether there is a gap between the mark and its base.
    var isDetached: Bool { combiningClass > 216 }

    var alignment: Alignment {
        switch combiningClass {
        case 200, 218, 228: .left
        case 216, 222, 232: .right
        case 233, 234: .next
        default: .center
        }
    }

    /// Returns the class of a position that the class of a Hebrew or Arabic mark means.
    ///
    /// Marks of Thai and of scripts with conjuncts are placed only by `GPOS`.
    private static func general(_ character: UInt32, _ known: UInt8) -> UInt8 {
        switch NormalizationTable.combiningClass(character) {
        // Hebrew points, from sheva to varika.
        case 10...18, 20, 22: 220
        case 19, 25: 228
        case 23: 214
        case 24: 232
        case 26: 230
        // Arabic and Syriac.
        case 27, 28, 30, 31, 33...36: 230
        case 29, 32: 220
        default: known
        }
    }
}
