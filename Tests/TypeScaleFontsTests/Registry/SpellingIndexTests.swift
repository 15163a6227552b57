import Testing

@testable import TypeScaleFonts

struct SpellingIndexTests {
    @Test(arguments: [100, 20_000])
    func `an unknown name is compared with at most 256 names`(count: Int) {
        let names = (0..<count).map { "Family\($0 * 7919 % count)-Bold\($0)" }
        let index = SpellingIndex(names)
        for name in [names[count / 3], names[0], names[count - 1]] {
            for misspelled in [name + "x", "x" + name.dropFirst(), name.uppercased()] {
                let candidates = index.candidates(near: misspelled)
                #expect(candidates.count <= 256)
                #expect(candidates.contains(name))
            }
        }
        #expect(SpellingIndex([]).candidates(near: "a").isEmpty)
        #expect(index.candidates(near: "").count <= 256)
    }
}
