import Testing
import TypeScaleLayout
import TypeScaleTestSupport

struct DictionaryLineTests {
    private static let words = [
        "ภาษาไทย", "ง่าย", "ຄົນ", "ខ្មែរ", "မြန်မာ", "hello", "a", "(ไทย)", "ไทย!", "日本語", "\n",
    ]

    private func lines(
        _ text: String,
        width: Double,
        _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) throws -> [Int] {
        try SampleText.measured(text, change).layout(width: width).linesNeedingDictionary
    }

    /// The same text with the words of a dictionary, which ZERO WIDTH SPACE separates.
    ///
    /// Each dictionary finds a random selection of the places between characters.
    @Test(arguments: [LineBreakStrategy.standard, [], [.pushOut, .southeastAsianWordPriority]])
    func `the lines before the first are the same with any dictionary`(
        strategy: LineBreakStrategy
    ) throws {
        var random = SeededGenerator(seed: 17)
        var (same, unknown) = (0, 0)
        for _ in 0..<400 {
            let text = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                Self.words[Int.random(in: 0..<Self.words.count, using: &random)]
                    + (Bool.random(using: &random) ? " " : "")
            }.joined()
            let width = Double.random(in: 20...200, using: &random)
            let layout = try SampleText.measured(text) { $0.lineBreakStrategy = strategy }
                .layout(width: width)
            let first = layout.linesNeedingDictionary.first ?? layout.lines.count
            if first == layout.lines.count { same += 1 } else { unknown += 1 }
            for _ in 0..<3 {
                let found = divided(text, &random)
                let other = try SampleText.measured(found) { style in
                    style.lineBreakStrategy = strategy.union(.southeastAsianWordPriority)
                }.layout(width: width)
                let (own, others) = (SampleText.lines(layout), SampleText.lines(other))
                #expect(
                    own.prefix(first).elementsEqual(
                        others.prefix(first).map { $0.filter { $0 != "\u{200B}" } }
                    ),
                    "\(found.debugDescription), \(width): \(own)"
                )
            }
        }
        // Both cases occur.
        #expect(same > 50 && unknown > 50)
    }

    /// Returns a text with a selection of the breaks that only some dictionary allows.
    private func divided(_ text: String, _ random: inout SeededGenerator) -> String {
        let undivided = LineBreaker(strategy: .southeastAsianWordPriority)
            .opportunities(in: text)
        let breaks = Set(LineBreaker().opportunities(in: text).map(\.offset))
            .subtracting(undivided.map(\.offset))
        var result = String.UnicodeScalarView()
        var offset = 0
        for scalar in text.unicodeScalars {
            if breaks.contains(offset), Bool.random(using: &random) { result.append("\u{200B}") }
            result.append(scalar)
            offset += UTF8.width(scalar)
        }
        return String(result)
    }

    @Test func `a line that ends in Thai needs a dictionary, one that ends at a space does not`()
        throws
    {
        let thai = "ภาษาไทยง่ายมาก"
        let count = try SampleText.measured(thai).layout(width: 60).lines.count
        #expect(try count > 1 && lines(thai, width: 60) == Array(0..<(count - 1)))
        #expect(try lines(thai, width: 1000) == [])
        let width = try SampleText.measured("a hello").layout().size.width + 1
        #expect(try lines("ไทย hello a", width: width) == [])
        #expect(try lines("a hello ภาษา", width: width) == [])
        // With one word on the last line, the word before it moves there.
        #expect(try lines("a hello ภาษา", width: width) { $0.lineBreakStrategy = .pushOut } == [0])
        #expect(try lines("ภาษา hello", width: width) { $0.lineBreakStrategy = .pushOut } == [0])
        // A part of the unbroken text can move to the first line.
        let strategy: LineBreakStrategy = .southeastAsianWordPriority
        #expect(try lines("hello ภาษาไทย", width: 90) { $0.lineBreakStrategy = strategy } == [0])
        #expect(
            try lines("hello ภาษาไทย", width: 90) { $0.lineBreakMode = .characterWrapping } == []
        )
        #expect(try lines("", width: 90) == [])
    }

    @Test func `an ellipsis replaces text after any character`() throws {
        let text = "ภาษาไทยง่ายมาก"
        #expect(
            try lines(text, width: 60) {
                $0.lineBreakMode = .truncatingTail
                $0.lineLimit = 1
            } == []
        )
        #expect(
            try lines(text, width: 60) {
                $0.lineBreakMode = .clipping
                $0.lineLimit = 1
            } == [0]
        )
    }
}
