import Testing
import TypeScaleSupport

/// The maximum Damerau-Levenshtein distance of similar names is 1, or a third of their length.
struct SpellingTests {
    @Test(
        arguments: [
            ("boldt", ["bold"], "bold"), ("bld", ["bold"], "bold"), ("bodl", ["bold"], "bold"),
            ("bqld", ["bold"], "bold"), ("BOLD", ["bold"], "bold"), ("lodb", ["bold"], nil),
            ("sitten", ["sitting"], "sitting"), ("kitten", ["sitting"], nil),
            ("abcxyzghi", ["abcdefghi"], "abcdefghi"), ("abwxyzghi", ["abcdefghi"], nil),
            ("ab", ["abcd"], nil), ("ab", ["ba"], "ba"), ("abc", ["abdc"], "abdc"),
            ("AX9", ["AX4", "AX5", "AX1"], "AX5"), ("noto", ["note", "Noto", "notos"], "Noto"),
            ("x", ["y"], nil), ("x", ["xy"], "xy"), ("", ["a"], nil), ("a", [], nil),
            ("bold", [""], nil),
        ] as [(String, [String], String?)]
    )
    func `finds the nearest name`(name: String, names: [String], nearest: String?) {
        #expect(Spelling.nearest(to: name, among: names) == nearest)
        #expect(Spelling.nearest(to: name, among: names.reversed()) == nearest)
    }

    @Test func `compares names of at most 96 bytes`() {
        let name = String(repeating: "a", count: 95)
        #expect(Spelling.nearest(to: name, among: [name + "b"]) == name + "b")
        #expect(Spelling.nearest(to: name, among: [name + "bc"]) == nil)
        #expect(Spelling.nearest(to: name + "bc", among: [name]) == nil)
    }
}
