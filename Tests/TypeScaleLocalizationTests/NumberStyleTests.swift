import Foundation
import Testing

@testable import TypeScaleLocalization

/// Compares the styles of numbers in ICU's messages with `Intl.NumberFormat` in V8.
///
/// V8 contains ICU. Each digit is replaced by 4.
struct NumberStyleTests {
    @Test(arguments: [
        ("::currency/EUR", "en", "€4,444.44"), ("::currency/EUR", "de", "4.444,44\u{A0}€"),
        ("::currency/JPY", "en", "¥4,444"), ("::currency/EUR", "ar", "\u{200F}4,444.44\u{A0}€"),
        ("::currency/USD unit-width-full-name", "en", "4,444.44 US dollars"),
        ("::unit-width-iso-code currency/USD", "en", "USD\u{A0}4,444.44"),
        ("::currency/USD precision-integer", "en", "$4,444"),
        ("::currency/USD .0", "en", "$4,444.4"), ("::currency/USD ,_", "en", "$4444.44"),
        ("::unit/kilometer", "en", "4,444.44 km"),
        ("::measure-unit/length-kilometer", "en", "4,444.44 km"),
        ("::measure-unit/length-meter unit-width-full-name", "en", "4,444.44 meters"),
        ("::unit/kilometer-per-hour", "en", "4,444.44 km/h"),
        (
            "::measure-unit/length-kilometer per-measure-unit/duration-hour unit-width-full-name",
            "en", "4,444.44 kilometers per hour"
        ),
        ("::unit/celsius", "en", "4,444.44°C"), ("::unit/percent", "en", "4,444.44%"),
        ("::unit/fluid-ounce unit-width-full-name .0", "en", "4,444.4 fluid ounces"),
        ("::percent", "en", "444%"), ("::percent .00", "en", "444.44%"),
        ("::.000", "en", "4,444.444"), ("::precision-integer", "en", "4,444"),
        ("::sign-always .0", "en", "+4,444.4"), ("::group-off .0", "en", "4444.4"),
        ("::compact-long", "en", "444 thousand"),
        ("::unit/kilometer compact-long", "en", "444 thousand km"),
        ("::compact-long .0", "en", "4,444.4 thousand"),
        ("::compact-long currency/EUR precision-integer", "en", "€4,444 thousand"),
    ])
    func `equals the text of Intl`(style: String, language: String, expected: String) throws {
        let font = InventedFont(wide: "4")
        let text = try font.widest("{v, number, \(style)}", language: language).text
        // Foundation's sign of a currency can differ in its direction mark.
        let marks: Set<Unicode.Scalar> = ["\u{200F}", "\u{200E}"]
        func plain(_ text: String) -> String {
            String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
        }
        #expect(plain(text) == plain(expected))
    }

    /// A pattern has the text around the number, as
    /// [UTS 35](https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Patterns) defines.
    @Test(arguments: [
        ("#,##0.00 'm²'", "4,444.44 m²"), ("¤#,##0", "$4,444"), ("#", "4444"),
        ("¤¤ #,##0.00", "USD\u{A0}4,444.44"), ("#,##0 'o''clock'", "4,444 o'clock"),
        ("000000", "004444"), ("::000000 .0", "004,444.4"), ("::\n.0\t+!", "+4,444.4"),
        ("#,##0.0;(#,##0.0)", "4,444.4"), ("'#'#,##0", "#4,444"), ("0.00%", "4444.44%"),
        ("currency", "$4,444.44"), ("integer", "4,444"), ("percent", "444%"), ("", "4,444"),
        // The name of a program's own format.
        ("price", "4,444.44"),
    ])
    func `reads a pattern`(style: String, expected: String) throws {
        let font = InventedFont(wide: "4")
        #expect(try font.widest("{v, number, \(style)}").text == expected)
    }

    @Test(arguments: [
        "::", "::currency/", "::currency/EURO", "::unit/", "::unit/-per-", "::measure-unit/x",
        "::.", "::unit-width-x", "'", "''",
    ])
    func `any style has a text`(style: String) throws {
        let text = try InventedFont().widest("{v, number, \(style)}").text
        #expect(!text.isEmpty && text.utf8.count < 100)
    }

    @Test(arguments: [("::", "unit/a "), ("::.", "0"), ("#.", "0"), ("::", "0"), ("", "0")])
    func `a long style has a bounded text`(start: String, part: String) throws {
        let style = start + String(repeating: part, count: 1000)
        let text = try InventedFont().widest("{v, number, \(style)}").text
        #expect(!text.isEmpty && text.utf8.count < 100)
    }

    @Test func `a number in a unit of i18next has its sign`() throws {
        let font = InventedFont(wide: "4")
        let texts = [
            "{{v, number(unit: kilometer)}}": "4,444 km",
            "{{v, number(style: unit; unit: liter; unitDisplay: long)}}": "4,444 liters",
            "{{v, currency(currency: USD; currencyDisplay: code)}}": "USD\u{A0}4,444.44",
            "{{v, currency(currency: USD; currencyDisplay: name)}}": "4,444.44 US dollars",
        ]
        for (text, expected) in texts { #expect(try font.widest(text).text == expected) }
    }
}
