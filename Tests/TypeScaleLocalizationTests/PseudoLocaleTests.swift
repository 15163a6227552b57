import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout

@testable import TypeScaleLocalization

struct PseudoLocaleTests {
    /// Compares with the results that Android's tests expect from its resource compiler.
    ///
    /// Only the first letter of `Battery` differs, which is Greek on Android.
    @Test(arguments: [
        ("", "[]"), ("Hello, world", "[Ĥéļļö, ŵöŕļð one two]"),
        ("Hello, %1d", "[Ĥéļļö, »%1d« one two]"),
        ("Battery %1d%%", "[Ḃåţţéŕý »%1d«%% one two]"), ("^1 %", "[^1 % one]"),
        ("{placeholder}", "[»{placeholder}«]"),
        ("{USER} is offline", "[»{USER}« îš öƒƒļîñé one two]"),
        ("Copy from {path1} to {path2}", "[Çöþý ƒŕöḿ »{path1}« ţö »{path2}« one two three]"),
        ("Today is {1,date} {1,time}", "[Ţöðåý îš »{1,date}« »{1,time}« one two]"),
        ("'{USER'} is offline", "['{ÛŠÉŔ'} îš öƒƒļîñé one two three]"),
        (
            "{COUNT, plural, one {Delete a file} other {Delete {COUNT} files}}",
            "[{COUNT, plural, one {Ðéļéţé å ƒîļé one two} other {Ðéļéţé »{COUNT}« ƒîļéš one two}}]"
        ),
        (
            "Distance is {COUNT, plural, one {# mile} other {# miles}}",
            "[Ðîšţåñçé îš {COUNT, plural, one {# ḿîļé one two} other {# ḿîļéš one two}}]"
        ),
        (
            "{n, plural,=0{{person} didn't add you to any of her circles.}other{{person}}}",
            "[{n, plural,=0{»{person}« ðîðñ'ţ åðð ýöû ţö åñý öƒ ĥéŕ çîŕçļéš."
                + " one two three four five}other{»{person}«}}]"
        ),
    ])
    func `accents as Android does`(source: String, expected: String) {
        #expect(PseudoLocale.accented.text(from: source) == expected)
    }

    /// Compares with the results that Android's tests expect from its resource compiler.
    @Test(arguments: [
        ("", ""), ("word", "<word>"), ("  word  ", "  <word>  "),
        ("hello\n  world\n", "<hello>\n  <world>\n"), ("{placeholder}", "<{placeholder}>"),
        (
            "{COUNT, plural, one {one} other {other}}",
            "{COUNT, plural, one {<one>} other {<other>}}"
        ),
    ])
    func `reverses words as Android does`(source: String, expected: String) {
        let marked = expected.map { character in
            switch character {
            case "<": "\u{200F}\u{202E}"
            case ">": "\u{202C}\u{200F}"
            default: String(character)
            }
        }
        #expect(PseudoLocale.rightToLeft.text(from: source) == marked.joined())
    }

    /// Compares lengths with IBM's table, whose example for the count is `Hello World!`.
    @Test(arguments: [
        (1, 200), (10, 200), (11, 100), (12, 100), (20, 100), (21, 80), (30, 80), (31, 60),
        (50, 60), (51, 40), (70, 40), (71, 30), (1000, 30),
    ])
    func `grows as IBM's table says`(count: Int, percentage: Int) {
        let words = "Hello World! " + String(repeating: "abcd efgh ", count: 100)
        let source = String(words.prefix(count - 1)) + "x"
        let text = PseudoLocale.longer.text(from: source)
        #expect(text.hasPrefix(source))
        let wanted = count + (count * percentage + 99) / 100
        #expect(wanted...wanted + 1 ~= text.count)
    }

