import Testing

@testable import TypeScaleFonts

/// Syllables and reordering in Indic scripts.
struct IndicTests {
    /// A character for each letter in ``syllables``.
    private static let characters: [Character: UInt32] = [
        "C": 0x0915, "R": 0x0930, "V": 0x0908, "N": 0x093C, "H": 0x094D, "M": 0x0940, "P": 0x0A40,
        "s": 0x0902, "a": 0x1CE1, "m": 0x0A75, "K": 0x0CF1, "S": 0x093D, "p": 0x00A0, "D": 0x25CC,
        "r": 0x0D4E, "j": 0x200D, "n": 0x200C, "2": 0x00B2, "T": 0x1CF5,
    ]

    /// The syllables of texts, after a star if they are broken and after a bar otherwise.
    ///
    /// The boundaries and the dotted circles come from HarfBuzz 15.0.
    private static let syllables = """
        |CHC |CNNM |CNN*N |CjNNM |CjjM |CjjjjjM |CHj*M |CHj*HC |CHn|C |CHn*M |Cs*M |Css*M
        |Css*s*M |Cjs*M |Cns*M |Cjjs*M |Csn*M |Csna|C |Csn*sa |Caaaa |CM*jHjR |CMHM |CMH|C
        |CmM |CmH*M |Cm*mM |VmM |VHC |VHn |VjHC |VM |RHV |RHVM |RHD |RHDM |RH|p |rp |rpM
        |KC |Kp |K|V |K*M |rC |rV |rD |rRH|V |pM |pHC |pNM |DM |Ss*M |SNs |S*M |Sa *jM *M
        *N *NM *RHM |RHs *RHH *RHm *rN *rM *rHC |Cs *PM |CsP |CsPs |Css*P |CPs
        |CMsP *sP |CjnHC |CH*H *H*HC *mM *ss *aa *a *s |SN*N |VNN |pNN |CMN*N
        |CHjN*N|C |Ca*H |Sssn |Snsna |CMjjM |CHnsn |CHnjs |CmHn |CmH|C |DHCH*M
        |rCHC |KCHC |RHVHC *NHCH*M *mH|C *RHmM *RHjHC *RHnM |RHja *rH|V *rmM *rNNM
        |CHRH|V |CHRH*M |VHRH|V |C2 |2 *22 *2n *2s *s2 *2a |2*M |2*H |C|T*M |CH|T
        """

    private static func marked(_ letters: [Character]) throws -> String {
        var glyphs: [GlyphInfo] = []
        for letter in letters {
            let character = try #require(characters[letter])
            var glyph = GlyphInfo(
                id: 0,
                properties: .none,
                role: .usual,
                cluster: 0,
                advance: .nan
            )
            glyph.character = character
            glyph.category = IndicTable.entry(character).category
            glyphs.append(glyph)
        }
        IndicSyllableParser.markSyllables(&glyphs)
        var text = ""
        var start = 0
        while start < glyphs.count {
            let end = glyphs.endOfSyllable(from: start)
            let isBroken = glyphs[start].syllableKind == IndicSyllable.broken.rawValue
            text += (isBroken ? "*" : "|") + String(letters[start..<end])
            start = end
        }
        return text
    }

    @Test func `finds the syllables that HarfBuzz finds`() throws {
        for text in Self.syllables.split(whereSeparator: \.isWhitespace) {
            let letters = text.filter { $0 != "|" && $0 != "*" }
            let marked = try Self.marked(Array(letters))
            #expect(marked == text)
        }
    }

    /// A text of joiners must not take quadratic time.
    @Test func `a long syllable has glyphs`() throws {
        for letters in ["j", "n", "jn", "M", "MH", "Hj", "CHj", "CnM"] {
            let text = Array(String(repeating: letters, count: 4000 / letters.count))
            #expect(try Self.marked(text).isEmpty == false)
        }
    }
}
