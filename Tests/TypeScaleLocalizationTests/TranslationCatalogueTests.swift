import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleLocalization

struct TranslationCatalogueTests {
    private static let strings = #"""
        /* A comment */
        "key" = "text \"in\" quotes\n\t\\";
        word.1 = 'single';  // behind
        "\U00e9\Ud83d\Ude00" = "\101";
        "alone";
        """#

    private static let catalogue = """
        {"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"variations":{"plural":{
        "one":{"stringUnit":{"value":"x"}},"other":{"variations":{"device":{"mac":{"stringUnit":
        {"value":"y"}}}}}}}},"fr":{"stringSet":{"values":["p","q"]}},"it":{"stringUnit":{"value":1}}}}}}
        """

    private static let xml = """
        <plist version="1.0"><dict><key>a &lt;</key><string>b<![CDATA[<c>]]>&#65;</string>
        <key>n</key><integer>1</integer><key>e</key><string/></dict></plist>
        """

    private func read(_ text: String, _ path: String) throws -> TranslationCatalogue {
        try TranslationCatalogue(Data(text.utf8), path: path)
    }

    @Test func `reads the old style as Foundation does`() throws {
        let file = try read(Self.strings, "de.lproj/a.strings")
        let theirs = unsafe try PropertyListSerialization.propertyList(
            from: Data(Self.strings.utf8),
            format: nil
        )
        let ours = Dictionary(uniqueKeysWithValues: file.entries.map { ($0.key, $0.text) })
        #expect(ours == theirs as? [String: String])
        #expect(file.entries.map(\.line) == [2, 3, 4, 5])
        #expect(file.entries.allSatisfy { $0.language == "de" })
    }

    @Test func `reads each case of a catalogue`() throws {
        let file = try read(Self.catalogue, "a.xcstrings")
        let found = file.entries.map { "\($0.language ?? "-") \($0.variation) \($0.text)" }
        #expect(
            found == [
                "de plural.one x", "de plural.other.device.mac y", "fr 0 p", "fr 1 q", "en  a",
            ]
        )
        #expect(file.problems.map(\.description) == ["a.xcstrings:3:90: a: the value is no text"])
    }

    @Test func `reads the texts of XML`() throws {
        let file = try read(Self.xml, "a.strings")
        #expect(file.entries.map(\.key) == ["a <", "e"])
        #expect(file.entries.map(\.text) == ["b<c>A", ""])
    }

    @Test(arguments: [
        ("de.json", "de"), ("pt-BR.json", "pt-BR"), ("Main.zh_Hans.json", "zh_Hans"),
        ("locales/fr/app.json", "fr"), ("x/de.lproj/en/a.json", "de"), ("app.json", nil),
        ("my/app.json", "my"), ("config/app.json", nil), ("fil.json", "fil"), ("a.json", nil),
    ])
    func `names say the language`(path: String, language: String?) {
        #expect(TranslationFileName(path).language == language)
    }

    /// Files with bytes changed, left out, put in or cut: each is read or refused, and none is a trap.
    @Test func `no file is a trap`() throws {
        var random = SeededGenerator(seed: 103)
        let binary = try PropertyListSerialization.data(
            fromPropertyList: ["a": "b", "é": "한", String(repeating: "k", count: 200): "x"],
            format: .binary,
            options: 0
        )
        let seeds: [(String, [UInt8])] = [
            ("a.strings", Array(Self.strings.utf8)), ("a.xcstrings", Array(Self.catalogue.utf8)),
            ("a.strings", Array(Self.xml.utf8)), ("a.strings", Array(binary)),
            ("a.json", Array(#"{"a":{"b":["x",{"c":"y"}]},"d":"z"}"#.utf8)),
            (
                "a.strings",
                [0xFF, 0xFE] + Self.strings.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            ),
        ]
        var refused = 0
        for round in 0..<6000 {
            var (path, bytes) = seeds[round % seeds.count]
            for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let byte = UInt8.random(in: 0...255, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = byte
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(byte, at: place)
                default: if byte < 20 { bytes.removeLast(bytes.count - place) }
                }
            }
            do {
                _ = try TranslationCatalogue(Data(bytes), path: path)
            } catch {
                refused += 1
                #expect(error.description.hasPrefix(path))
            }
        }
        #expect(refused > 1000)
    }

    /// Each hostile file with what is thrown; `nil` for a file that is read.
    static let hostile: [(name: String, text: String, error: String?)] = {
        let marks = "\"a" + String(repeating: "\u{301}", count: 3000) + "\""
        let long = String(repeating: "k", count: 9000)
        return [
            ("a.strings", "\(marks) = a;", nil),
            ("a.json", "{\(marks): \"x\"}", "a.json:1:2: a letter of a key has too many marks"),
            ("a.json", "{\"\(long)\": 1}", "a.json:1:2: a key is longer than 8192 bytes"),
            ("a.strings", "\(long) = k;", "a.strings:1:1: a key is longer than 8 KiB"),
            ("a.strings", "/* x", "a.strings:1:1: the text ends within a comment"),
            (
                "a.strings", "\"a\" = \"b\"\n\"c\" = \"d\";",
                "a.strings:2:1: a semicolon belongs behind the text; quotes within it want a backslash"
            ),
            (
                "a.strings", "\"a\" = \"\\Ud800\";",
                "a.strings:1:8: half of a surrogate pair is no character"
            ),
            (
                "a.json", String(repeating: "[", count: 100_000),
                "a.json:1:65: 0.0.0.0.0.0.0.0...: it nests deeper than 64 levels"
            ),
            ("a.json", "[1]", "a.json: it is no dictionary of keys and texts"),
            (
                "a.json", "{\"a\": }",
                "a.json:1:7: a: a value is missing before the closing bracket; remove the comma"
            ),
            ("a.xcstrings", "{}", "a.xcstrings: it has no \"strings\", as catalogues do"),
            ("a.xcstrings", "<plist/>", "a.xcstrings: it is no JSON"),
            (
                "a.stringsdict", "",
                "a.stringsdict: its name ends in none of .xcstrings, .strings and .json"
            ),
        ]
    }()

    @Test(arguments: hostile.indices)
    func `hostile files are refused with their position`(index: Int) throws {
        let (name, text, complaint) = Self.hostile[index]
        do {
            let catalogue = try read(text, name)
            #expect(complaint == nil)
            #expect(catalogue.entries.count == 1 && catalogue.problems.isEmpty)
        } catch {
            #expect("\(error)" == complaint)
        }
    }

    @Test func `repeated keys and other values are reported with their entries`() throws {
        let old = try read("a = b;\na = c;", "a.strings")
        #expect(old.entries.map(\.text) == ["b", "c"])
        let repeated = ["a.strings:2:1: a: the key is there twice; keep one of them"]
        #expect(old.problems.map(\.description) == repeated)
        let json = try read("{\"a\": \"b\",\n \"a\": \"\\ud800\"}", "a.json")
        #expect(
            json.problems.map(\.description) == [
                "a.json:2:2: a: the key is there twice; keep one of them",
                "a.json:2:8: a: half of a surrogate pair is no character",
            ]
        )
        let binary = try PropertyListSerialization.data(
            fromPropertyList: ["a": "b", "n": 1],
            format: .binary,
            options: 0
        )
        let compiled = try TranslationCatalogue(binary, path: "a.strings")
        #expect(compiled.entries.map(\.text) == ["b"])
        #expect(compiled.entries.map(\.line) == [nil])
        #expect(compiled.problems.map(\.description) == ["a.strings: n: the value is no text"])
    }
}
