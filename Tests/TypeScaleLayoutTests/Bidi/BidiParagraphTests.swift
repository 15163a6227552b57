import Testing

@testable import TypeScaleLayout

struct BidiParagraphTests {
    /// Rule N0 gives marks after a bracket the direction of the bracket.
    ///
    /// The brackets contain only Latin text and follow Latin text, so their level is 2.
    @Test(arguments: 0...3)
    func `marks after a bracket have its level`(count: Int) {
        let marks = String(repeating: "\u{300}", count: count)
        for text in ["A(B)" + marks + "\u{5D0}", "A(" + marks + "B)\u{5D0}"] {
            let paragraph = BidiParagraph(Array(text.unicodeScalars), level: 1)
            let latin = Array(repeating: BidiLevel(2), count: 4 + count)
            #expect(paragraph.levels == latin + [1], "\(text.unicodeScalars)")
        }
    }

    /// FriBidi and unicode-bidi find the same levels.
    ///
    /// BidiCharacterTest.txt lists all cases except the first.
    /// ICU 72 does not apply the note of rule N0 at the end of a level run. It also pairs brackets
    /// whose class an override changed, unlike definitions BD14 and BD15.
    @Test(arguments: [
        ("\u{5D2}6(4\u{200F}\u{5D2}6/)\u{5B0}\u{202A}>:", 0, "1 2 1 2 1 1 2 1 1 1 x 2 2"),
        ("a(b)\u{331}", 1, "2 2 2 2 2"),
        ("a(\u{332}b)\u{333}", 1, "2 2 2 2 2 2"),
        ("\u{5D0}(\u{5D1})\u{331}", 0, "1 1 1 1 1"),
        ("\u{202A}\u{5D0}(\u{5D1}\u{202C}\u{202D})", 1, "x 3 3 3 x x 2"),
    ])
    func `marks after a bracket at the end of a run have its level`(
        text: String,
        level: Int,
        expected: String
    ) {
        let paragraph = BidiParagraph(Array(text.unicodeScalars), level: BidiLevel(level))
        let levels = zip(paragraph.levels, paragraph.classes).map { $1.isRemoved ? "x" : "\($0)" }
        #expect(levels.joined(separator: " ") == expected)
    }
}
