import Foundation
import Testing
import TypeScaleDocuments
import TypeScaleLayout
import TypeScaleLocalization
import TypeScaleTestSupport

/// Tests of plural forms in JSON, in languages with other forms than the source language.
struct JSONPluralTests {
    /// The forms of a language.
    struct Language: Sendable, CustomTestStringConvertible {
        let code: String
        /// The categories that integers up to 200 select, and the others, in
        /// [CLDR 47](https://www.unicode.org/cldr/charts/47/supplemental/language_plural_rules.html).
        let cardinals: String
        let others: String
        let ordinals: String
        /// The ends that keys have in version 3 of i18next's JSON, from its plural rules.
        let ends: String
        /// For each end, the category that the same integers select in CLDR, or else its number.
        let variations: String

        init(
            _ code: String,
            _ cardinals: String,
            _ others: String,
            _ ordinals: String,
            _ ends: String,
            _ variations: String
        ) {
            self.code = code
            self.cardinals = cardinals
            self.others = others
            self.ordinals = ordinals
            self.ends = ends
            self.variations = variations
        }

        var testDescription: String { code }

        private static func words(_ text: String) -> [String] {
            text.split(separator: " ").map(String.init)
        }

        /// The names of cardinal forms that integers select.
        var needed: [String] { Self.words(cardinals) }

        var all: [String] { needed + Self.words(others) }

        var ordinalNames: [String] { Self.words(ordinals) }

        /// The ends in version 3, each with its variation.
        var numbered: [(end: String, variation: String)] {
            zip(Self.words(ends), Self.words(variations)).map {
                ($0 == "-" ? "" : $0, "plural.\($1)")
            }
        }
    }

    static let languages = [
        Language("en", "one other", "", "one two few other", "- _plural", "one other"),
        Language("de", "one other", "", "other", "- _plural", "one other"),
        Language("pl", "one few many", "other", "other", "_0 _1 _2", "one few many"),
        Language("ru", "one few many", "other", "other", "_0 _1 _2", "one few many"),
        Language(
            "ar",
            "zero one two few many other",
            "",
            "other",
            "_0 _1 _2 _3 _4 _5",
            "zero one two few many other"
        ),
        Language("ja", "other", "", "other", "_0", "other"),
        Language("zh", "other", "", "other", "_0", "other"),
        Language("fr", "one other", "many", "one other", "- _plural", "one other"),
        Language("cs", "one few other", "many", "other", "_0 _1 _2", "one few other"),
        // In i18next, the rules for Hebrew and Welsh have four forms.
        Language("he", "one two other", "", "other", "_0 _1 _2 _3", "0 1 2 3"),
        Language(
            "cy",
            "zero one two few many other",
            "",
            "zero one two few many other",
            "_0 _1 _2 _3",
            "0 1 2 3"
        ),
        Language("lv", "zero one other", "", "other", "_0 _1 _2", "one other zero"),
        Language("sl", "one two few other", "", "other", "_0 _1 _2 _3", "other one two few"),
    ]

    /// Returns a file with a title, without which an empty file would have no language.
    private static func flat(_ forms: [(key: String, text: String)]) -> String {
        JSONCheck.json([("title", "Title \(forms.count)")] + forms)
    }

    /// Returns a file with the forms in a dictionary.
    private static func nested(_ forms: [(key: String, text: String)]) -> String {
        var members: [(key: String, value: JSONOutput)] = [
            ("title", .string("Title \(forms.count)"))
        ]
        let forms = forms.map { ($0.key, JSONOutput.string($0.text)) }
        if !forms.isEmpty { members.append(("item", .object(forms))) }
        return JSONOutput.object(members).text(.line)
    }

