import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLayout
import TypeScaleTestSupport

@testable import TypeScaleLocalization

/// Tests of references such as `$t(key)` in JSON.
///
/// The texts are like those in the documentation of
/// [nesting](https://www.i18next.com/translation-function/nesting) in i18next.
struct NestedTextTests {
    /// Returns the report for files by their paths, in slots that no text fits.
    private func report(
        _ files: KeyValuePairs<String, String>,
        change: (inout TranslationCheck) -> Void = { _ in }
    ) throws -> TranslationReport {
        var slot = Slot("All", keys: ["*"], width: 1)
        slot.largestCategory = .large
        var check = JSONCheck(slot)
        check.check.reportedVerdicts = [.truncated, .missingPlaceholder]
        change(&check.check)
        return try check.report(files)
    }

    private func texts(_ report: TranslationReport, _ key: String, _ language: String) -> [String] {
        report.findings.filter { $0.key == key && $0.language == language }
            .compactMap { $0.fit?.text }
    }

    /// The widest text of the key `p` in a file with girls, friends and a file.
    @Test(arguments: [
        ("$t(file)", "file"), ("x $t(file), y", "x file, y"), ("$t( file )", "file"),
        ("$t(file, uppercase)", "file"), ("$t(file) $t(file)", "file file"),
        // Variants of the options.
        (#"$t(girls, { "count": 2 })"#, "2 girls"), (#"$t(girls, {"count": 1})"#, "1 girl"),
        (#"$t(girls,{"count":1})"#, "1 girl"), (#"$t(girls, {'count': 1})"#, "1 girl"),
        (#"$t(girls, { "count": {{girls}} })"#, "4,444 girls"),
        (#"$t(girls, {"count": "{{girls}}"})"#, "4,444 girls"),
        (#"$t(girls, {"x": "}", "count": 1})"#, "1 girl"),
        (#"$t(friend, { "context": "male" })"#, "boyfriend"),
        (#"$t(friend, { "context": "other" })"#, "friend"),
        (#"$t(friend, { "context": "{{sex}}" })"#, "boyfriend"),
        (#"$t(friend)"#, "friend"), (#"$t(place, {"count": 22, "ordinal": true})"#, "22nd"),
        // Without a count, every form is possible.
        ("$t(girls)", "4,444 girls"),
        // The program passes the context of the text.
        ("$t(only)", "only female"),
        // Texts within texts.
        ("$t(nested)", "(file)"), ("$t(deep.a)", "(file)!"),
        // Other text is literal.
        ("$t file", "$t file"), ("$t(file", "$t(file"), ("$t(it's)", "$t(it's)"),
        ("$(file)", "$(file)"), ("$t((a)(b)", "$t((a)(b)"),
    ])
    func `a reference is replaced by the text that it names`(
        text: String,
        expected: String
    ) throws {
        let members = """
            {"p": \(JSONOutput.string(text).text(.line)), "file": "file",
            "girls_one": "{{count}} girl", "girls_other": "{{count}} girls",
            "friend": "friend", "friend_male": "boyfriend", "friend_female": "girlfriend",
            "only_male": "only", "only_female": "only female",
            "place_ordinal_two": "{{count}}nd", "place_ordinal_other": "{{count}}th",
            "nested": "($t(file))", "deep": {"a": "$t(nested)!"}}
            """
        let report = try report(["en": members])
        #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
        #expect(texts(report, "p", "en") == [expected])
    }

    @Test func `the number of a plural form selects the form of a reference`() throws {
        let file = """
            {"boys_one": "$t(girls) {{count}} boy", "boys_other": "$t(girls) {{count}} boys",
            "girls_one": "girl", "girls_other": "girls"}
            """
        #expect(
            texts(try report(["en": file]), "boys", "en").sorted() == [
                "girl 1 boy", "girls 4,444 boys",
            ]
        )
    }

    @Test func `a reference in a translation names its own text, or else the source's`() throws {
        let source = #"{"p": "$t(a) $t(b)", "a": "one", "b": "two"}"#
        let report = try report(["en": source, "de": #"{"p": "$t(a), $t(b)", "a": "eins"}"#])
        #expect(texts(report, "p", "de") == ["eins, two"])
        #expect(report.diagnostics.isEmpty && report.assumptions.isEmpty)
    }

    @Test(arguments: [
        ("l/en/app", "l/en/common", "l/de/app", "l/de/common"),
        ("app/en", "common/en", "app/de", "common/de"),
        ("app.en", "common.en", "app.de", "common.de"),
        ("l/en/x.app", "l/en/x.common", "l/de/x.app", "l/de/x.common"),
    ])
    func `a namespace is another file of the check`(
        app: String,
        common: String,
        german: String,
        germanCommon: String
    ) throws {
        let files: KeyValuePairs = [
            app: #"{"p": "$t(common:save)", "q": "$t(common:a.b)"}"#,
            common: #"{"save": "Save $t(now)", "now": "now", "a": {"b": "$t(app:r)"}}"#,
            german: #"{"p": "! $t(common:save)", "q": "! $t(common:a.b)", "r": "app"}"#,
            germanCommon: #"{"save": "Sichern $t(now)"}"#,
        ]
        let report = try report(files)
        #expect(texts(report, "p", "en") == ["Save now"])
        // Only the source language has these texts.
        #expect(texts(report, "p", "de") == ["! Sichern now"])
        #expect(texts(report, "q", "de") == ["! app"])
        #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
    }

    @Test func `a file can contain several namespaces`() throws {
        let file = """
            {"common": {"save": "Save"}, "app": {"p": "$t(common:save) $t(q)", "q": "now"}}
            """
        #expect(texts(try report(["en": file]), "app.p", "en") == ["Save now"])
    }

    @Test func `a reference without a text is an assumption`() throws {
        let file = #"{"p": "$t(none) $t(common:save, {\"count\": 2})"}"#
        let first = try report(["en": file])
        #expect(texts(first, "p", "en") == ["Mustermann Mustermann"])
        #expect(first.diagnostics.isEmpty)
        #expect(
            first.assumptions == [
                "$t(none) = Mustermann": 1,
                #"$t(common:save, {"count": 2}) = Mustermann"#: 1,
            ]
        )
        let second = try report(["en": file]) { check in
            var slot = check.slots.slots[0]
            slot.samples = ["$t(none)": "nothing"]
            check.slots = SlotFile([slot])
        }
        #expect(texts(second, "p", "en") == ["nothing Mustermann"])
    }

    @Test func `a translation need not contain the reference, or the values of its text`() throws {
        let source = #"{"p": "$t(a) {{x}}", "a": "{{count}} {{name}}"}"#
        let translated = #"{"p": "ohne {{x}}", "a": "{{count}} {{name}}"}"#
        let report = try report(["en": source, "de": translated])
        #expect(!report.findings.contains { $0.verdict == .missingPlaceholder })
        let other = try self.report(["en": source, "de": #"{"p": "$t(a)"}"#])
        let missing = other.findings.filter { $0.verdict == .missingPlaceholder }
        #expect(missing.map(\.placeholders) == [["missing {{x}}; add it to the translation"]])
    }

    @Test(arguments: [
        (#"{"p": "$t(p)"}"#, "$t(p) contains itself; remove the reference"),
        (
            #"{"p": "$t(q)", "q": "$t(p, {\"count\": 1})"}"#,
            #"the substitutions $t(q), $t(p, {"count": 1}) contain each other; "#
                + "remove one of the references"
        ),
    ])
    func `references to one another are errors`(json: String, message: String) throws {
        let problems = try report(["en": json]).diagnostics
        #expect(problems.first?.message == message && problems.first?.path == "p")
    }

    @Test func `deep and long references are errors`() throws {
        func chain(_ count: Int) -> String {
            JSONCheck.json((0..<count).map { ("k\($0)", "$t(k\($0 + 1))") } + [("k\(count)", "x")])
        }
        #expect(try report(["en": chain(16)]).diagnostics.isEmpty)
        let deep = try report(["en": chain(17)]).diagnostics
        #expect(deep.map(\.path) == ["k0"])
        #expect(deep.first?.message.hasPrefix("the placeholders exceed the nesting limit") == true)
        // Each text is twice as long as the next one.
        let twice = (0..<16).map { (key: "k\($0)", text: "$t(k\($0 + 1)) $t(k\($0 + 1))") }
        let end = [(key: "k16", text: String(repeating: "x", count: 100))]
        let long = try report(["en": JSONCheck.json(twice + end)]).diagnostics
        #expect(long.first?.message.hasPrefix("the branches exceed the limit of 256 KiB") == true)
    }

    @Test func `many references to a long text exceed a budget`() throws {
        let long = String(repeating: "x ", count: 120 << 10)
        let texts = (0..<120).map { (key: "k\($0)", text: "$t(long)") }
        let problems = try report(["en": JSONCheck.json(texts + [("long", long)])]) { check in
            check.slots = SlotFile([Slot("None", keys: ["none"], width: 1)])
            check.reportsUnmatchedKeys = false
        }.diagnostics
        // 16 MiB are enough for 68 texts of 240 KiB.
        #expect(problems.count == 120 - 68)
        #expect(
            problems.allSatisfy { $0.message.hasPrefix("the texts that references name exceed") }
        )
    }

    @Test func `a reference has a maximum length`() {
        let name = String(repeating: "k", count: 1023)
        #expect(NestedReference.contents(of: "$t(\(name))") == [name])
        #expect(NestedReference.contents(of: "$t(\(name)k)").isEmpty)
        // The end of each is looked for in as many bytes.
        #expect(NestedReference.contents(of: String(repeating: "$t(", count: 80_000)).isEmpty)
    }

    @Test func `a fake translation contains a fake text in place of a reference`() throws {
        let file = #"{"p": "a $t(q)", "q": "b"}"#
        let report = try report(["en": file]) { $0.pseudoLocales = [.tall] }
        let fake = report.findings.first { $0.key == "p" && $0.language == "en-x-tall" }
        let expected = PseudoLocale.tall.text(from: "a b")
        #expect(fake?.fit?.text == expected)
    }

    @Test func `a guessed slot has room for the texts of references`() throws {
        let folder = try Folder()
        try folder.write(Array(#"{"p": "$t(q)", "q": "a long text"}"#.utf8), to: "en.json")
        let check = TranslationCheck(SlotFile([]))
        let guess = check.guessedSlots(paths: [folder.path("en.json")], font: .system(.body))
        var other = check
        other.slots = SlotFile(guess.slots)
        #expect(guess.diagnostics.isEmpty && !guess.slots.isEmpty)
        #expect(other.report(paths: [folder.path("en.json")]).findings.isEmpty)
    }
}
