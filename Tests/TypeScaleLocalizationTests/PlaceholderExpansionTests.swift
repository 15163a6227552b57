import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleLocalization

/// Compares the widest values with the values that Foundation and C print.
struct WidestValueTests {
    private static let languages = [
        "en", "de", "es", "hi", "ar", "ar-EG", "fa", "sv", "pl", "de-CH", "ne", "he", "zz", "",
    ]

    private func skeleton(_ text: String) -> String {
        String(text.map { $0.isNumber ? "0" : $0 })
    }

    @Test(arguments: languages)
    func `numbers have the digits and separators of their type`(language: String) throws {
        let locale = Locale(identifier: language)
        let font = InventedFont()
        let values: [(String, any CVarArg)] = [
            ("%lld", Int64.max), ("%ld", Int.max), ("%qd", Int64.max), ("%u", UInt32.max),
            ("%hhd", Int8.max), ("%hu", UInt16.max), ("%d", Int32.max),
            ("%hd", Int16.max), ("%zd", Int.max), ("%llu", Int64.max),
        ]
        for (format, value) in values {
            // On Linux, Foundation lacks some modifiers.
            let wide = (value as? any BinaryInteger).map { Int64(truncatingIfNeeded: $0) } ?? 0
            let theirs = String(format: "%lld", locale: locale, wide)
            let ours = try font.widest(format, language: language) { $0.largestNumber = .max }.text
            #expect(skeleton(ours) == skeleton(theirs), "\(format)")
            let usual = try font.widest(format, language: language).text
            let most = String(format: "%lld", locale: locale, min(wide, 9_999))
            #expect(skeleton(usual) == skeleton(most), "\(format)")
        }
        let fraction = String(format: "%.2f", locale: locale, 1_234_567_890.25)
        let ours = try font.widest("%.2f", language: language) { $0.largestNumber = .max }.text
        #expect(skeleton(ours) == skeleton(fraction))
    }

    /// With a largest number of 7 in a font whose widest digit is 7, the widest value is known.
    @Test(arguments: [
        "%d", "%5d|", "%05d", "%-5d|", "%+d", "%+5d", "%.3d", "%6.3d", "%u", "%x", "%#x", "%08x",
        "%X", "%o", "%#o", "%5u%%", "%1$d", "%-+6d|",
    ])
    func `integers equal those of printf`(format: String) throws {
        let font = InventedFont(wide: "7")
        let text = try font.widest(format, language: "zz") { $0.largestNumber = 7 }.text
        #expect(text == String(format: format, 7))
    }

    @Test(arguments: ["%.2f", "%.0f", "%8.3f|", "%-8.3f|", "%+.1f", "%f", "%#.0f", "%09.2f", "%.f"])
    func `fractions equal those of printf`(format: String) throws {
        let font = InventedFont(wide: "7")
        let text = try font.widest(format, language: "zz") { $0.largestNumber = 7 }.text
        let precision = format.contains(".0") || format.contains(".f") ? 7.0 : 7.777777
        let digits = format.contains(".1") ? 7.7 : format.contains("2f") ? 7.77 : precision
        #expect(text == String(format: format, format.contains(".3") ? 7.777 : digits))
    }

    /// Returns a random number of up to `bits` bits.
    private func number(_ generator: inout SeededGenerator, _ bits: Int) -> UInt64 {
        generator.next() >> UInt64(64 - Int.random(in: 1...bits, using: &generator))
    }

    @Test(arguments: languages)
    func `random values are at most as wide`(language: String) throws {
        let locale = Locale(identifier: language)
        var generator = SeededGenerator(seed: 19)
        for round in 0..<25 {
            let font = InventedFont(seed: UInt32(round))
            func check(_ format: String, _ value: any CVarArg) throws {
                let text = try font.widest("<\(format)>", language: language) {
                    $0.largestNumber = .max
                }.text
                let theirs = "<\(String(format: format, locale: locale, value))>"
                #expect(font.width(theirs) <= font.width(text) + 1e-9, "\(theirs), \(text)")
            }
            let long = number(&generator, 63)
            let int = UInt32(truncatingIfNeeded: number(&generator, 31))
            for format in ["%lld", "%25lld", "%+lld", "%030lld", "%-22lld"] {
                try check(format, Int64(bitPattern: long))
            }
            for format in ["%d", "%05d", "%.12d"] { try check(format, Int32(bitPattern: int)) }
            for format in ["%u", "%x", "%X", "%o", "%#x"] { try check(format, int) }
            for format in ["%llu", "%llx", "%llo"] { try check(format, long) }
            let real = Double.random(in: 0...1e10, using: &generator)
            for format in ["%f", "%.2f", "%.0f", "%+.1f"] { try check(format, real) }
            let scale = pow(10, Double.random(in: -300...300, using: &generator))
            for format in ["%e", "%.2e", "%g", "%.3g", "%E", "%a"] {
                try check(format, real / 1e10 * scale)
            }
            try check("%c", Int32.random(in: 0x21...0x7E, using: &generator))
        }
    }

