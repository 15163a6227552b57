import Foundation
import Testing
import TypeScaleDocuments
import TypeScaleTestSupport

struct GlobPatternTests {
    // POSIX defines the same meaning for `*`, `?` and the backslash.
    @Test func `matches the same texts as fnmatch`() {
        var random = SeededGenerator(seed: 511)
        func word(_ letters: [String]) -> String {
            (0..<Int.random(in: 0...9, using: &random)).map { _ in
                letters.randomElement(using: &random) ?? ""
            }.joined()
        }
        for _ in 0..<20_000 {
            let pattern = word(["a", "b", "*", "?", ".", "\\*", "\\a"])
            let text = word(["a", "b", "a", "b", ".", "*"])
            let isMatch = unsafe fnmatch(pattern, text, 0) == 0
            #expect(GlobPattern(pattern).matches(text) == isMatch, "\(pattern) \(text)")
        }
    }

    @Test func `counts literal characters`() {
        #expect(GlobPattern("tab.*").literalCount == 4)
        #expect(GlobPattern("t?b\\*é").literalCount == 4)
        #expect(!GlobPattern("t?b").isLiteral && GlobPattern("t\\?b").isLiteral)
        #expect(GlobPattern("t\\?b").literalText == "t?b")
        #expect(GlobPattern("a\\").literalText == "a\\")
    }

    @Test(arguments: ["tab.*", "", "50 % \\ *?", "é漢😀", "\\"])
    func `an escaped text matches only itself`(text: String) {
        let pattern = GlobPattern(GlobPattern.escaped(text))
        #expect(pattern.isLiteral && pattern.matches(text) && pattern.literalText == text)
        #expect(!pattern.matches(text + "x"))
    }

    @Test func `a question mark matches one scalar`() {
        #expect(GlobPattern("?").matches("é") && GlobPattern("?").matches("😀"))
        #expect(!GlobPattern("?").matches("") && !GlobPattern("?").matches("ab"))
        #expect(GlobPattern("*é").matches("aaé") && !GlobPattern("*é").matches("aaè"))
    }

    @Test func `matches long texts`() {
        let text = String(repeating: "a", count: 8000)
        #expect(!GlobPattern(String(repeating: "*a", count: 100) + "b").matches(text))
        #expect(GlobPattern(String(repeating: "*a", count: 100)).matches(text))
    }

    // Knuth, Morris and Pratt need at most two comparisons for each byte of the text.
    @Test func `the search for the parts of a pattern is linear`() {
        let text = String(repeating: "a", count: 8000)
        let part = String(repeating: "a", count: 240)
        for pattern in ["*\(part)b", "*\(part)b*", "*\(part)b*a", "*a*a*\(part)b*", "*\(part)"] {
            var steps = 0
            let isMatch = GlobPattern(pattern).matches(text, steps: &steps)
            #expect(isMatch == (pattern == "*\(part)"))
            #expect(steps <= 2 * (text.utf8.count + pattern.utf8.count), "\(pattern.suffix(8))")
        }
    }
}
