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
}