    @Test func `adds two marks to each vowel`() {
        let source = "A quick brown fox jumps over the lazy dog. ÄÖ"
        let text = PseudoLocale.tall.text(from: source)
        #expect(text.count == source.count)
        for (letter, other) in zip(text, source) {
            let scalars = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars
            let marks = scalars.filter { $0.properties.canonicalCombiningClass != .notReordered }
            let isVowel = "aeouAEOU".contains(other)
            if isVowel { #expect(scalars.first.map(Character.init) == other) }
            if other.isASCII { #expect(marks.count == (isVowel ? 2 : 0)) }
        }
    }

    private static let placeholders = [
        "%@", "%1$@", "%lld", "%.2f", "%05d", "%#@files@", "%arg", "{name}", "{0}", "{{name}}",
        "${name}", "<b>", "</b>", "<a href=\"https://a.b\">", "&amp;", "&#39;",
        "&CounterClockwiseContourIntegral;",
    ]

    @Test(arguments: PseudoLocale.allCases)
    func `keeps placeholders and markup`(locale: PseudoLocale) {
        for placeholder in Self.placeholders {
            let source = "Save \(placeholder) files"
            let text = locale.text(from: source)
            #expect(text.components(separatedBy: placeholder).count == 2, "\(text)")
            #expect(text != source)
        }
        let tag = "<a href=\"{url}\" id=\"%d\">"
        #expect(locale.text(from: tag + "x</a>").contains(tag))
        let link = "Read [terms](https://example.com/a b)"
        #expect(locale.text(from: link).contains("](https://example.com/a b)"))
    }

    @Test(arguments: PseudoLocale.allCases)
    func `the placeholders of a fake translation are the source's`(locale: PseudoLocale) {
        let sources =
            Self.placeholders.map { "A < B & \($0) 100%% 50% off" } + [
                "{n, plural, offset:1 =0 {none} one {'{'#'}' a} other {{g, select, other {%@ #}}}}",
                "{a", "%", "It's '{quoted}' {x}", "100% de %d", "]( x",
            ]
        for source in sources {
            let before = MessageText(source, syntaxes: .all)
            let text = locale.text(from: source)
            let after = MessageText(text, syntaxes: .all)
            #expect(before.placeholders.map(\.spelling) == after.placeholders.map(\.spelling))
            #expect(before.problems.isEmpty == after.problems.isEmpty, "\(text)")
        }
    }

    /// Reads characters after which there is no markup.
    @Test func `translates text that only begins like markup`() {
        let long = String(repeating: "a", count: 32)
        for (source, expected) in [
            ("a < b > c", "å < ḃ > ç"), ("a <b c", "å <ḃ ç"), ("R&D; &;", "Ŕ&D; &;"),
            ("&\(long);", "&" + String(repeating: "å", count: 32) + ";"), ("a & b;", "å & ḃ;"),
            ("[a] (b)", "[å] (ḃ)"), ("[a](b", "[å](ḃ"), ("<", "<"), ("a&", "å&"),
            ("<!--a--> a", "<!--a--> å"),
        ] {
            #expect(PseudoLocale.accented.text(from: source).hasPrefix("[" + expected))
        }
    }

    /// Every accented letter is a Latin letter, and in the font of Apple's systems.
    @Test func `accents all letters but one`() throws {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let text = PseudoLocale.accented.text(from: letters).dropFirst()
        for (letter, accented) in zip(letters, text) {
            #expect((letter == accented) == "qQ".contains(letter), "\(letter)")
        }
        for text in [text, PseudoLocale.tall.text(from: letters)[...]] {
            let slot = Slot("", keys: ["*"], width: 1000)
            #expect(try slot.fit(String(text), language: "en").missing.isEmpty)
        }
    }

    @Test func `translates the branches of substitutions`() {
        let source = Substitution(
            name: "files",
            specifier: "lld",
            argument: 2,
            branches: [.init(variation: "plural.other", text: "%arg files")]
        )
        let found = PseudoLocale.accented.substitution(from: source, syntaxes: .printf)
        #expect(found.branches.map(\.text) == ["»%arg« ƒîļéš one two"])
        #expect(found.name == source.name && found.argument == 2)
    }
}
