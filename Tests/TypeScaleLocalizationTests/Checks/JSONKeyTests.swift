import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization
import TypeScaleTestSupport

/// Tests of keys in JSON whose ends may name a plural form or a context, and of their slots.
struct JSONKeyTests {
    private let check = JSONCheck()
    private let long = JSONCheck.long

    /// Returns the key and variation of each text in a file.
    private func names(_ json: String, _ path: String = "en.json") throws -> [String] {
        let catalog = try TranslationCatalog(data: Data(json.utf8), path: path)
        return catalog.entries.map {
            $0.variation.isEmpty ? $0.key : "\($0.key) (\($0.variation))"
        }
    }

    @Test(arguments: [
        (
            #"{"a_one": "", "a_other": "", "a": ""}"#, "en",
            ["a (plural.one)", "a (plural.other)", "a"]
        ),
        // In Polish and Russian, integers do not select `other`.
        (
            #"{"a_one": "", "a_few": "", "a_many": ""}"#, "pl",
            ["a (plural.one)", "a (plural.few)", "a (plural.many)"]
        ),
        (#"{"a_one": "", "a_few": ""}"#, "pl", ["a_one", "a_few"]),
        (#"{"a_zero": "", "a_other": ""}"#, "de", ["a (plural.zero)", "a (plural.other)"]),
        (
            #"{"n": {"a": {"one": "", "other": ""}}}"#, "en",
            ["n.a (plural.one)", "n.a (plural.other)"]
        ),
        (#"{"n.a.one": "", "n.a.other": ""}"#, "en", ["n.a (plural.one)", "n.a (plural.other)"]),
        (#"{"a_ordinal_other": ""}"#, "de", ["a (ordinal.other)"]),
        (
            #"{"a_male_one": "", "a_male_other": ""}"#, "en",
            ["a_male (plural.one)", "a_male (plural.other)"]
        ),
        (#"{"a": "", "a_plural": ""}"#, "de", ["a (plural.one)", "a (plural.other)"]),
        (
            #"{"a_0": "", "a_1": "", "a_2": ""}"#, "ru",
            ["a (plural.one)", "a (plural.few)", "a (plural.many)"]
        ),
    ])
    func `a file can show by itself that the ends of keys are forms`(
        json: String,
        language: String,
        expected: [String]
    ) throws {
        #expect(try names(json, "\(language).json") == expected)
    }

    @Test(arguments: [
        (#"{"step_one": "", "step_two": "", "step_three": ""}"#, "en"),
        (#"{"zone_other": "", "top_many": "", "image_0": ""}"#, "en"),
        (#"{"zone_other": "", "image_0": ""}"#, "ja"),
        (#"{"image_0": "", "image_1": ""}"#, "en"),
        (#"{"image_0": "", "image_1": "", "image_2": "", "image_3": ""}"#, "ru"),
        (#"{"image_1": "", "image_2": "", "image_3": ""}"#, "ru"),
        (#"{"form_plural": "", "step": "", "step_one": ""}"#, "en"),
        (#"{"list_ordinal_one": ""}"#, "en"),
        (#"{"_one": "", "_other": "", "one": "", "other": ""}"#, "en"),
        // A dictionary with other members, or without `other`.
        (#"{"a": {"one": "", "other": "", "title": ""}}"#, "en"),
        (#"{"a": {"one": "", "other": "", "more": {"b": ""}}}"#, "en"),
        (#"{"a": {"one": "", "other": "", "more": {"b": {"c": ""}}}}"#, "en"),
        (#"{"a": {"one": "", "two": ""}, "b": {"other": ""}}"#, "en"),
        (#"{"a": {"one": [""], "other": [""]}}"#, "en"),
    ])
    func `the ends of other keys are part of them`(json: String, language: String) throws {
        let found = try names(json, "\(language).json")
        #expect(found.allSatisfy { !$0.contains("(") }, "\(found)")
    }

    @Test func `only JSON has forms in keys`() throws {
        let file = "\"a_one\" = \"\"; \"a_other\" = \"\";"
        #expect(try names(file, "en.lproj/a.strings") == ["a_one", "a_other"])
        #expect(try names(#"{"a_one": "", "a_other": ""}"#, "app_en.arb") == ["a_one", "a_other"])
    }

    @Test(arguments: [
        // The source language shows that the end is a form.
        (#"{"item_one": "x", "item_other": "y"}"#, "item_few", "item (plural.few)"),
        (#"{"item_other": "y"}"#, "item_few", "item (plural.few)"),
        (#"{"item": "y"}"#, "item_few", "item (plural.few)"),
        (#"{"item": "x", "item_plural": "y"}"#, "item_2", "item (plural.2)"),
        (#"{"item": "x", "item_plural": "y"}"#, "item_plural_5", "item (plural.5)"),
        (#"{"item": "x"}"#, "item_plural", "item (plural.other)"),
        (#"{"item": {"one": "x", "other": "y"}}"#, "item.few", "item (plural.few)"),
        (#"{"item": "x"}"#, "item.few", "item (plural.few)"),
        (#"{"n": {"item_one": "x", "item_other": "y"}}"#, "n.item_many", "n.item (plural.many)"),
        (#"{"item_ordinal_other": "x"}"#, "item_ordinal_few", "item (ordinal.few)"),
        // The text without a form replaces all forms.
        (#"{"item_one": "x", "item_other": "y"}"#, "item", "item"),
        (#"{"item": {"one": "x", "other": "y"}}"#, "item", "item"),
        // Contexts.
        (#"{"friend": "x"}"#, "friend_male", "friend (context.male)"),
        (#"{"friend": "x"}"#, "friend_vip-2", "friend (context.vip-2)"),
        (
            #"{"friend_one": "x", "friend_other": "x"}"#, "friend_male_few",
            "friend (context.male.plural.few)"
        ),
        (#"{"friend": "x"}"#, "friend_male_one", "friend (context.male.plural.one)"),
        (
            #"{"friend_male": "x", "friend_female": "y"}"#, "friend_neutral",
            "friend (context.neutral)"
        ),
        (
            #"{"friend_male_one": "x", "friend_male_other": "y"}"#, "friend_male_few",
            "friend_male (plural.few)"
        ),
        (
            #"{"a_b": "x"}"#, "a_b_male", "a_b (context.male)"
        ),
    ])
    func `a text that the source language lacks is measured as a form of its key`(
        source: String,
        key: String,
        name: String
    ) throws {
        let file = JSONCheck.json([(key, long)])
        var check = check
        check.check.reportedVerdicts.remove(.missing)
        #expect(try check.findings(["en": source, "pl": file]) == ["pl \(name): truncated"])
    }

    @Test(arguments: [
        (#"{"save": "x"}"#, "old"), (#"{"button_ok": "x", "button_cancel": "y"}"#, "button_old"),
        (#"{"button_ok": "x"}"#, "button"), (#"{"status": "x"}"#, "status_in_progress"),
        (#"{"step_one": "x"}"#, "step_many"), (#"{"image_0": "x", "image_1": "y"}"#, "image_2"),
        (#"{"zone_other": "x", "zone_south": "y"}"#, "zone_north"),
        (#"{"zone_other": "x"}"#, "zone"), (#"{"a": {"title": "x"}}"#, "a.one"),
        (#"{"friend": "x"}"#, "friend_"), (#"{"friend": "x"}"#, "_male"),
        (#"{"friend": "x"}"#, "friend_a b"), (#"{"friend": "x"}"#, "friend_\u{202E}"),
    ])
    func `other texts that the source language lacks are stale`(
        source: String,
        key: String
    ) throws {
        var check = check
        check.check.reportedVerdicts.remove(.missing)
        let file = JSONCheck.json([(key, long)])
        #expect(try check.findings(["en": source, "pl": file]) == ["pl \(key): stale"])
    }

    @Test func `the key itself replaces forms, except one that the source language has`() throws {
        let forms = #"{"a_one": "x", "a_other": "y"}"#
        #expect(try check.findings(["en": forms, "ja": #"{"a": "z"}"#]) == [])
        #expect(try check.findings(["en": forms, "de": #"{"a": "z"}"#]) == [])
        let all = #"{"a": "w", "a_one": "x", "a_other": "y"}"#
        #expect(
            try check.findings(["en": all, "ja": #"{"a": "z"}"#])
                == ["ja a (plural.other): missing"]
        )
        #expect(
            try check.findings(["en": all, "ja": #"{"a_other": "z"}"#]) == ["ja a: missing"]
        )
        // Up to version 3, the key itself is the singular.
        let singular = #"{"a": "x", "a_plural": "y"}"#
        #expect(try check.findings(["en": singular, "ja": #"{"a": "z"}"#]) == [])
        #expect(
            try check.findings(["en": singular, "de": #"{"a": "z"}"#])
                == ["de a (plural.other): missing"]
        )
        #expect(
            try check.findings(["en": #"{"a": "x"}"#, "de": #"{"a_one": "z", "a_other": "z"}"#])
                == []
        )
    }

    @Test func `numbers that the source language has as parts of keys are parts of them`() throws {
        var check = check
        check.check.reportedVerdicts.remove(.missing)
        let source = #"{"image_0": "x", "image_1": "x", "image_2": "x"}"#
        let file = JSONCheck.json([("image_0", "a"), ("image_1", long), ("image_2", "b")])
        #expect(try check.findings(["en": source, "ru": file]) == ["ru image_1: truncated"])
        #expect(
            try check.findings(["en": source, "ru": JSONCheck.json([("image_3", long)])])
                == ["ru image_3: stale"]
        )
    }

    @Test func `a context does not replace the text without one`() throws {
        let source = #"{"a": "x", "b": "x"}"#
        #expect(
            try check.findings(["en": source, "de": #"{"a_male": "z", "b": "y"}"#])
                == ["de a: missing"]
        )
        // Contexts in the source language have texts of their own.
        let contexts = #"{"a": "x", "a_male": "x"}"#
        #expect(
            try check.findings(["en": contexts, "de": #"{"a": "z"}"#]) == ["de a_male: missing"]
        )
    }

    private func slot(_ key: String, _ width: Double) -> Slot {
        var slot = Slot(key, keys: [key], width: width)
        slot.largestCategory = .large
        return slot
    }

    /// The slots that patterns give the forms of a key, each by its width.
    @Test(arguments: [
        (["item", "*"], ["item", "item", "item"]),
        (["*", "item_*"], ["item_*", "item_*", "item_*"]),
        (["item_few", "item"], ["item", "item_few", "item"]),
        (["item_few", "item_*"], ["item_*", "item_few", "item_*"]),
        (["item", "item_*"], ["item_*", "item_*", "item_*"]),
        (["it*", "*_few"], ["it*", "*_few", "it*"]),
        // A form without a pattern has the slot of its source, of which one has none.
        (["item_other"], [nil, "item_other", "item_other"]),
    ])
    func `patterns can name the key, or the key in the file`(
        patterns: [String],
        expected: [String?]
    ) throws {
        var check = JSONCheck()
        check.check.slots = SlotFile(patterns.map { slot($0, 10) })
        check.check.reportsUnmatchedKeys = true
        let source = #"{"item_one": "m", "item_other": "m"}"#
        let forms = ["one", "few", "many"].map { (key: "item_\($0)", text: long) }
        let files: KeyValuePairs = ["en": source, "pl": JSONCheck.json(forms)]
        let report = try check.report(files)
        #expect(report.diagnostics.isEmpty)
        let found = report.findings.filter { $0.language == "pl" && $0.verdict == .truncated }
        let slots = ["plural.one", "plural.few", "plural.many"].map { variation in
            found.first { $0.variation == variation }?.slotName
        }
        #expect(slots == expected)
    }

    @Test func `rules that ignore findings can name the key, or the key in the file`() throws {
        let files: KeyValuePairs = [
            "en": #"{"a_one": "x", "a_other": "x"}"#,
            "pl": JSONCheck.json([("a_one", long), ("a_few", long), ("a_many", long)]),
        ]
        for (pattern, count) in [("a", 0), ("a_few", 2), ("a_*", 0), ("*_many", 2), ("b", 3)] {
            let slots = """
                {"slots": [{"keys": "*", "width": 100, "upTo": "L"}], "ignore": ["\(pattern)"]}
                """
            var check = check
            check.check.slots = try SlotFile(data: Data(slots.utf8))
            #expect(try check.findings(files).count == count, "\(pattern)")
        }
        // A missing form, too.
        var missing = check
        missing.check.reportsUnmatchedKeys = true
        missing.check.slots = try SlotFile(
            data: Data(#"{"slots": [{"keys": "*", "width": 100}], "ignore": ["a_many"]}"#.utf8)
        )
        let file = #"{"a_one": "x", "a_few": "x"}"#
        let report = try missing.report(["en": #"{"a_one": "x", "a_other": "x"}"#, "pl": file])
        #expect(report.findings.isEmpty && report.diagnostics.isEmpty)
    }

    @Test func `a baseline contains the variation`() throws {
        let source = #"{"a_one": "x", "a_other": "x"}"#
        let file = JSONCheck.json([("a_one", long), ("a_few", long), ("a_many", "z")])
        let files: KeyValuePairs = ["en": source, "pl": file]
        var check = check
        check.check.baseline = Baseline(try check.report(files))
        #expect(check.check.baseline?.count == 2)
        #expect(try check.findings(files) == [])
        let worse: KeyValuePairs = [
            "en": source,
            "pl": JSONCheck.json([("a_one", long), ("a_few", long), ("a_many", long)]),
        ]
        #expect(try check.findings(worse) == ["pl a (plural.many): truncated"])
    }

    @Test func `a relative check compares a form with its source in its own slot`() throws {
        var check = JSONCheck(slot("a_other", 20), slot("a_few", 60))
        check.check.isRelative = true
        // The source does not fit the first slot. The form does not fit either.
        let source = #"{"a_one": "m", "a_other": "mmm"}"#
        let file = #"{"a_one": "m", "a_few": "mmmmmm", "a_many": "mmmmmm"}"#
        #expect(
            try check.findings(["en": source, "pl": file])
                == ["pl a (plural.few): truncated"]
        )
    }
}
