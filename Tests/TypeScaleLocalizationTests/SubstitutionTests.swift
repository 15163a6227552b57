import Foundation
import Testing
import TypeScaleDiagnostics

@testable import TypeScaleLocalization

/// Tests the placeholders `%#@name@` of string catalogs and `.stringsdict` files.
struct SubstitutionTests {
    private func substitution(
        _ name: String,
        _ texts: String...,
        specifier: String = "lld",
        argument: Int? = nil
    ) -> Substitution {
        let categories = ["one", "other", "few", "many"]
        return Substitution(
            name: name,
            specifier: specifier,
            argument: argument,
            branches: zip(categories, texts).map { .init(variation: "plural.\($0)", text: $1) }
        )
    }

    private func problem(_ text: String, _ all: [Substitution]) -> PlaceholderProblem? {
        MessageText(text, syntaxes: .printf, substitutions: all).problems.first
    }

    /// The example is from Apple's documentation of `.stringsdict` files.
    @Test func `replaces substitutions with their widest branches`() throws {
        let all = [
            substitution("num_people", "%d person", "%d people", specifier: "d"),
            substitution("files", "a file", "%arg files", argument: 2),
        ]
        let font = InventedFont(wide: "4p")
        let result = try font.widest("%#@num_people@ shared %#@files@", substitutions: all) {
            $0.largestNumber = 12
        }
        #expect(result.text == "44 people shared 44 files")
        #expect(
            result.assumptions == [
                "%#@num_people@ = plural.other", "%d = 44", "%#@files@ = plural.other",
                "%arg = 44",
            ]
        )
    }

    @Test func `takes the type of a number from the substitution`() throws {
        let font = InventedFont(wide: "1")
        let all = [
            substitution("a", "-", "%arg", specifier: "d"), substitution("b", "-", "%arg"),
        ]
        func text(_ name: String) throws -> String {
            try font.widest("%#@\(name)@", substitutions: all) { $0.largestNumber = .max }.text
        }
        #expect(try text("a") == "1,111,111,111")
        #expect(try text("b") == "1,111,111,111,111,111,111")
    }

    @Test func `names are equal if they have the same bytes`() throws {
        let (one, other) = ("\u{E9}", "e\u{301}")
        let all = [substitution(one, "A", "A"), substitution(other, "B", "%#@\(one)@B")]
        let text = try InventedFont().widest("%#@\(one)@ %#@\(other)@", substitutions: all).text
        #expect(text == "A AB")
        #expect(problem("%#@\(other)@", [substitution(one, "A", "A")]) != nil)
    }

    @Test(arguments: ["a.stringsdict", "a.xcstrings", "a.xliff"])
    func `a file can contain substitutions with canonically equivalent names`(
        path: String
    ) throws {
        let (one, other) = ("\u{E9}", "e\u{301}")
        let format = "%#@\(one)@ %2$#@\(other)@"
        let text =
            switch path {
            case "a.stringsdict":
                """
                <plist version="1.0"><dict><key>k</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
                \([one, other].map {
                    """
                    <key>\($0)</key><dict>
                    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key><string>d</string>
                    <key>other</key><string>\($0.utf8.count)</string></dict>
                    """
                }.joined())
                </dict></dict></plist>
                """
            case "a.xcstrings":
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations":
                 {"en": {"stringUnit": {"state": "translated", "value": "\(format)"},
                  "substitutions": {\([one, other].map {
                    """
                    "\($0)": {"argNum": 1, "formatSpecifier": "d", "variations": {"plural":
                     {"other": {"stringUnit": {"state": "translated", "value": "\($0.utf8.count)"}}}}}
                    """
                  }.joined(separator: ", "))}}}}}}
                """
            default:
                """
                <xliff version="1.2"><file original="a" source-language="en"><body>
                <trans-unit id="k"><source>\(format)</source></trans-unit>
                \([one, other].map {
                    """
                    <trans-unit id="k|==|substitutions.\($0).plural.other">
                    <source>\($0.utf8.count)</source></trans-unit>
                    """
                }.joined())</body></file></xliff>
                """
            }
        let catalog = try TranslationCatalog(data: Data(text.utf8), path: path)
        #expect(catalog.diagnostics.isEmpty, "\(catalog.diagnostics)")
        let entry = try #require(catalog.entries.first { $0.text == format })
        #expect(
            entry.substitutions.map { Array($0.name.utf8) } == [one, other].map { Array($0.utf8) }
        )
        let font = InventedFont()
        #expect(try font.widest(format, substitutions: entry.substitutions).text == "2 3")
    }

    @Test func `numbers values in the order of the text`() {
        let all = [substitution("a", "%arg"), substitution("b", "%arg %2$@", argument: 3)]
        let message = MessageText("%@ %#@a@ %#@b@ %@", syntaxes: .printf, substitutions: all)
        let positions = [1, 2, 3, 3, 2, 3, 2]
        #expect(message.placeholders.map(\.argument) == positions.map { .position($0) })
    }

    @Test func `reports unknown names and cycles`() {
        let all = [
            substitution("a", "x %#@b@"), substitution("b", "%#@c@"), substitution("c", "%#@b@"),
            substitution("empty"),
        ]
        #expect(problem("%#@x@", all)?.kind == .unknownName("x"))
        #expect(problem("%#@empty@", all)?.kind == .unknownName("empty"))
        #expect(problem("%#@a@", all)?.kind == .cycle(["b", "c"]))
        #expect(
            problem("%#@a@", all)?.description
                == "the substitutions %#@b@, %#@c@ contain each other; remove one of the references"
        )
        #expect(problem("%#@s@", [substitution("s", "%#@s@")])?.kind == .cycle(["s"]))
    }

    @Test func `limits the depth and the length of substitutions`() {
        func chain(_ count: Int, references: Int) -> [Substitution] {
            (0...count).map { index in
                let text = String(repeating: "%#@s\(index + 1)@", count: references)
                return substitution("s\(index)", index < count ? text : "end")
            }
        }
        #expect(problem("%#@s0@", chain(15, references: 1)) == nil)
        #expect(problem("%#@s0@", chain(16, references: 1))?.kind == .tooDeep)
        #expect(problem("%#@s0@", chain(100_000, references: 1))?.kind == .tooDeep)
        let long = String(repeating: "a", count: PlaceholderProblem.maximumBytes - 2)
        #expect(problem(long + "%@", []) == nil)
        #expect(problem(long + "a%@", [])?.kind == .tooLong)
        #expect(PlaceholderProblem(.tooLong, at: 0).description.contains(" 256 KiB"))
        // 3 bytes ten million times.
        #expect(problem("%#@s0@", chain(7, references: 10))?.kind == .tooLong)
        #expect(problem("%#@s0@", chain(4, references: 10)) == nil)
    }
}
