import Testing
import TypeScaleDiagnostics

struct ExactStringTests {
    /// Texts that are equal or adjacent as `String`s, in ascending order of their bytes.
    private static let texts = [
        "", "\u{0}", "a", "a\u{0}", "aa", "cafe\u{301}", "caf\u{E9}", "e\u{315}\u{300}",
        "the name of a very long key", "the name of a very long key.", "\u{1100}\u{1161}",
        "\u{212B}", "\u{AC00}",
    ]

    @Test
    func `texts are ordered and equal by their bytes`() {
        for (index, first) in Self.texts.enumerated() {
            for (otherIndex, second) in Self.texts.enumerated() {
                let (first, second) = (ExactString(first), ExactString(second))
                #expect((first == second) == (index == otherIndex))
                #expect((first < second) == (index < otherIndex), "\(first) and \(second)")
            }
        }
        #expect(Set(Self.texts.map(ExactString.init)).count == Self.texts.count)
        #expect(Set(Self.texts.map { ExactString("\($0)") }).count == Self.texts.count)
    }

    @Test
    func `equal texts have equal hashes, however they are stored`() {
        for text in Self.texts {
            let other = ExactString(String(decoding: Array(text.utf8), as: UTF8.self))
            #expect(ExactString(text).hashValue == other.hashValue)
            #expect(Set([ExactString(text)]).contains(other))
        }
    }

    @Test
    func `texts with the same bytes together have different hashes`() {
        let splits = (0...8).map { count in
            [String(repeating: "a", count: count), String(repeating: "a", count: 8 - count)]
                .map(ExactString.init)
        }
        #expect(Set(splits.map(\.hashValue)).count == splits.count)
    }

    @Test
    func `a dictionary keeps equivalent names apart, in the order of their bytes`() {
        var values = NameDictionary<Int>()
        for (index, text) in Self.texts.enumerated().reversed() { values[text] = index }
        #expect(values.map(\.value) == Array(Self.texts.indices))
        #expect(values["\u{C5}"] == nil)
        values["\u{212B}", default: 0] += 100
        #expect(values["\u{212B}"] == 111)
        #expect(values.count == Self.texts.count)
    }
}
