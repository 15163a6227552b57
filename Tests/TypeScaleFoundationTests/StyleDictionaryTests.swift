import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleFoundation

struct StyleDictionaryTests {
    private static let largest = TraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )

    private func list(_ inner: String) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>\(inner)</dict></plist>
            """.utf8
        )
    }

    private func entry(_ key: String, _ name: String, _ size: String) -> String {
        "<key>\(key)</key><dict><key>fontName</key><string>\(name)</string>"
            + "<key>fontSize</key>\(size)</dict>"
    }

    private func failure(_ data: Data) throws -> Diagnostic {
        try #require(throws: Diagnostic.self) {
            try StyleDictionary(data: data, file: "f")
        }
    }

    /// Reads the article's dictionary, whose 17-point headline UIKit scales to 48 points at AX5.
    @Test func `reads a designer's property list`() throws {
        let dictionary = try StyleDictionary(
            data: list(
                entry("headline", "Noteworthy-Bold", "<integer>17</integer>")
                    + entry("title", "NotoSerif", "<real>28.5</real>")
                    + entry("caption", "NotoSerif", "<integer>12</integer>")
            )
        )
        let headline = dictionary.font(forTextStyle: .headline)
        #expect(headline?.scaled(for: Self.largest).pointSize == 48)
        #expect(headline?.face.postScriptName == "Noteworthy-Bold")
        #expect(dictionary.entries[.title1]?.fontSize == 28.5)
        #expect(dictionary.entries[.caption1]?.fontName == "NotoSerif")
        #expect(dictionary.font(forTextStyle: .body) == nil)
        #expect(dictionary.missingStyles.contains(.body))
        #expect(!dictionary.missingStyles.contains(.headline))
    }

    /// The keys and values of gewill/ScaledFont 1.1.0, a fork of the article's package.
    @Test func `reads the design and the weight of the system face`() throws {
        func variants(_ keys: String) -> Data {
            list("<key>subheadline</key><dict>\(keys)</dict>")
        }
        let serif = "<key>design</key><string>serif</string>"
        let bold = "<key>weight</key><string>bold</string>"
        let both = try StyleDictionary(data: variants(serif + bold))
        #expect(both.entries[.subheadline] == .init(design: .serif, weight: .bold))
        #expect(both.font(forTextStyle: .subheadline) == .system(.subheadline, weight: .bold))
        #expect(both.stylesWithDesign == [.subheadline])
        let weight = try StyleDictionary(data: variants(bold))
        #expect(weight.entries[.subheadline] == .init(design: .default, weight: .bold))
        #expect(weight.stylesWithDesign == [])
        // The preferred subheadline has 49 points at AX5.
        let font = weight.font(forTextStyle: .subheadline)?.scaled(for: Self.largest)
        #expect(font?.pointSize == 49 && font?.weight == .bold)
        for dictionary in [both, weight] {
            #expect(try StyleDictionary(data: dictionary.propertyList()) == dictionary)
            #expect(try StyleDictionary(data: dictionary.json()) == dictionary)
        }
    }

    @Test func `reads the weight of a named face`() throws {
        let json = #"{"body": {"fontName": "Futura-Medium", "fontSize": 17, "weight": "bold"}}"#
        let dictionary = try StyleDictionary(data: Data(json.utf8))
        let font = dictionary.font(forTextStyle: .body)
        #expect(font?.face == .named("Futura-Medium") && font?.weight == .bold)
        #expect(try StyleDictionary(data: dictionary.json()) == dictionary)
        let regular = try StyleDictionary(
            data: Data(json.replacing("bold", with: "regular").utf8)
        )
        #expect(regular.font(forTextStyle: .body)?.weight == .medium)
    }

    @Test func `reads files of at most 1 MiB`() throws {
        let json = #"{"body": {"fontName": "A", "fontSize": 17}}"#
        let data = Data(json.utf8) + Data(repeating: 0x20, count: 1_048_576 - json.utf8.count)
        #expect(try StyleDictionary(data: data).entries.count == 1)
        #expect(try failure(data + [0x20]).kind == .tooManyBytes)
    }

    @Test func `reads JSON, and writes both formats`() throws {
        let json = Data(
            #"{"body": {"fontName": "나눔고딕", "fontSize": 17}, "title1": {"fontName": "A", "fontSize": 1}}"#
                .utf8
        )
        let dictionary = try StyleDictionary(data: json)
        #expect(dictionary.entries[.body] == .init(fontName: "나눔고딕", fontSize: 17))
        #expect(dictionary.entries[.title1]?.fontSize == 1)
        #expect(try StyleDictionary(data: dictionary.propertyList()) == dictionary)
        #expect(try StyleDictionary(data: dictionary.json()) == dictionary)
        let all = StyleDictionary(
            Dictionary(
                uniqueKeysWithValues: TextStyle.allCases.map { style in
                    (style, .init(fontName: "F&<\"\(style)", fontSize: 10.1))
                }
            )
        )
        #expect(try StyleDictionary(data: all.propertyList()) == all)
        #expect(try StyleDictionary(data: all.json()) == all)
        // On Linux, `JSONSerialization` loses the last digits of this number.
        let odd = StyleDictionary([.body: .init(fontName: "A", fontSize: 17.500000059371814)])
        #expect(try StyleDictionary(data: odd.json()) == odd)
        #expect(try StyleDictionary(data: odd.propertyList()) == odd)
        let bad = StyleDictionary([.body: .init(fontName: "A", fontSize: .nan)])
        #expect(throws: Diagnostic.self) { try bad.propertyList() }
    }

    @Test func `reports each error with its position`() throws {
        let integer = "<integer>17</integer>"
        let cases: [(String, Diagnostic.Kind, String)] = [
            (entry("headlin", "A", integer), .unknownName, "headlin"),
            (
                entry("title", "A", integer) + entry("title1", "A", integer), .duplicateStyle,
                "title1"
            ),
            (entry("body", "A", "<integer>-1</integer>"), .badSize, "body.fontSize"),
            (entry("body", "A", "<integer>0</integer>"), .badSize, "body.fontSize"),
            (entry("body", "A", "<real>nan</real>"), .badSize, "body.fontSize"),
            (entry("body", "A", "<real>infinity</real>"), .badSize, "body.fontSize"),
            (entry("body", "A", "<string>17</string>"), .wrongType, "body.fontSize"),
            (entry("body", "A", "<true/>"), .wrongType, "body.fontSize"),
            (entry("body", "", integer), .wrongType, "body.fontName"),
            (entry("body", "A\u{0}B", integer), .wrongType, "body.fontName"),
            ("<key>body</key><string>A</string>", .wrongType, "body"),
            ("<key>body</key><dict/>", .missingKey, "body.fontName"),
            (
                "<key>body</key><dict><key>fontName</key><string>A</string></dict>", .missingKey,
                "body.fontSize"
            ),
            (
                "<key>body</key><dict><key>size</key>\(integer)</dict>", .unknownKey, "body.size"
            ),
            (
                "<key>body</key><dict><key>design</key><string>round</string></dict>", .wrongType,
                "body.design"
            ),
            (
                "<key>body</key><dict><key>weight</key>\(integer)</dict>", .wrongType,
                "body.weight"
            ),
            // A size alone, with a weight, is not an entry for the system face.
            (
                "<key>body</key><dict><key>fontSize</key>\(integer)"
                    + "<key>weight</key><string>bold</string></dict>", .missingKey, "body.fontName"
            ),
            (
                "<key>body</key><dict><key>fontName</key><string>A</string>"
                    + "<key>fontSize</key>\(integer)<key>design</key><string>serif</string></dict>",
                .unknownKey, "body.design"
            ),
        ]
        for (inner, kind, path) in cases {
            let error = try failure(list(inner))
            #expect(error.kind == kind, "\(inner)")
            #expect(error.path == path, "\(inner)")
            let position = try #require(error.position)
            #expect(position.line == 3)
            #expect(error.description.hasPrefix("f:\(position): \(path): "), "\(error)")
            #expect(error.localizedDescription == error.description)
        }
        #expect(try failure(list(cases[0].0)).message.contains("did you mean headline?"))
    }

    @Test func `suggests a style in at most eight errors`() throws {
        let keys = "abcdfghijk".map { "\"headlin\($0)\": {}" }.joined(separator: ", ")
        let problems = try StyleDictionary.recovering(data: Data("{\(keys)}".utf8)).diagnostics
        #expect(problems.map(\.kind) == Array(repeating: .unknownName, count: 10))
        let haveSuggestion = problems.map { $0.message.hasSuffix("; did you mean headline?") }
        #expect(haveSuggestion == (1...10).map { $0 <= 8 })
    }

    @Test func `recovers the valid entries`() throws {
        let data = list(
            entry("body", "A", "<integer>17</integer>")
                + entry("headlin", "A", "<integer>1</integer>")
                + entry("title", "A", "<integer>1</integer>")
                + entry("title1", "A", "<integer>2</integer>")
        )
        let recovered = try StyleDictionary.recovering(data: data)
        #expect(Array(recovered.dictionary.entries.keys) == [.body])
        #expect(recovered.diagnostics.map(\.kind) == [.unknownName, .duplicateStyle])
    }

    /// Reports the position of the second key, which Foundation silently drops.
    @Test func `drops both entries with a duplicate key`() throws {
        let json = Data(
            """
            {
              "body": {"fontName": "A", "fontSize": 17},
              "title": {"fontName": "A", "fontSize": 1, "fontSize": 2},
              "callout": {"fontName": "A", "fontSize": 1},
              "b\\u006fdy": {"fontName": "B", "fontSize": 18}
            }
            """.utf8
        )
        let recovered = try StyleDictionary.recovering(data: json, file: "f")
        #expect(Array(recovered.dictionary.entries.keys) == [.callout])
        let said = recovered.diagnostics.map(\.description)
        #expect(
            said == [
                "f:3:45: title.fontSize: duplicate key; keep one",
                "f:5:3: body: duplicate key; keep one",
            ]
        )
        let twice = entry("body", "A", "<integer>1</integer>") + "\n"
        let markup = try StyleDictionary.recovering(data: list(twice + twice), file: "f")
        #expect(markup.dictionary.entries.isEmpty)
        #expect(markup.diagnostics.map(\.kind) == [.duplicateKey])
        #expect(markup.diagnostics.first?.position?.description == "4:1")
    }

    @Test func `reports the line and column of syntax errors`() throws {
        let cases: [(String, String)] = [
            (
                "{\n \"body\": {\n  \"fontName\": \"A\",\n }\n}",
                "f:3:19: body.fontName: expected a key, found"
            ),
            (
                "{\"body\": {\"fontName\": \"한\" \"fontSize\": 1}}",
                "f:1:27: body.fontName: expected ',' or '}'"
            ),
            ("{\"a\": 01}", "f:1:7: a: unexpected zero at the start of a number; remove it"),
            (
                "{\"body\": {\"fontName\": \"A\\ud800\"}}",
                "f:1:25: body.fontName: unpaired surrogate"
            ),
            ("{\"a\"\r\n:\r1}]", "f:3:3: unexpected text"),
            ("{a=1;}", "f:1:2: expected a key; put text in double quotes"),
            (
                "<plist><dict>\n<key>a</key></dict></plist>",
                "f:2:13: a: expected a value after the last key"
            ),
            ("<plist><dict><string>a</string></dict></plist>", "f:1:14: expected a <key> before"),
            ("<plist><dict>\n<font/></dict></plist>", "f:2:1: unknown tag <font>"),
            (
                "<plist><dict><key>a</key><string>b</dict>",
                "f:1:35: a: expected </string>, found </dict>"
            ),
            (
                "<plist><dict>",
                "f:1:14: expected a value and closing tags before the end of the text"
            ),
        ]
        for (text, start) in cases {
            let error = try failure(Data(text.utf8))
            let kind: Diagnostic.Kind = text.contains("\\u") ? .loneSurrogate : .syntax
            #expect(error.kind == kind, "\(text)")
            #expect(error.description.hasPrefix(start), "\(error)")
        }
        #expect(try failure(Data([0x7B, 0x22, 0xC0, 0x80, 0x22])).position?.column == 3)
    }

    @Test func `refuses hostile files`() throws {
        #expect(try failure(Data()).message.hasPrefix("expected a property list or JSON"))
        #expect(try failure(Data("[1, 2]".utf8)).kind == .notADocument)
        let huge = try failure(Data(#"{"body": {"fontName": "A", "fontSize": 1e400}}"#.utf8))
        #expect(huge.kind == .numberOutOfRange)
        #expect(huge.position?.description == "1:40")
        #expect(huge.path == "body.fontSize")
        let levels = 12_000
        let open = String(repeating: "<dict><key>a</key>", count: levels)
        let close = String(repeating: "</dict>", count: levels)
        let nested = try failure(list("<key>a</key>" + open + close))
        #expect(nested.kind == .tooDeep)
        #expect(nested.path == "a.a.a.a.a.a.a.a...")
        #expect(nested.position?.description == "3:1174")
        let deep =
            String(repeating: #"{"a":"#, count: levels) + String(repeating: "}", count: levels)
        let braces = try failure(Data(deep.utf8))
        #expect(braces.kind == .tooDeep)
        #expect(braces.position?.description == "1:321")
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("large-\(UUID().uuidString).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 100 << 20)
        try handle.close()
        let error = #expect(throws: Diagnostic.self) {
            try StyleDictionary(contentsOf: file)
        }
        #expect(error?.kind == .tooManyBytes)
        let missing = #expect(throws: Diagnostic.self) {
            try StyleDictionary(contentsOf: URL(fileURLWithPath: "/nowhere.plist"))
        }
        #expect(missing?.description == "/nowhere.plist: no such file")
        #expect(throws: Diagnostic.self) { try StyleDictionary(named: "Nothing") }
    }
}
