import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization

/// Tests of values for placeholders, and of fake translations.
struct PlaceholderCheckTests {
    private func catalog(_ texts: [String: [String: String]]) throws -> TranslationCatalog {
        let strings = texts.mapValues { languages in
            ["localizations": languages.mapValues { ["stringUnit": ["value": $0]] }]
        }
        let document: [String: Any] = ["sourceLanguage": "en", "strings": strings]
        let data = try JSONSerialization.data(withJSONObject: document)
        return try TranslationCatalog(data: data, path: "a.xcstrings")
    }

    private func check(
        _ width: Double,
        _ change: (inout Slot) -> Void = { _ in }
    ) -> TranslationCheck {
        var slot = Slot("All", keys: ["*"], width: width)
        slot.largestCategory = .large
        change(&slot)
        return TranslationCheck(SlotFile([slot]))
    }

    /// Returns the width of a text in the font of the slots.
    private func width(_ text: String) throws -> Double {
        let font = try FontDescription.system(.body).scaled(for: TraitCollection())
            .resolved(fonts: FontResolver(FontRegistry()))
        return try MeasuredText([TextSpan(text, font: font)]).layout().size.width
    }

    @Test func `a placeholder is as wide as its sample`() throws {
        let catalog = try catalog(["a": ["en": "Hi %@", "de": "Hallo %@"]])
        let width = try width("Hallo Mustermann")
        #expect(check(width + 1).report([catalog]).findings.isEmpty)
        let report = check(width - 1).report([catalog])
        let finding = try #require(report.findings.first)
        #expect(finding.fit?.text == "Hallo Mustermann" && report.findings[0].language == "de")
        #expect(finding.assumptions == ["%@ = Mustermann"])
        #expect(finding.description.contains("; assumed %@ = Mustermann"))
        #expect(report.assumptions == ["%@ = Mustermann": 2])
        // A sample of the slot is shorter.
        #expect(check(width - 1) { $0.samples = ["%@": "Jo"] }.report([catalog]).findings.isEmpty)
        var longer = check(width + 1)
        longer.sample = "Dr. Mustermann\nder Jüngere"
        let text = longer.report([catalog]).findings.first?.fit?.text
        #expect(text == "Hallo Dr. Mustermann der Jüngere")
    }

    @Test(arguments: [("%#@b@", "%#@a@"), ("%#@a@", "x"), ("x %#@none@", "x")])
    func `a missing or cyclic substitution is reported once`(one: String, two: String) throws {
        func plural(_ name: String, _ text: String) -> [String: Any] {
            [name: ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "other": text]]
        }
        var value: [String: Any] = ["NSStringLocalizedFormatKey": "y %#@a@"]
        value.merge(plural("a", one)) { first, _ in first }
        value.merge(plural("b", two)) { first, _ in first }
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["k": value],
            format: .xml,
            options: 0
        )
        let catalog = try TranslationCatalog(data: data, path: "en.lproj/a.stringsdict")
        #expect(catalog.diagnostics.isEmpty)
        #expect(check(100).report([catalog]).diagnostics.map(\.path) == ["k"])
    }

    @Test func `a number is as wide as the largest number`() throws {
        let catalog = try catalog(["a": ["en": "%lld"]])
        let small = check(60) { $0.largestNumber = 99 }.report([catalog])
        #expect(small.findings.isEmpty)
        func digits(_ check: TranslationCheck) throws -> Int {
            let text = try #require(check.report([catalog]).findings.first?.fit?.text)
            return text.filter(\.isNumber).count
        }
        #expect(try digits(check(30)) == 4)
        #expect(try digits(check(60) { $0.largestNumber = .max }) == 19)
    }

    // In Russian, 21 and 101 also select the category one.
    @Test func `a plural with any number is compared with such a plural`() throws {
        func plural(_ texts: [String: String]) -> [String: Any] {
            ["variations": ["plural": texts.mapValues { ["stringUnit": ["value": $0]] }]]
        }
        let languages = [
            "en": plural(["one": "%lld file", "other": "%lld files"]),
            "ru": plural(["one": "%lld файл", "other": "%lld файла"]),
            "de": plural(["one": "%lld Datei aus dem Ordner", "other": "%lld Dateien"]),
        ]
        let document: [String: Any] = [
            "sourceLanguage": "en", "strings": ["a": ["localizations": languages]],
        ]
        let data = try JSONSerialization.data(withJSONObject: document)
        let catalog = try TranslationCatalog(data: data, path: "a.xcstrings")
        var check = check(100)
        check.isRelative = true
        check.largestNumber = .max
        let report = check.report([catalog])
        #expect(report.findings.map(\.fit?.text) == ["1 Datei aus dem Ordner"])
        #expect(report.total.failsInSource == 4)
    }

    @Test func `reports placeholders that a translation lacks`() throws {
        let catalog = try catalog([
            "a": ["en": "%@ and %@", "de": "nur %@"], "b": ["en": "50% off", "de": "50 % Rabatt"],
            "c": ["en": "%1$@ %2$lld", "de": "%2$lld von %1$@"],
        ])
        let report = check(1000).report([catalog])
        #expect(report.findings.map(\.key) == ["a"])
        #expect(report.findings[0].verdict == .missingPlaceholder)
        #expect(
            report.findings[0].description.hasSuffix(
                "a (de): missing %@, value 2; add it to the translation"
            )
        )
        #expect(report.languages["de"]?.verdicts == [.fits: 3, .missingPlaceholder: 1])
    }

    @Test func `reports errors in placeholders`() throws {
        let json = #"{"a": "{name", "b": "{count, plural, one {x}}"}"#
        let catalog = try TranslationCatalog(data: Data(json.utf8), path: "de.json")
        let report = check(1000).report([catalog])
        #expect(report.diagnostics.map(\.path).sorted() == ["a", "b"])
        #expect(report.diagnostics.allSatisfy { $0.position != nil && $0.file == "de.json" })
        #expect(report.total.texts == 2)
    }

    // At L, "Save" fits 60 points, but the three times as long text does not.
    @Test func `checks fake translations of source texts`() throws {
        let catalog = try catalog(["a": ["en": "Save"], "b": ["en": ""]])
        var check = check(60)
        #expect(check.report([catalog]).findings.isEmpty)
        check.pseudoLocales = PseudoLocale.allCases
        let report = check.report([catalog])
        let longer = try #require(report.findings.first { $0.language == "en-x-longer" })
        #expect(longer.key == "a" && longer.source == "Save" && longer.verdict == .truncated)
        #expect(longer.text == PseudoLocale.longer.text(from: "Save"))
        #expect(report.total.texts == 10)
        #expect(report.findings.allSatisfy { $0.key == "a" })
    }
}
