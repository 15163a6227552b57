import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleLocalization

struct TranslationCatalogTests {
    private static let strings = #"""
        /* A comment */
        "key" = "text \"in\" quotes\n\t\\";
        word.1 = 'single';  // behind
        "\U00e9\Ud83d\Ude00" = "\101";
        "alone";
        a=b;cc=dd;/a/b = c;
        """#

    private static let catalog = """
        {"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"variations":{"plural":{
        "one":{"stringUnit":{"value":"x"}},"other":{"variations":{"device":{"mac":{"stringUnit":
        {"value":"y"}}}}}}}},"fr":{"stringSet":{"values":["p","q"]}},"it":{"stringUnit":{"value":1}}}}}}
        """

    private static let forms = #"{"a_one":"","a_0":"","a_other":"$t(b)","n":{"one":"","other":""}}"#

    private static let xml = """
        <plist version="1.0"><dict><key>a &lt;</key><string>b<![CDATA[<c>]]>&#65;</string>
        <key>n</key><integer>1</integer><key>e</key><string/></dict></plist>
        """

    private func read(_ text: String, _ path: String) throws -> TranslationCatalog {
        try TranslationCatalog(data: Data(text.utf8), path: path)
    }

    @Test func `reads the old style as Foundation does`() throws {
        let file = try read(Self.strings, "de.lproj/a.strings")
        let theirs = unsafe try PropertyListSerialization.propertyList(
            from: Data(Self.strings.utf8),
            format: nil
        )
        let ours = Dictionary(uniqueKeysWithValues: file.entries.map { ($0.key, $0.text) })
        #expect(ours == theirs as? [String: String])
        #expect(file.entries.map(\.line) == [2, 3, 4, 5, 6, 6, 6])
        #expect(file.entries.allSatisfy { $0.language == "de" })
    }

    /// Reads separators in white space, at the end of a comment, and in a string.
    @Test(arguments: ["\u{2028}", "\u{2029}"])
    func `reads line separators as Foundation does`(separator: String) throws {
        let text = "a\(separator)=b; // c\(separator)d = \"e\(separator)f\";\(separator)"
        let file = try read(text, "a.strings")
        let theirs = unsafe try PropertyListSerialization.propertyList(
            from: Data(text.utf8),
            format: nil
        )
        let ours = Dictionary(uniqueKeysWithValues: file.entries.map { ($0.key, $0.text) })
        #expect(ours == ["a": "b", "d": "e\(separator)f"])
        #expect(ours == theirs as? [String: String])
    }

    @Test func `reads every variation in a catalog`() throws {
        let file = try read(Self.catalog, "a.xcstrings")
        let found = file.entries.map { "\($0.language ?? "-") \($0.variation) \($0.text)" }
        #expect(
            found == [
                "de plural.one x", "de plural.other.device.mac y", "fr 0 p", "fr 1 q", "en  a",
            ]
        )
        #expect(file.diagnostics.map(\.description) == ["a.xcstrings:3:90: a: expected a string"])
    }

    /// Reads a file that is indented as in Xcode, with each value on its own line.
    // Comparing such names takes quadratic time. A text is kept whole.
    @Test func `names with more than 30 combining marks in a row do not count`() throws {
        let name =
            String(repeating: "a", count: 97) + String(repeating: "\u{301}\u{323}", count: 16)
        let unit = "{\"stringUnit\":{\"state\":\"\(name)\",\"value\":\"\(name)\"}}"
        let catalog = """
            {"sourceLanguage":"\(name)","strings":{"k":{"extractionState":"\(name)","localizations":
            {"de":\(unit)}}}}
            """
        let file = try read(catalog, "a.xcstrings")
        #expect(file.sourceLanguage == "en")
        #expect(file.entries.map(\.language) == ["de", "en"])
        #expect(file.entries.first.map { Array($0.text.utf8) } == Array(name.utf8))
        #expect(file.entries.map(\.state) == [.current, .current])
        let arb = try read("{\"@@locale\":\"\(name)\",\"k\":\"\(name)\"}", "app_de.arb")
        #expect(arb.entries.map(\.language) == ["de"])
        #expect(arb.entries.first.map { Array($0.text.utf8) } == Array(name.utf8))
        let po = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=\(name)\\n\"\n"
        #expect(throws: Diagnostic.self) { try read(po, "de.po") }
    }

    @Test func `reports the line of each string in a catalog`() throws {
        let text = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "%lld fonts" : {
                  "localizations" : {
                    "en" : {
                      "variations" : {
                        "plural" : {
                          "one" : {
                            "stringUnit" : {
                              "value" : "%lld font",
                              "state" : "translated"
                            }
                          },
                          "other" : {
                            "stringUnit" : {
                              "value" : "%lld fonts",
                              "state" : "translated"
                            }
                          }
                        }
                      }
                    }
                  }
                },
                "Done" : {

                }
              }
            }
            """
        let file = try read(text, "a.xcstrings")
        #expect(file.entries.map(\.text) == ["%lld font", "%lld fonts", "Done"])
        #expect(file.entries.map(\.variation) == ["plural.one", "plural.other", ""])
        #expect(file.entries.map(\.line) == [11, 17, 26])
    }

    @Test func `truncates the name of a variation past 256 bytes`() throws {
        for (length, kept) in [(256, 256), (257, 64)] {
            let name = String(repeating: "x", count: length - "plural.".count)
            let file = try read(
                """
                {"strings":{"":{"localizations":{"en":{"variations":{"plural":{
                "\(name)":{"stringUnit":{"value":"a"}}}}}}}}}
                """,
                "a.xcstrings"
            )
            #expect(file.entries.map(\.variation) == [String("plural.\(name)".prefix(kept))])
        }
    }

    @Test(arguments: ["", " ", "\t", "\n", "\r\n", "\u{FEFF}"])
    func `reads strings in XML`(before: String) throws {
        let file = try read(before + Self.xml, "de.lproj/a.strings")
        #expect(file.entries.map(\.key) == ["a <", "e"])
        #expect(file.entries.map(\.text) == ["b<c>A", ""])
        #expect(file.entries.allSatisfy { $0.language == "de" })
    }

    @Test func `joins the keys and indices of nested JSON`() throws {
        let file = try read(#"{"a":{"b":["x",{"c":"y"},0,"z"]},"d":"v"}"#, "a.json")
        #expect(file.entries.map(\.key) == ["a.b.0", "a.b.1.c", "a.b.3", "d"])
        #expect(file.entries.map(\.text) == ["x", "y", "z", "v"])
    }

    @Test(arguments: [
        ("de.json", "de"), ("pt-BR.json", "pt-BR"), ("Main.zh_Hans.json", "zh_Hans"),
        ("locales/fr/app.json", "fr"), ("x/de.lproj/en/a.json", "de"), ("app.json", nil),
        ("my/app.json", "my"), ("config/app.json", nil), ("fil.json", "fil"), ("a.json", nil),
    ])
    func `reads the language from the path`(path: String, language: String?) {
        #expect(TranslationFileName(path).language == language)
    }

    /// Mutates files, which must be read or refused without a crash.
    @Test func `reads or refuses mutated files`() throws {
        var random = SeededGenerator(seed: 103)
        let binary = try PropertyListSerialization.data(
            fromPropertyList: ["a": "b", "é": "한", String(repeating: "k", count: 200): "x"],
            format: .binary,
            options: 0
        )
        let seeds: [(String, [UInt8])] = [
            ("a.strings", Array(Self.strings.utf8)), ("a.xcstrings", Array(Self.catalog.utf8)),
            ("a.strings", Array(Self.xml.utf8)), ("a.strings", Array(binary)),
            ("a.json", Array(#"{"a":{"b":["x",{"c":"y"}]},"d":"z"}"#.utf8)),
            ("pl.json", Array(Self.forms.utf8)),
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
                _ = try TranslationCatalog(data: Data(bytes), path: path)
            } catch {
                refused += 1
                #expect(error.description.hasPrefix(path))
            }
        }
        #expect(refused > 1000)
    }

    /// Hostile files, with the error that is thrown, or `nil` if the file is readable.
    static let hostile: [(name: String, text: String, error: String?)] = {
        let marks = "\"a" + String(repeating: "\u{301}", count: 3000) + "\""
        let long = String(repeating: "k", count: 9000)
        let texts = String(repeating: "\"\",", count: 70_000)
        return [
            ("a.strings", "\(marks) = a;", nil),
            (
                "a.json", "{\(marks): \"x\"}",
                "a.json:1:2: a character in a key has more than 30 combining marks"
            ),
            ("a.json", "{\"\(long)\": 1}", "a.json:1:2: a key exceeds the limit of 8192 bytes"),
            ("a.strings", "\(long) = k;", "a.strings:1:1: a key exceeds the limit of 8 KiB"),
            ("a.strings", "/* x", "a.strings:1:1: unterminated comment"),
            (
                "a.strings", "\"a\" = \"b\"\n\"c\" = \"d\";",
                "a.strings:1:10: expected ';' after the string; escape inner quotes with backslashes"
            ),
            (
                "a.strings", "\"a\" = \"\\Ud800\";",
                "a.strings:1:8: unpaired surrogate"
            ),
            (
                "a.json", String(repeating: "[", count: 100_000),
                "a.json:1:65: 0.0.0.0.0.0.0.0...: the nesting exceeds the limit of 64 levels"
            ),
            ("a.json", "[1]", "a.json: expected a dictionary of keys and strings"),
            (
                "a.json", "{\"a\": }",
                "a.json:1:7: a: expected a value, found a closing bracket"
            ),
            ("a.strings", "\"a\" = \"\\Ud800", "a.strings:1:8: unpaired surrogate"),
            ("a.strings", "\"a\" = \"\\Ud800\\", "a.strings:1:8: unpaired surrogate"),
            (
                "a.strings", "a = b;/",
                "a.strings:1:8: expected ';' after the string; escape inner quotes with backslashes"
            ),
            // The joined keys of 70,000 texts take 70,000 times 8 KiB.
            (
                "a.json", "{\"\(long.prefix(8192))\": [\(texts)0]}",
                "a.json:1:9858: the keys exceed the limit for a file of this size"
            ),
            (
                "a.json", String(repeating: "{\"\(long.prefix(8000))\":", count: 3) + "0}}}",
                "a.json:1:24013: \(long.prefix(80))…: a nested key exceeds the limit of 16 KiB"
            ),
            (
                "a.xcstrings",
                """
                {"strings":{"a":{"localizations":{"en":{"stringSet":{"values":[
                \(String(repeating: "0,", count: 1_000))0]}}}}}}
                """,
                "a.xcstrings:2:2001: the errors exceed the limit of 1000"
            ),
            // Each of 6,000 variations has a name of 250 bytes.
            (
                "a.xcstrings",
                """
                {"strings":{"a":{"localizations":{"en":{"variations":{"\(long.prefix(248))":{\(
                    (0..<6000).map { "\"\($0)\":{\"stringUnit\":{\"value\":\"x\"}}" }.joined(separator: ",")
                )}}}}}}}
                """,
                "a.xcstrings:1:40: a: the variations exceed the limit for a file of this size"
            ),
            ("a.xcstrings", "{}", "a.xcstrings: missing key \"strings\""),
            ("a.xcstrings", "<plist/>", "a.xcstrings: expected JSON"),
            (
                "a.txt", "",
                "a.txt: unknown extension; expected .xcstrings, .strings, .stringsdict, .json, .arb, .po, .pot, .xliff, .xlf or .xml"
            ),
        ]
    }()

    @Test(arguments: hostile.indices)
    func `refuses hostile files with their position`(index: Int) throws {
        let (name, text, complaint) = Self.hostile[index]
        do {
            let catalog = try read(text, name)
            #expect(complaint == nil)
            #expect(catalog.entries.count == 1 && catalog.diagnostics.isEmpty)
        } catch {
            #expect("\(error)" == complaint)
        }
    }

    /// Compares the lengths of the steps that the entries keep with the length of the file.
    @Test(arguments: ["\"x\"", "[\"x\", \"y\"]", "{\"a\": {\"b\": \"x\"}}"])
    func `nested keys share their prefixes`(value: String) throws {
        let long = String(repeating: "k", count: 8_000)
        let text =
            "{\"\(long)\":{\((0..<60).map { "\"\($0)\":\(value)" }.joined(separator: ","))}}"
        let file = try read(text, "a.json")
        #expect(file.entries.count >= 60)
        #expect(file.entries.allSatisfy { $0.key.hasPrefix("\(long).") })
        #expect(file.entries.reduce(0) { $0 + $1.key.utf8.count } > 40 * text.utf8.count)
        var kept: [ObjectIdentifier: Int] = [:]
        for entry in file.entries {
            var key = entry.name
            while let prefix = key.prefix {
                kept[ObjectIdentifier(prefix)] = prefix.key.step.utf8.count
                key = prefix.key
            }
        }
        let steps = file.entries.reduce(0) { $0 + $1.name.step.utf8.count }
        #expect(kept.values.reduce(steps, +) <= text.utf8.count)
    }

    /// Reads errors at the end of a line.
    @Test(arguments: [
        ("a.strings", "\"a\" = \"b\"\n\n\"c\" = \"d\";", "1:10"), ("a.strings", "a = b\n", "1:6"),
        ("a.strings", "\"a\" =\n", "1:6"), ("a.strings", "\"a\"\n\"b\";", "1:4"),
        ("a.strings", "a = b // c\r\nd = e;", "1:6"), ("a.strings", "a = b /*\n*/ d = e;", "1:6"),
        ("a.strings", "a = b c;", "1:7"), ("a.strings", "a = b;\n}", "2:1"),
        ("a.json", "{\"a\": \"b\"\n \"c\": 1}", "1:10"), ("a.json", "{\"a\"\n 1}", "1:5"),
        ("a.json", "{\"a\":\n}", "1:6"), ("a.json", "{\"a\": 1,\n}", "1:9"),
        ("a.json", "{\"a\": [1\n", "1:9"), ("a.json", "{\"a\": [1 2]}", "1:10"),
        ("a.json", "{\n a: 1}", "2:2"), ("a.strings", "<plist>\n<dict> \n\n", "2:7"),
    ])
    func `an error is reported on its own line`(path: String, text: String, position: String) {
        let error = #expect(throws: Diagnostic.self) { try read(text, path) }
        #expect(error?.description.hasPrefix("\(path):\(position): ") == true, "\(text)")
    }

    /// Reads a list of numbers, whose list and dictionary are values too.
    @Test(arguments: [
        (6, nil), (7, "a.json:1:19: a.6: the document exceeds the limit of 8 values"),
    ])
    func `accepts four values for each entry`(count: Int, complaint: String?) {
        let numbers = Array(repeating: "0", count: count).joined(separator: ",")
        let data = Data("{\"a\":[\(numbers)]}".utf8)
        do {
            _ = try TranslationCatalog(data: data, path: "a.json", limits: Self.two)
            #expect(complaint == nil)
        } catch {
            #expect("\(error)" == complaint)
        }
    }

    @Test(arguments: [
        (
            "a.json", #"{"a":"x","b":"y","c":"z"}"#,
            "a.json:1:22: the file exceeds the limit of 2 strings"
        ),
        ("a.strings", "a=x;b=y;c=z;", "a.strings:1:9: the file exceeds the limit of 2 strings"),
    ])
    func `refuses a file with too many entries`(path: String, text: String, complaint: String) {
        let error = #expect(throws: Diagnostic.self) {
            try TranslationCatalog(data: Data(text.utf8), path: path, limits: Self.two)
        }
        #expect(error?.description == complaint)
    }

    @Test(arguments: [
        ("a.strings", "\"a\" = \"", "\";"), ("a.json", "{\"a\":\"", "\"}"),
        ("b.strings", "<plist><dict><key>a</key><string>", "</string></dict></plist>"),
        (
            "a.xcstrings",
            "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"stringUnit\":{\"value\":\"",
            "\"}}}}}}"
        ),
    ])
    func `limits the length of a text`(path: String, start: String, end: String) throws {
        let text = String(repeating: "x", count: 256 << 10)
        #expect(try read(start + text + end, path).entries.first?.text == text)
        let error = #expect(throws: Diagnostic.self) {
            try read(start + text + "x" + end, path)
        }
        #expect(error?.message == "a text exceeds the limit of 256 KiB")
        #expect(error?.file == path && error?.line == 1 && error?.path == "a")
    }

    @Test(arguments: ["a.strings", "a.json", "a.xcstrings"])
    func `a caller can change the limits`(path: String) throws {
        let text = path == "a.strings" ? "a = \"b\";" : "{\"strings\":{\"a\":{}}}"
        var limits = TranslationLimits()
        limits.bytes = text.utf8.count
        let data = Data(text.utf8)
        #expect(throws: Never.self) {
            try TranslationCatalog(data: data, path: path, limits: limits)
        }
        limits.bytes -= 1
        let error = #expect(throws: Diagnostic.self) {
            try TranslationCatalog(data: data, path: path, limits: limits)
        }
        let limit = "the document exceeds the limit of \(limits.bytes) bytes"
        #expect(error?.description == "\(path): \(limit)")
        (limits.bytes, limits.entries) = (.max, .max)
        #expect(throws: Never.self) {
            try TranslationCatalog(data: data, path: path, limits: limits)
        }
    }

    private static let two: TranslationLimits = {
        var limits = TranslationLimits()
        limits.entries = 2
        return limits
    }()

    @Test func `reports errors in individual entries`() throws {
        let old = try read("a = b;\na = c;", "a.strings")
        #expect(old.entries.map(\.text) == ["b", "c"])
        let repeated = ["a.strings:2:1: a: duplicate key; keep one"]
        #expect(old.diagnostics.map(\.description) == repeated)
        let json = try read("{\"a\": \"b\",\n \"a\": \"\\ud800\"}", "a.json")
        #expect(
            json.diagnostics.map(\.description) == [
                "a.json:2:2: a: duplicate key; keep one",
                "a.json:2:8: a: unpaired surrogate",
            ]
        )
        let catalog = try read("{\"strings\":{\"a\":{},\n \"a\":{}}}", "a.xcstrings")
        #expect(
            catalog.diagnostics.map(\.description) == [
                "a.xcstrings:2:2: strings.a: duplicate key; keep one"
            ]
        )
        let binary = try PropertyListSerialization.data(
            fromPropertyList: ["a": "b", "n": 1],
            format: .binary,
            options: 0
        )
        let compiled = try TranslationCatalog(data: binary, path: "a.strings")
        #expect(compiled.entries.map(\.text) == ["b"])
        #expect(compiled.entries.map(\.line) == [nil])
        #expect(compiled.diagnostics.map(\.description) == ["a.strings: n: expected a string"])
    }

    /// Reads files in which each token directly precedes another token or the end of the file.
    @Test(arguments: [
        "a=b;c=d;", "a;b;", "\"a\"=\"\\Ud83d\\Ude00\";", "a=b;/**/c=d;", "/*a*b**/c=d;", "a=b;//",
        "a=b;//\nc;",
        "/", "a=b;/", "a /b;", "a = /b;", "/b = a;", "a=\"\\Ud83d\\",
    ])
    func `reads terse files as Foundation does`(text: String) throws {
        let theirs = unsafe try? PropertyListSerialization.propertyList(
            from: Data("{\(text)\n}".utf8),
            format: nil
        )
        let ours = try? read(text, "de.lproj/a.strings")
        let texts = ours.map {
            Dictionary(uniqueKeysWithValues: $0.entries.map { ($0.key, $0.text) })
        }
        #expect(texts == theirs as? [String: String], "\(text)")
    }

    @Test func `reports the file and position of an error in a catalog`() throws {
        let text = #"{"strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"\ud800"}}}}}}"#
        let file = try read(text, "b/a.xcstrings")
        #expect(!file.diagnostics.isEmpty)
        #expect(file.diagnostics.allSatisfy { $0.description.hasPrefix("b/a.xcstrings:1:") })
    }

    // The codes of ISO 639-1 in Unicode's data, and codes that are no longer in the standard.
    @Test func `a folder of two letters is a language only if it has a code`() {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        let names = letters.flatMap { first in letters.map { "\(first)\($0)" } }
        let found = Set(names.filter { TranslationFileName("src/\($0)/a.json").language == $0 })
        let known = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))
            .filter { $0.count == 2 }
        // Unicode prefers `fil` to `tl`.
        let former: Set = ["bh", "in", "iw", "ji", "jw", "mo", "sh", "tl"]
        let differing = found.symmetricDifference(known)
        #expect(differing.isSubset(of: former), "\(differing)")
        #expect(found.count >= 184)
        for folder in ["ui", "js", "db", "go", "en-ui-x-y-z", "pt_BRAZILIAN"] {
            #expect(TranslationFileName("src/\(folder)/a.json").language == nil)
        }
        #expect(TranslationFileName("src/pt-BR/a.json").language == "pt-BR")
    }

    @Test func `the table in the documentation lists all formats, each with its own extensions`()
        throws
    {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(
                path: "Sources/Clients/TypeScaleLocalization/TypeScaleLocalization.docc"
            ).appending(path: "TypeScaleLocalization.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let extensions = TranslationFormat.all.flatMap(\.pathExtensions)
        #expect(Set(extensions).count == extensions.count)
        for name in extensions { #expect(text.contains("`.\(name)`"), "\(name)") }
    }
}