    /// Compares the findings for files in which one form at a time is long, or missing.
    ///
    /// - Parameters:
    ///   - language: The language of the file.
    ///   - original: The forms in the source language.
    ///   - forms: The forms in the file.
    ///   - needed: The variations that are missing without their form, or `nil` to skip this.
    ///   - json: Returns a file with forms.
    /// - Throws: An error if a file cannot be written.
    private func expectFindings(
        _ language: Language,
        _ original: (code: String, keys: [String]),
        _ forms: [(key: String, variation: String)],
        needed: [String]?,
        _ json: ([(key: String, text: String)]) -> String = flat
    ) throws {
        var check = JSONCheck()
        check.check.sourceLanguage = original.code
        let source = json(original.keys.map { ($0, "x") })
        for (index, form) in forms.enumerated() {
            var texts = forms.map { (key: $0.key, text: JSONCheck.short) }
            texts[index].text = JSONCheck.long
            let files: KeyValuePairs = [original.code: source, language.code: json(texts)]
            let found = try check.findings(files)
            #expect(found == ["\(language.code) item (\(form.variation)): truncated"])
            guard let needed else { continue }
            texts.remove(at: index)
            let rest = try check.findings([original.code: source, language.code: json(texts)])
            let missing = "\(language.code) item\(texts.isEmpty ? "" : " (\(form.variation))")"
            #expect(rest == (needed.contains(form.variation) ? ["\(missing): missing"] : []))
        }
    }

    /// Returns another language, which is the source in a test.
    private func source(for language: Language) -> Language {
        Self.languages[language.code == "en" ? 1 : 0]
    }

    @Test(arguments: languages)
    func `every form with a category is measured, and needed if integers select it`(
        language: Language
    ) throws {
        let source = source(for: language)
        try expectFindings(
            language,
            (source.code, source.needed.map { "item_\($0)" }),
            language.all.map { ("item_\($0)", "plural.\($0)") },
            needed: language.needed.map { "plural.\($0)" }
        )
    }

    @Test(arguments: languages)
    func `every form in a dictionary is measured, and needed if integers select it`(
        language: Language
    ) throws {
        let source = source(for: language)
        try expectFindings(
            language,
            (source.code, source.needed),
            language.all.map { ($0, "plural.\($0)") },
            needed: language.needed.map { "plural.\($0)" },
            Self.nested
        )
    }

    @Test(arguments: languages)
    func `every ordinal form is measured, and needed if integers select it`(
        language: Language
    ) throws {
        let source = source(for: language)
        try expectFindings(
            language,
            (source.code, source.ordinalNames.map { "item_ordinal_\($0)" }),
            language.ordinalNames.map { ("item_ordinal_\($0)", "ordinal.\($0)") },
            needed: language.ordinalNames.map { "ordinal.\($0)" }
        )
    }

    @Test(arguments: languages)
    func `every form in version 3 is measured`(language: Language) throws {
        let source = source(for: language)
        try expectFindings(
            language,
            (source.code, source.numbered.map { "item\($0.end)" }),
            language.numbered.map { ("item\($0.end)", $0.variation) },
            needed: nil
        )
    }

    @Test(arguments: languages.filter { $0.code != "en" }, ["", "nested", "ordinal", "version 3"])
    func `a source in any language has the forms of English as translations`(
        language: Language,
        kind: String
    ) throws {
        // The numbers of their forms in version 3 could also be parts of keys.
        if kind == "version 3", ["he", "cy"].contains(language.code) { return }
        let english = Self.languages[0]
        let (original, keys, variations) =
            switch kind {
            case "nested": (language.all, english.all, english.all.map { "plural.\($0)" })
            case "ordinal":
                (
                    language.ordinalNames.map { "item_ordinal_\($0)" },
                    english.ordinalNames.map { "item_ordinal_\($0)" },
                    english.ordinalNames.map { "ordinal.\($0)" }
                )
            case "version 3":
                (
                    language.numbered.map { "item\($0.end)" },
                    english.numbered.map { "item\($0.end)" },
                    english.numbered.map(\.variation)
                )
            default:
                (
                    language.all.map { "item_\($0)" }, english.all.map { "item_\($0)" },
                    english.all.map { "plural.\($0)" }
                )
            }
        try expectFindings(
            english,
            (language.code, original),
            zip(keys, variations).map { ($0, $1) },
            needed: nil,
            kind == "nested" ? Self.nested : Self.flat
        )
    }
}
