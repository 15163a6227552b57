import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics

@testable import TypeScaleLocalization

/// Tests the reader of Application Resource Bundles.
struct ARBTests {
    private func read(
        _ text: String,
        _ path: String = "lib/l10n/app_de.arb"
    ) throws
        -> TranslationCatalog
    {
        try TranslationCatalog(data: Data(text.utf8), path: path)
    }

    /// Reads the example in the
    /// [specification](https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification).
    @Test func `reads the example of the specification`() throws {
        let file = try read(
            """
            {
              "@@locale": "en_US",
              "@@context": "HomePage",
              "title_bar": "My Cool Home",
              "@title_bar": {
                "type": "text",
                "context": "HomePage",
                "description": "Page title."
              },
              "MSG_OK": "Everything works fine.",
              "FOO_123": "Your pending cost is {COST}",
              "@FOO_123": {
                "type": "text",
                "placeholders": {"COST": {"example": "$123.45", "description": "cost"}}
              }
            }
            """
        )
        #expect(file.diagnostics.isEmpty)
        #expect(file.entries.map(\.key) == ["title_bar", "MSG_OK", "FOO_123"])
        #expect(
            file.entries.map(\.text) == [
                "My Cool Home", "Everything works fine.", "Your pending cost is {COST}",
            ]
        )
        #expect(file.entries.map(\.comment) == ["Page title.", "", ""])
        #expect(file.entries.map(\.line) == [4, 10, 11])
        #expect(file.entries.allSatisfy { $0.language == "en_US" })
    }

    @Test(arguments: [
        ("app_de.arb", "de", "app_*.arb"), ("intl_pt_BR.arb", "pt_BR", "intl_*.arb"),
        ("app_zh_Hans_CN.arb", "zh_Hans_CN", "app_*.arb"), ("my_app_de.arb", "de", "my_app_*.arb"),
        ("de.arb", "de", "*.arb"), ("app.arb", nil, "app.arb"),
        ("l10n/de/a.arb", "de", "l10n/*/a.arb"),
        ("de.json", "de", "*.json"), ("Main.zh_Hans.json", "zh_Hans", "Main.*.json"),
        ("x/fr/app.json", "fr", "x/*/app.json"),
        ("a/de.lproj/b.strings", "de", "a/*.lproj/b.strings"),
        ("a.xcstrings", nil, "a.xcstrings"),
        ("a\\\\de.lproj\\\\b.stringsdict", "de", "a\\\\*.lproj\\\\b.stringsdict"),
    ])
    func `reads the language from the path`(path: String, language: String?, group: String) {
        let name = TranslationFileName(path)
        #expect(name.language == language && name.group == group)
    }

    @Test func `keeps the other entries if one has an error`() throws {
        let file = try read(
            "{\"a\":1,\n\"b\":\"x\",\n\"b\":\"y\",\"@c\":2,\"@b\":\"d\"}",
            "de/a.arb"
        )
        #expect(file.entries.map(\.text) == ["x", "y"])
        #expect(
            file.diagnostics.map(\.description) == [
                "de/a.arb:1:6: a: expected a string", "de/a.arb:3:1: b: duplicate key; keep one",
            ]
        )
        #expect(file.entries.allSatisfy { $0.language == "de" && $0.comment.isEmpty })
    }

    @Test func `refuses other documents`() {
        let error = #expect(throws: Diagnostic.self) { try read("[]", "a.arb") }
        #expect(error?.description == "a.arb: expected a dictionary of keys and strings")
    }

    /// Flutter defines the types and formats in its guide to
    /// [internationalization](https://docs.flutter.dev/ui/internationalization#messages-with-numbers-and-currencies).
    @Test(arguments: [
        // Without a format, Flutter's generated code inserts the number as Dart prints it.
        (#""type": "int""#, "9999"), (#""type": "num""#, "9999.99"),
        (#""type": "double""#, "9999.99"),
        (#""type": "double", "format": "compactLong""#, "999 thousand"),
        (#""type": "double", "format": "currency""#, "USD9,999.99"),
        (
            #""type": "int", "format": "currency", "optionalParameters": {"symbol": "CHF ", "decimalDigits": 0}"#,
            "CHF 9,999"
        ),
        (
            #""type": "num", "format": "currency", "optionalParameters": {"name": "JPY"}"#,
            "JPY9,999.99"
        ),
        (
            #""type": "num", "format": "simpleCurrency", "optionalParameters": {"name": "EUR"}"#,
            "€9,999.99"
        ),
        (
            #""type": "num", "format": "decimalPercentPattern", "optionalParameters": {"decimalDigits": 1}"#,
            "999.9%"
        ),
        (#""type": "double", "format": "percentPattern""#, "999%"),
        (#""type": "int", "format": "decimalPattern""#, "9,999"),
        (#""type": "String""#, "Mustermann"), (#""type": "Other""#, "Mustermann"),
        (#""type": "DateTime", "format": "yMMMMEEEEd""#, "Wednesday, September 99, 9999"),
        (#""type": "DateTime", "format": "MMMd""#, "Sep 99"),
        (#""type": "DateTime", "format": "yM+Hm""#, "99/9999, 99:99"),
        (
            #""type": "DateTime", "format": "EEE 'at' HH", "isCustomDateFormat": "true""#,
            "Wed at 99"
        ),
        (#""type": "DateTime", "format": "EEE", "isCustomDateFormat": true"#, "Wed"),
    ])
    func `measures a placeholder by its type`(type: String, expected: String) throws {
        let file = try read(
            """
            {"a": "{x}", "@a": {"placeholders": {"x": {\(type)}}}, "b": "{date}",
             "c": "{n, plural, other{}}{x}", "@c": {"placeholders": {"x": {\(type)}}}}
            """
        )
        let font = InventedFont(wide: "9WednsaySp")
        func text(_ entry: TranslationCatalog.Entry) throws -> String {
            try font.widest(entry.text) { $0.hints = PlaceholderHints(entry) }.text
        }
        #expect(try text(file.entries[0]) == expected)
        #expect(try text(file.entries[1]) == SampleKind.date.text)
        #expect(try text(file.entries[2]) == expected)
    }

    /// The sign has the place of the dollar, which languages write as `$`, `US$` or `USD`.
    @Test(arguments: [
        ("en", "Kč9,999.99"), ("nb", "9\u{A0}999,99\u{A0}Kč"), ("pl", "9999,99\u{A0}Kč"),
        ("zh", "Kč9,999.99"), ("es", "9999,99\u{A0}Kč"), ("en_AU", "Kč9,999.99"),
    ])
    func `an amount has the sign of its file`(language: String, expected: String) throws {
        let format =
            #"{"type": "num", "format": "currency", "optionalParameters": {"symbol": "Kč"}}"#
        let file = try read(
            #"{"a": "{x}", "@a": {"placeholders": {"x": \#(format)}}}"#,
            "app_\(language).arb"
        )
        let entry = try #require(file.entries.first)
        let text = try InventedFont(wide: "9").widest(entry.text, language: language) {
            $0.hints = PlaceholderHints(entry)
        }.text
        #expect(text == expected)
    }

    /// Dart prints the number of a plural without a type in ASCII digits, without groups.
    @Test func `the number of a plural is printed as its digits`() throws {
        let text = "{n, plural, =1{{n} x} one{{n} xx} other{{n} xxx}}"
        let file = try read(#"{"a": "\#(text)"}"#, "app_ar.arb")
        let font = InventedFont(wide: "9")
        let entry = try #require(file.entries.first)
        let message = MessageText(entry.text, syntaxes: entry.syntaxes)
        var values = PlaceholderValues(language: "ar")
        values.hints = PlaceholderHints(entry)
        #expect(try font.widest(message, values).text == "9999 xxx")
    }

    /// A translation has the types of the file with its source text.
    @Test func `a translation has the types of its source`() throws {
        let source = try read(
            #"{"a": "{x}", "@a": {"placeholders": {"x": {"type": "int"}}}}"#,
            "app_en.arb"
        )
        let translation = try read(#"{"a": "Anzahl {x}"}"#, "app_de.arb")
        var slot = Slot("All", keys: ["*"], width: 1)
        slot.largestCategory = .large
        let report = TranslationCheck(SlotFile([slot])).report([source, translation])
        #expect(report.assumptions.map(\.key) == ["{x} = 4444"])
    }
}
