import Foundation
import Testing

@testable import TypeScaleLocalization

/// Tests the properties of entries other than the text.
struct EntryTests {
    private func read(_ text: String, _ path: String) throws -> TranslationCatalog {
        try TranslationCatalog(data: Data(text.utf8), path: path)
    }

    /// Reads a catalog with the fields that
    /// [Xcode](https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog)
    /// writes.
    @Test func `reads comments and states in a catalog`() throws {
        let file = try read(
            """
            {"sourceLanguage" : "de", "version" : "1.0", "strings" : {
              "a" : {"comment" : "A title.", "extractionState" : "manual", "localizations" : {
                "de" : {"stringUnit" : {"state" : "translated", "value" : "A"}},
                "en" : {"stringUnit" : {"state" : "new", "value" : "A"}},
                "fr" : {"stringUnit" : {"state" : "needs_review", "value" : "Ä"}}}},
              "b" : {"extractionState" : "stale", "localizations" : {
                "de" : {"stringUnit" : {"state" : "new", "value" : "B"}}}},
              "c" : {"shouldTranslate" : false}}}
            """,
            "a.xcstrings"
        )
        #expect(file.sourceLanguage == "de")
        #expect(file.entries.map(\.key) == ["a", "a", "a", "b", "c"])
        #expect(file.entries.map(\.comment) == ["A title.", "A title.", "A title.", "", ""])
        #expect(file.entries.map(\.state) == [.current, .new, .current, .stale, .current])
        #expect(file.entries.map(\.isTranslatable) == [true, true, true, true, false])
        #expect(file.entries.allSatisfy { $0.substitutions.isEmpty && !$0.isBranch })
        let position = try #require(file.entries.first?.position)
        #expect("\(position)" == "3:63" && file.entries.first?.line == 3)
    }

    @Test func `a catalog without a source language is in English`() throws {
        let file = try read(#"{"strings":{"a":{}}}"#, "a.xcstrings")
        #expect(file.sourceLanguage == "en")
        #expect(file.entries.map(\.language) == ["en"])
        #expect(try read("a = b;", "de.lproj/a.strings").sourceLanguage == nil)
    }

    @Test func `reads substitutions in a catalog`() throws {
        let file = try read(
            """
            {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{
            "stringUnit":{"state":"translated","value":"%#@birds@ in %#@trees@"},
            "substitutions":{
            "birds":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":"%arg bird"}},
            "other":{"stringUnit":{"state":"translated","value":"%arg birds"}}}}},
            "trees":{"argNum":2,"formatSpecifier":"d","variations":{"plural":{
            "other":{"stringUnit":{"state":"translated","value":"%arg trees"}}}}}}},
            "ja":{"stringUnit":{"value":"-"}}}}}}
            """,
            "a.xcstrings"
        )
        #expect(
            file.entries.map(\.variation) == [
                "", "birds.plural.one", "birds.plural.other", "trees.plural.other", "",
            ]
        )
        #expect(file.entries.map(\.isBranch) == [false, true, true, true, false])
        let expected = [
            Substitution(
                name: "birds",
                specifier: "lld",
                argument: 1,
                branches: [
                    .init(variation: "plural.one", text: "%arg bird"),
                    .init(variation: "plural.other", text: "%arg birds"),
                ]
            ),
            Substitution(
                name: "trees",
                specifier: "d",
                argument: 2,
                branches: [.init(variation: "plural.other", text: "%arg trees")]
            ),
        ]
        #expect(file.entries.first?.substitutions == expected)
        #expect(file.entries.last?.substitutions == [])
    }

    @Test func `reads the comments before an entry`() throws {
        let file = try read(
            """
            /* The file's licence */

            /* Title */
            // of the window
            "a" = "x"; // behind a
            "b" = "y";
            // ignored

            "c" /* inside */ = "z";
            /* One */ /* line */ "d" = "w"; /* behind d */ "e";
            """,
            "a.strings"
        )
        #expect(file.entries.map(\.key) == ["a", "b", "c", "d", "e"])
        #expect(
            file.entries.map(\.comment) == ["Title\nof the window", "", "", "One\nline", ""]
        )
    }

    @Test(arguments: ["\n\n", "\r\n\r\n", "\r\r", "\u{2028}\u{2029}", "\n \t\n"])
    func `an empty line separates a comment`(ends: String) throws {
        #expect(try read("/* c */\(ends)a = b;", "a.strings").entries.map(\.comment) == [""])
        let one = ends.unicodeScalars.first == "\r" ? "\r\n" : "\n"
        #expect(try read("/* c */\(one)a = b;", "a.strings").entries.map(\.comment) == ["c"])
    }

    @Test func `entries compare and hash by their values`() throws {
        let first = try read("/* c */ a = b;", "a.strings").entries
        let second = try read("/* c */ a = b;", "a.strings").entries
        let other = try read("/* d */ a = b;", "a.strings").entries
        #expect(Set(first + second).count == 1)
        #expect(Set(first + other).count == 2)
    }
}
