import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization
import TypeScaleTestSupport

/// Tests of checks with formats that describe boxes or contain their source.
struct FormatCheckTests {
    private func report(
        _ files: [String: String],
        _ slots: Slot...,
        change: (inout TranslationCheck) -> Void = { _ in }
    ) throws -> TranslationReport {
        let folder = try Folder()
        for (name, text) in files { try folder.write(Array(text.utf8), to: name) }
        var check = TranslationCheck(SlotFile(slots))
        change(&check)
        return check.report(paths: files.keys.sorted().map { folder.path($0) })
    }

    private let long = "Ein sehr langer Text, der nicht in das Feld passt"

    @Test func `a comment can describe a box or name a slot`() throws {
        let strings = """
            /* The title. fit: width=60 upTo=XXXL */
            "title" = "\(long)";
            /* fit: slot "Wide" */
            "text" = "\(long)";
            /* fit: slot "None" */
            "none" = "\(long)";
            """
        let wide = Slot("Wide", keys: [], width: 5000)
        let report = try report(["de.lproj/A.strings": strings], wide)
        #expect(report.findings.map(\.key) == ["title"])
        #expect(report.findings[0].slotName == "fit: width=60 upTo=XXXL")
        #expect(report.findings[0].fit?.truncated.count == 7)
        #expect(report.diagnostics.count == 1 && report.diagnostics[0].position?.line == 6)
        #expect(report.diagnostics[0].message == #"fit: unknown slot "None""#)
        #expect(report.total.withoutSlot == 1)
    }

    @Test func `a comment precedes a slot, and a slot the size in a file`() throws {
        let strings = "/* fit: width=60 */\n\"title\" = \"\(long)\";"
        let slot = Slot("All", keys: ["*"], width: 5000)
        let findings = try report(["de.lproj/A.strings": strings], slot).findings
        #expect(findings.map(\.slotName) == ["fit: width=60"])
        let po = "#, max-size:60:1\nmsgid \"title\"\nmsgstr \"\(long)\"\n"
        #expect(try report(["de.po": po], slot).findings.isEmpty)
    }

    @Test func `XLIFF can permit a width, and contains the source`() throws {
        let file = """
            <xliff version="1.2"><file source-language="en" target-language="de" original="a"
            datatype="plaintext"><body>
            <trans-unit id="a" maxwidth="60" size-unit="pixel"><source>Hi</source>
            <target>\(long)</target></trans-unit>
            <trans-unit id="b" maxwidth="60" size-unit="pixel"><source>\(long)</source>
            <target>\(long) auch</target></trans-unit>
            <trans-unit id="c" maxwidth="60" size-unit="pixel"><source>Same</source>
            <target>Same</target></trans-unit>
            <trans-unit id="d"><source>No size</source></trans-unit>
            </body></file></xliff>
            """
        let all = try report(["de.xliff": file])
        #expect(all.diagnostics.isEmpty, "\(all)")
        #expect(all.findings.map(\.key) == ["a", "b"])
        #expect(all.findings.allSatisfy { $0.firstFailure == .category(.extraSmall) })
        #expect(all.total.verdicts == [.truncated: 2, .untranslated: 2])
        let relative = try report(["de.xliff": file]) { $0.isRelative = true }
        #expect(relative.findings.map(\.key) == ["a"])
    }

    // The samples of Weblate's check, at its default of 10 pixels.
    @Test func `Weblate's flags in gettext have the verdicts of Weblate`() throws {
        let words = String(repeating: "long ", count: 50).dropLast()
        let file = """
            msgid ""
            msgstr "Language: de\\n"

            #, max-size:500
            msgid "one"
            msgstr "short"

            #, max-size:500
            msgid "two"
            msgstr "\(String(repeating: "long", count: 50))"

            #, max-size:500
            msgid "three"
            msgstr "\(words)"

            #, max-size:500:50
            msgid "four"
            msgstr "\(words)"
            """
        let report = try report(["de.po": file])
        #expect(report.diagnostics.isEmpty, "\(report)")
        #expect(report.findings.map(\.key) == ["three", "two"])
        #expect(report.total.texts == 4 && report.total.withoutSlot == 0)
    }

    @Test func `a variant of the source language may be equal to the source`() throws {
        let slot = Slot("All", keys: ["*"], width: 1000)
        let json = #"{"a": "Settings"}"#
        let report = try report(["en.json": json, "en-GB.json": json, "de.json": json], slot)
        #expect(report.languages["en-GB"]?.verdicts == [.fits: 1])
        #expect(report.languages["de"]?.verdicts == [.untranslated: 1])
    }

    @Test func `Android's default values are the source`() throws {
        func resources(_ text: String) -> String {
            #"<resources><string name="a">\#(text)</string></resources>"#
        }
        let slot = Slot("All", keys: ["*"], width: 100)
        let files = [
            "res/values/strings.xml": resources("Hi"),
            "res/values-de/strings.xml": resources(long),
            "res/values-fr/strings.xml": resources("Hi"),
        ]
        let report = try report(files, slot) { $0.isRelative = true }
        #expect(report.findings.map(\.language) == ["de"] && report.findings[0].source == "Hi")
        #expect(report.languages["fr"]?.verdicts == [.untranslated: 1])
    }

    @Test func `a stale key is not measured, and a base language is the source`() throws {
        let catalog = """
            {"sourceLanguage": "de", "strings": {
            "a": {"extractionState": "stale", "localizations": {"de": {"stringUnit":
            {"state": "translated", "value": "\(long)"}}}},
            "b": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "x"}}}}
            }}
            """
        let slot = Slot("All", keys: ["*"], width: 100)
        let report = try report(["a.xcstrings": catalog], slot)
        #expect(report.findings.isEmpty && report.languages["de"]?.verdicts[.stale] == 1)
        let base = try self.report(
            ["Base.lproj/A.strings": "a = a;", "de.lproj/A.strings": "a = \"\(long)\";"],
            slot
        ) { $0.isRelative = true }
        #expect(base.findings.map(\.source) == ["a"])
    }
}
