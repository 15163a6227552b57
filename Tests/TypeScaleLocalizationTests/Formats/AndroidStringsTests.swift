import Foundation
import Testing
import TypeScaleDiagnostics

@testable import TypeScaleLocalization

/// Tests the reader of Android's string resources.
struct AndroidStringsTests {
    private func read(
        _ text: String,
        _ path: String = "res/values-de/strings.xml"
    ) throws -> TranslationCatalog {
        try TranslationCatalog(data: Data(text.utf8), path: path)
    }

    /// Reads the strings in the tests of Android's own tool, `aapt2/ResourceParser_test.cpp`.
    @Test(arguments: [
        (#"   "  hey there " "#, "  hey there "),
        (#"Isn\'t it cool?"#, "Isn't it cool?"),
        (#""Isn't it cool?""#, "Isn't it cool?"),
        (#"\?123"#, "?123"),
        (#"This isn\’t a bad string"#, "This isn’t a bad string"),
        ("%1$d %2$s", "%1$d %2$s"),
        (
            "This is my aunt\u{2019}s <b>fickle <small>string</small></b>",
            "This is my aunt\u{2019}s fickle string"
        ),
        ("  This is what  I think  ", "This is what I think"),
        (#""  This is what  I think  ""#, "  This is what  I think  "),
        ("&#32;Hello&#32;", "Hello"),
        (#"\u0020\Hello\u0020"#, " Hello "),
        ("&#160;Hello&#x202F;World&#160;", "\u{A0}Hello\u{202F}World\u{A0}"),
        ("2005年6月1日", "2005年6月1日"),
        ("  <b> My <i> favorite</i> string </b>  ", "  My  favorite string  "),
        ("\n  There are <xliff:source>no</xliff:source> apples", "There are no apples"),
        ("\n  There are <xliff:g id=\"count\">%1$d</xliff:g> apples", "There are %1$d apples"),
        (
            "\n  There are <b><xliff:g id=\"count\">%1$d</xliff:g></b> apples",
            " There are %1$d apples"
        ),
    ])
    func `reads the texts in the tests of Android`(content: String, text: String) throws {
        let file = try read("<resources><string name=\"foo\">\(content)</string></resources>")
        #expect(file.entries.map(\.text) == [text])
        #expect(file.diagnostics.isEmpty)
    }

    /// Reads the examples in
    /// [String resources](https://developer.android.com/guide/topics/resources/string-resource).
    @Test func `reads the examples of the documentation`() throws {
        let file = try read(
            """
            <?xml version="1.0" encoding="utf-8"?>
            <resources>
                <string name="hello">Hello!</string>
                <string-array name="planets_array">
                    <item>Mercury</item>
                    <item>Venus</item>
                </string-array>
                <plurals name="numberOfSongsAvailable">
                    <!-- As a developer, you should always supply "one" and "other" strings. -->
                    <item quantity="one">Znaleziono %d piosenkę.</item>
                    <item quantity="few">Znaleziono %d piosenki.</item>
                    <item quantity="other">Znaleziono %d piosenek.</item>
                </plurals>
            </resources>
            """,
            "res/values-pl/strings.xml"
        )
        #expect(file.diagnostics.isEmpty)
        #expect(
            file.entries.map { "\($0.line ?? 0) \($0.key) \($0.variation) \($0.text)" } == [
                "3 hello  Hello!", "5 planets_array 0 Mercury", "6 planets_array 1 Venus",
                "10 numberOfSongsAvailable plural.one Znaleziono %d piosenkę.",
                "11 numberOfSongsAvailable plural.few Znaleziono %d piosenki.",
                "12 numberOfSongsAvailable plural.other Znaleziono %d piosenek.",
            ]
        )
        #expect(
            file.entries.allSatisfy { $0.language == "pl" && $0.syntaxes == [.printf, .names] }
        )
        #expect(file.entries.first?.position?.column == 5)
    }

    @Test func `reads comments, products and strings that are not translated`() throws {
        let file = try read(
            """
            <resources xmlns:tools="http://schemas.android.com/tools">
              <!-- The title. --><string name="a" tools:ignore="X">A</string>
              <!-- Ignored. --><eat-comment/>
              <string name="b" translatable="false">B</string>
              <string name="c" product="tablet">C</string><string name="c">D</string>
              <item type="string" name="d">E</item><color name="e">#fff</color>
              <string name="f">@string/a</string><string name="g">?attr/b</string>
              <string name="h">@null</string><string name="i">\\@a/b</string>
              <string name="j">@ us / them</string><plurals name="a"><item quantity="other">P</item>
              </plurals>
            </resources>
            """
        )
        #expect(file.diagnostics.isEmpty)
        #expect(file.entries.map(\.text) == ["A", "B", "C", "D", "E", "@a/b", "@ us / them", "P"])
        #expect(
            file.entries.map(\.variation).filter { !$0.isEmpty } == [
                "product.tablet", "plural.other",
            ]
        )
        #expect(file.entries.map(\.comment).filter { !$0.isEmpty } == ["The title."])
        #expect(file.entries.filter { !$0.isTranslatable }.map(\.key) == ["b"])
    }

    /// Reads entries with errors, next to entries that are kept.
    @Test(arguments: [
        ("<string name=\"a\">It's</string>", "2:1: a: unescaped apostrophe; write \\'", ["It's"]),
        (
            "<string name=\"a\">\\u12</string>",
            "2:1: a: expected four hexadecimal digits after \\u", ["12"]
        ),
        ("<string name=\"a\">\\ud800x</string>", "2:1: a: unpaired surrogate", ["\u{FFFD}x"]),
        ("<string>x</string>", "2:1: missing attribute name in <string>", []),
        (
            "<plurals name=\"a\"><item quantity=\"two \">x</item></plurals>",
            "2:19: a: unknown plural category \"two \"; expected zero, one, two, few, many or other",
            ["x"]
        ),
        (
            "<string-array name=\"a\"><b>x</b><item>y</item></string-array>",
            "2:24: a: expected <item>, found <b>", ["y"]
        ),
        (
            "<string name=\"a\">x</string><string name=\"a\">y</string>",
            "2:28: a: duplicate key; keep one", ["x", "y"]
        ),
    ])
    func `keeps the other entries if one has an error`(
        content: String,
        problem: String,
        texts: [String]
    ) throws {
        let file = try read(
            "<resources>\n\(content)<string name=\"z\">z</string></resources>",
            "a.xml"
        )
        #expect(file.diagnostics.map(\.description) == ["a.xml:" + problem])
        #expect(file.entries.map(\.text) == texts + ["z"])
    }

    @Test(arguments: [
        ("values", nil, "values-*"), ("values-de", "de", "values-*"),
        ("values-b+sr+Latn", "sr-Latn", "values-*"), ("values-pt-rBR", "pt-BR", "values-*"),
        ("values-night", nil, "values-*-night"), ("values-de-night", "de", "values-*-night"),
        ("values-v21", nil, "values-*-v21"), ("values-car", nil, "values-*-car"),
        ("values-mcc310-en-rUS", "en-US", "values-mcc310-*"), ("values-fil", "fil", "values-*"),
        ("values-land", nil, "values-*-land"), ("de", nil, "de"), ("values-", nil, "values-*-"),
    ])
    func `reads the language from the folder`(folder: String, language: String?, group: String) {
        let name = TranslationFileName("app/res/\(folder)/strings.xml")
        #expect(name.language == language)
        #expect(name.group == "app/res/\(group)/strings.xml")
    }

    @Test func `reads surrogate pairs and nested quotes`() throws {
        let file = try read(
            #"<resources><string name="a">\ud83d\uDE00 "a  \"b"  c\n\t\\ "</string></resources>"#
        )
        #expect(file.entries.map(\.text) == ["\u{1F600} a  \"b c\n\t\\ "])
    }

    @Test func `reads CDATA and text around comments`() throws {
        let file = try read(
            "<resources><string name=\"a\"> a<!-- x --> <![CDATA[ <b>&amp;]]>c </string></resources>"
        )
        #expect(file.entries.map(\.text) == ["a <b>&amp;c"])
    }

    @Test func `refuses a file with another root element`() {
        let error = #expect(throws: Diagnostic.self) { try read("<a/>", "a.xml") }
        #expect(error?.description == "a.xml:1:1: expected <resources>, found <a>")
    }
}