    @Test func `letters in numbers have the case of the conversion`() throws {
        let font = InventedFont(wide: "Ff")
        for (format, expected) in [
            ("%x", "ffff"), ("%X", "FFFF"), ("%.2a", "0x1.ffp-1023"), ("%.2A", "0X1.FFP-1023"),
        ] {
            #expect(try font.widest(format, language: "zz").text == expected)
        }
    }

    @Test(arguments: [("A", "AM"), ("P", "PM")])
    func `a time is the widest of those before and after noon`(wide: String, part: String) throws {
        let text = try InventedFont(wide: wide).widest("{d, time, short}").text
        #expect(text.contains(part), "\(text)")
    }

    @Test func `takes the first candidate if widths are not numbers`() throws {
        var characters = WidestCharacters()
        #expect(try characters.widest(of: ["a", "b"]) { _ in .nan } == "a")
    }

    @Test func `samples replace values by spelling, name and position`() throws {
        let text = "%@ %2$@ %lld {name} ${x}"
        let font = InventedFont()
        let result = try font.widest(text) {
            $0.samples = ["%@": "A", "2": "B", "%lld": "3", "name": "N", "${x}": "X"]
        }
        #expect(result.text == "A B 3 N X")
        #expect(
            result.assumptions == ["%@ = A", "%2$@ = B", "%lld = 3", "{name} = N", "${x} = X"]
        )
        let equivalent = try font.widest("{\u{E9}} {e\u{301}}") {
            $0.samples = ["\u{E9}": "A", "e\u{301}": "B"]
        }
        #expect(equivalent.text == "A B")
        let texts = try font.widest("%1$@ %@ {n} %s") { $0.samples = ["%@": "A"] }.text
        #expect(texts == "A A A A")
        #expect(try font.widest("%@ %@") { $0.sample = "%d{" }.text == "%d{ %d{")
        #expect(
            try font.widest("%s|%.3s|%14s") { $0.sample = "abcd" }.text
                == "abcd|abc|          abcd"
        )
    }

    private static let kinds: [(text: String, key: String, comment: String, expected: String)] = [
        ("%@", "error_message", "", "The operation couldn’t be completed."),
        ("%@", "alert.errorTitle", "", "The operation couldn’t be completed."),
        ("%s", "a", "The backup. %s is its date", "Wednesday, September 30, 2026"),
        ("%@", "EMAIL", "", "erika.mustermann@example.com"),
        ("{serverUrl}", "a", "", "social.mustermann.example.com"),
        // The name of a placeholder precedes the comment, and the comment the key.
        ("{path}", "url", "an address {path}", "/Users/mustermann/Documents/Report.pdf"),
        ("%@", "url", "The parameter is an address.", "Heidestraße 17, 51147 Köln"),
        // Words that only contain such a word do not count.
        ("%@", "profile_update", "sometimes", "Mustermann"),
        // A comment about the text does not describe the value.
        ("%@", "a", "Only this time. %@ is a user", "Mustermann"),
        ("%@", "a", "50% of the time", "Mustermann"), ("%@", "a", "The date", "Mustermann"),
        ("%@", "a", "The variables: 1. the file", "Mustermann"),
        // The key does not say which value is the file.
        ("%@ %@", "file", "", "Mustermann Mustermann"),
        (
            "%1$@ %1$@", "file", "",
            "IMG_20260930_225858.HEIC IMG_20260930_225858.HEIC"
        ),
        ("%ld", "date", "", "9,999"), ("{user0}", "a", "", "Mustermann"),
    ]

    // The texts are those in the table of Placeholders.md.
    @Test(arguments: kinds)
    func `a text is of the kind that its name, comment or key tells`(
        text: String,
        key: String,
        comment: String,
        expected: String
    ) throws {
        let kind = SampleKind(inComment: comment) ?? SampleKind(in: key)
        let font = InventedFont(wide: "9")
        let widest = try font.widest(text) { $0.hints.kind = kind }.text
        #expect(widest == expected)
        // A sample has precedence.
        if text.contains("@") {
            let sample = try font.widest(text) { ($0.hints.kind, $0.sample) = (kind, "x") }.text
            #expect(sample.allSatisfy { "x ".contains($0) })
        }
    }

    @Test func `every kind of text is longer than the default`() {
        for kind in SampleKind.allCases { #expect(kind.text.count > "Mustermann".count) }
    }

    @Test func `states each assumption once and only a limited number`() throws {
        let font = InventedFont()
        #expect(try font.widest("%@ %@ %@").assumptions == ["%@ = Mustermann"])
        let many = (0..<1000).map { "{n\($0)}" }.joined()
        #expect(try font.widest(many).assumptions.count == MessageText.maximumAssumptions)
    }

    @Test(arguments: [
        "50% discount", "100%", "% d", "5 %, ok", "%", "a%\u{E9}", "%&", "%-", "%.", "%5",
    ])
    func `percent signs in text are text`(text: String) throws {
        #expect(MessageText(text, syntaxes: .printf).placeholders.isEmpty)
        #expect(try InventedFont().widest(text, .printf).text == text)
    }

    @Test func `reports widths above the limit`() throws {
        #expect(MessageText("%100d", syntaxes: .printf).problems.isEmpty)
        for text in ["%101d", "%.999f", "%99999999999999999999d"] {
            let problem = MessageText(text, syntaxes: .printf).problems.first
            #expect(problem?.kind == .tooWide(text))
        }
    }

    @Test func `dates are the widest of the year`() throws {
        let font = InventedFont(wide: "8")
        let dates = [
            ("{d, date, full}", Date.FormatStyle(date: .complete, time: .omitted)),
            ("{d, date, short}", Date.FormatStyle(date: .numeric, time: .omitted)),
            ("{d, date}", Date.FormatStyle(date: .abbreviated, time: .omitted)),
            ("{d, time, short}", Date.FormatStyle(date: .omitted, time: .shortened)),
        ]
        for (pattern, style) in dates {
            for language in ["en", "de", "fa", "ja"] {
                var format = style.locale(Locale(identifier: language))
                format.timeZone = .gmt
                format.calendar = Calendar(identifier: .gregorian)
                let text = try font.widest(pattern, language: language).text
                for day in 0..<366 {
                    let date = Date(timeIntervalSince1970: 1_704_067_200 + Double(day) * 90_061)
                    #expect(font.width(format.format(date)) <= font.width(text))
                }
            }
        }
    }

    @Test(arguments: languages) func `percentages have their language's sign`(
        language: String
    ) throws {
        let style = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: language))
        let text = try InventedFont().widest("{p, number, percent}", language: language).text
        #expect(skeleton(text) == skeleton(style.format(8.88)))
    }

    @Test func `numbers in messages have the type of their style`() throws {
        let font = InventedFont(wide: "8")
        for (pattern, expected) in [
            ("{n, number}", "8,888"), ("{n, number, integer}", "8,888"),
            ("{n, number, currency}", "$8,888.88"), ("{n, number, #,##0.00}", "8,888.88"),
            ("{n,number}", "8,888"), ("{n, number, ::percent}", "888%"),
            ("{n, spellout}", "Mustermann"),
        ] {
            #expect(try font.widest(pattern).text == expected)
        }
    }

    /// The lengths are those of the largest values that C prints.
    @Test(arguments: [
        ("%p", "0xffffffffffffffff"), ("%llx", "ffffffffffffffff"), ("%hhx", "ff"), ("%hx", "ffff"),
        ("%o", "37777777777"), ("%llo", "777777777777777777777"), ("%hho", "377"),
        ("%a", "0x1.fffffffffffffp+1023"), ("%.3a", "0x1.fffp+1023"), ("%e", "1.797693e+308"),
        ("%#x", "0xffffffff"),
        ("%.0e", "2e+308"), ("%.3g", "1.23e-300"), ("%.0g", "2e+308"), ("%g", "1.79769e+308"),
    ])
    func `other notations are as long as those of C`(format: String, longest: String) throws {
        let text = try InventedFont().widest(format, language: "zz") { $0.largestNumber = .max }
            .text
        #expect(text.count == longest.count, "\(text)")
    }

    @Test(arguments: ["@", "de@numbers=roman", "zh@numbers=hans", "\0", "\u{1F600}", "x-\u{301}"])
    func `any language code has symbols`(language: Named<String>) throws {
        let language = language.value
        let long = String(repeating: language, count: 1000)
        for language in [language, long] {
            let text = try InventedFont().widest("%lld %.2f %e %d", language: language).text
            #expect(!text.isEmpty && text.count < 1000)
        }
    }

    @Test func `measures each kind of character once`() throws {
        var characters = WidestCharacters()
        var count = 0
        let values = PlaceholderValues(language: "en")
        let message = MessageText("%d %lld %.2f %c", syntaxes: .printf)
        for _ in 0..<10 {
            _ = try message.widest(values, &characters) { text in
                count += 1
                return Double(text.count)
            }
        }
        // Ten digits, and the ASCII characters except the space.
        #expect(count == 10 + 94)
    }
}
