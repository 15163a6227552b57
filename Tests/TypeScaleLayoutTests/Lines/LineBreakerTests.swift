import Testing
import TypeScaleLayout

struct LineBreakerTests {
    /// Returns the parts of a string between its break opportunities.
    private func pieces(
        _ text: String,
        _ breaker: LineBreaker = LineBreaker()
    ) -> [String] {
        var start = text.startIndex
        return breaker.opportunities(in: text).map { place in
            let end = text.utf8.index(text.startIndex, offsetBy: place.offset)
            defer { start = end }
            return String(text[start..<end])
        }
    }

    @Test func `breaks after spaces, hyphens and newlines`() {
        #expect(pieces("The quick-brown fox.").joined(separator: "|") == "The |quick-|brown |fox.")
        let text = "one\ntwo\r\nthree\u{2028}four\u{85}five\u{C}"
        let expected = ["one\n", "two\r\n", "three\u{2028}", "four\u{85}", "five\u{C}"]
        #expect(pieces(text) == expected)
        #expect(LineBreaker().opportunities(in: text).allSatisfy { $0.isMandatory })
        #expect(LineBreaker().opportunities(in: "one\ntwo").map(\.description) == ["4!", "7"])
        #expect(LineBreaker().opportunities(in: "").isEmpty)
    }

    @Test func `considers zero-width and non-breaking characters`() {
        #expect(pieces("zero\u{200B}width") == ["zero\u{200B}", "width"])
        #expect(
            pieces("no\u{A0}break word\u{2060}-\u{2060}joiner") == [
                "no\u{A0}break ", "word\u{2060}-\u{2060}joiner",
            ]
        )
        #expect(pieces("a\tb\t\tc") == ["a\t", "b\t\t", "c"])
        #expect(pieces("soft\u{AD}hyphen") == ["soft\u{AD}", "hyphen"])
        #expect(pieces("a\u{FFFC}b") == ["a", "\u{FFFC}", "b"])
    }

    @Test func `keeps numbers and prices together`() {
        let wholes = ["$(12.35)", "2,1234", "(12)¢", "12.54¢", "-1.5", "€1,000.00", "100%"]
        for whole in wholes { #expect(pieces(whole) == [whole]) }
        // A bracket after a currency sign stays with it only if a number follows.
        #expect(pieces("$(a)") == ["$", "(a)"])
        #expect(pieces("$(\u{300}\u{301}1)") == ["$(\u{300}\u{301}1)"])
        #expect(pieces("$(\u{300}") == ["$", "(\u{300}"])
        #expect(pieces("$(\u{300}.5") == ["$(\u{300}.5"])
    }

    // These are the results of ICU 78 in all of its languages.
    @Test(arguments: [
        "p.45", "Nr.5", "v.2", ".5", "X.509", "Art.12, |S.5", "kl.10", "д.5", "pág.5", "for |.5",
        "-V", "x |-h", "‐öljy", "a-|b", "א-|ב",
    ])
    func `keeps a full stop with a number, and a first hyphen with its word`(text: String) {
        #expect(pieces(text.filter { $0 != "|" }).joined(separator: "|") == text)
    }

    // The standard's rules LB15a, LB15b and LB19a.
    @Test func `breaks around quotations in East Asian text`() {
        #expect(pieces("他说“你好”然后") == ["他", "说", "“你", "好”", "然", "后"])
        #expect(pieces("Er sagt „ja“ und »nein«.") == ["Er ", "sagt ", "„ja“ ", "und ", "»nein«."])
        #expect(pieces("« oui » non") == ["« oui » ", "non"])
    }

    // LB28a of the standard, with the syllables of Balinese.
    @Test func `breaks between the syllables of Brahmic scripts`() {
        #expect(pieces("ᬅᬓ᭄ᬱᬭᬩᬮᬶ") == ["ᬅ", "ᬓ᭄ᬱ", "ᬭ", "ᬩ", "ᬮᬶ"])
    }

    // These are the results of Apple's ICU with and without its option against breaks in Hangul.
    @Test func `breaks Korean between letters, or only between words`() {
        let text = "이것은새로운 Rich Text뷰타입 (테스트)입니다."
        let usual = "이|것|은|새|로|운 |Rich |Text|뷰|타|입 |(테|스|트)|입|니|다."
        #expect(pieces(text).joined(separator: "|") == usual)
        let words = LineBreaker(strategy: .hangulWordPriority)
        let kept = "이것은새로운 |Rich |Text|뷰타입 |(테스트)|입니다."
        #expect(pieces(text, words).joined(separator: "|") == kept)
        #expect(pieces(text, LineBreaker(strategy: .standard)) == pieces(text, words))
        #expect(pieces(text, LineBreaker(strategy: .pushOut)) == pieces(text))
        #expect(pieces("日本語", words) == ["日", "本", "語"])
        // With a mark after the first letter, and with decomposed syllables:
        #expect(pieces("가\u{302E}나 가\u{200B}나", words) == ["가\u{302E}나 ", "가\u{200B}", "나"])
        #expect(pieces("\u{1100}\u{1161}\u{1102}\u{1161}") == ["가", "나"])
        #expect(pieces("\u{1100}\u{1161}\u{1102}\u{1161}", words).count == 1)
    }

    @Test func `has UIKit's raw values`() {
        #expect(LineBreakStrategy.pushOut.rawValue == 1)
        #expect(LineBreakStrategy.hangulWordPriority.rawValue == 2)
        #expect(LineBreakStrategy.standard.rawValue == 0xFFFF)
        #expect(LineBreakStrategy().rawValue == 0)
    }

    // This package has no dictionary.
    @Test func `keeps Thai, Lao and Khmer together between spaces on request`() {
        let words = LineBreaker(strategy: .southeastAsianWordPriority)
        #expect(pieces("ภาษาไทยง่าย มาก", words) == ["ภาษาไทยง่าย ", "มาก"])
        #expect(pieces("ພາສາລາວ ດີ", words) == ["ພາສາລາວ ", "ດີ"])
        #expect(pieces("ភាសា\u{200B}ខ្មែរ", words) == ["ភាសា\u{200B}", "ខ្មែរ"])
        // The marks of Thai belong to the preceding letter, as all marks do.
        #expect(pieces("日\u{E31}") == ["日\u{E31}"])
    }

    @Test func `splits no character, unlike the standard`() {
        let standard = LineBreaker.standard()
        #expect(pieces("a \u{301}b", standard) == ["a ", "\u{301}b"])
        #expect(pieces("a \u{301}b") == ["a \u{301}b"])
        #expect(pieces("☂\u{1F3FD}", standard) == ["☂", "\u{1F3FD}"])
        #expect(pieces("☂\u{1F3FD}") == ["☂\u{1F3FD}"])
        #expect(pieces("日\u{E33}日", standard) == ["日", "\u{E33}", "日"])
        #expect(pieces("日\u{E33}日") == ["日\u{E33}", "日"])
        // A virama joins the consonants of one syllable. There is a skin tone among the marks.
        let syllable = "\u{915}\u{94D}\u{1F3FB}\u{94D}\u{915}"
        #expect(pieces("a \(syllable)", standard).count == 4)
        #expect(pieces("a \(syllable)") == ["a ", syllable])
        #expect(pieces("👨‍👩‍👧👩🏽‍🚀🇰🇷🇺🇸", standard) == ["👨‍👩‍👧", "👩🏽‍🚀", "🇰🇷", "🇺🇸"])
    }
}
