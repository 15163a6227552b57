import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleFoundation

struct ScannedDocumentTests {
    private let limits = DocumentLimits(bytes: 1 << 20)

    private func isSound(_ bytes: [UInt8]) -> Bool {
        guard let document = try? ScannedDocument(Data(bytes), limits: limits) else { return false }
        return document.problems.isEmpty
    }

    /// Texts with a byte changed, left out or put in, against Foundation's own decoder.
    ///
    /// What the scanner takes it takes too. The other way round there is one difference alone, a comma
    /// before a bracket.
    @Test func `takes no JSON that Foundation refuses`() {
        var random = SeededGenerator(seed: 101)
        let seeds = [
            #"{"a": [1, -2.5e3, true, false, null, "b\n\u00e9\ud83d\ude00"], "é": {"c": {}, "d": []}}"#,
            #"[0.1, 1E+2, 12, "\"", [[[]]], {"x": "\\"}]"#,
        ]
        let letters =
            Array("{}[]\",:\\u0123456789eE+-.truefalsn \n\tðŸ".utf8) + [0, 0x80, 0xC3, 0xFF]
        var taken = 0
        for _ in 0..<6_000 {
            var bytes = Array(seeds[Int.random(in: 0..<seeds.count, using: &random)].utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let letter = letters[Int.random(in: 0..<letters.count, using: &random)]
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = letter
                case 1: bytes.remove(at: place)
                default: bytes.insert(letter, at: place)
                }
            }
            let first = bytes.first { ![0x20, 0x0A, 0x09, 0x0D].contains($0) }
            guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { continue }
            let decodes = (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
            let text = String(decoding: bytes, as: UTF8.self)
            if isSound(bytes) {
                taken += 1
                #expect(decodes, "\(text.debugDescription)")
            } else if decodes {
                let hasComma = text.contains(/,\s*[}\]]/)
                #expect(hasComma || isDuplicate(bytes), "\(text.debugDescription)")
            }
        }
        #expect(taken > 400)
    }

    private func isDuplicate(_ bytes: [UInt8]) -> Bool {
        let document = try? ScannedDocument(Data(bytes), limits: limits)
        return document?.problems.contains { $0.code == .duplicateKey } ?? false
    }

    /// The numbers that `Double` itself cannot hold.
    @Test func `numbers out of range are noted, and only they`() throws {
        let numbers = [
            "1e308", "1.7976931348623157e308", "1e309", "-1e400", "5e-324", "1e-400", "0e999",
            "-0.0e-999",
            String(repeating: "9", count: 310), "0." + String(repeating: "0", count: 400) + "1",
            "1" + String(repeating: "0", count: 300), "1e99999999999999999999",
        ]
        for number in numbers {
            let document = try ScannedDocument(Data("[0, \(number)]".utf8), limits: limits)
            let mantissa = number.prefix { $0 != "e" }
            let isZero = !mantissa.contains { ("1"..."9").contains($0) }
            let value = Double(number) ?? .infinity
            let isHeld = value.isFinite && (value != 0 || isZero)
            #expect(document.problems.isEmpty == isHeld, "\(number)")
            if !isHeld { #expect(document.problems.map(\.path) == [[.index(1)]]) }
        }
    }

    @Test func `finds where values stand`() throws {
        let json = "{\"a\": [1,\n  {\"b\\u0021\": 한}, 3]}".replacing("한", with: "\"한\" , \"c\": 4")
        let document = try ScannedDocument(Data(json.utf8), limits: limits)
        let paths: [DocumentPath] = [
            [], [.key("a")], [.key("a"), .index(1), .key("b!")], [.key("a"), .index(1), .key("c")],
            [.key("a"), .index(2)], [.key("a"), .index(3)], [.key("z")],
        ]
        let positions = document.positions(of: paths)
        let expected = ["1:1", "1:7", "2:15", "2:26", "2:30"]
        #expect(paths.compactMap { positions[$0]?.description } == expected)
    }

    /// Two spellings that are one key for Swift, of which a dictionary keeps one.
    @Test func `keys are the same where strings are`() throws {
        let document = try ScannedDocument(
            Data("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8),
            limits: limits
        )
        #expect(document.problems.map(\.code) == [.duplicateKey])
    }

    @Test func `a binary list says which key is there twice`() throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["top": ["aa": 1, "ab": 2]],
            format: .binary,
            options: 0
        )
        #expect(try ScannedDocument(data, limits: limits).problems.isEmpty)
        // The marks of ASCII texts of two letters.
        var bytes = [UInt8](data)
        let place = try #require(
            bytes.indices.dropLast(2).first { Array(bytes[$0...($0 + 2)]) == [0x52, 0x61, 0x62] }
        )
        bytes[place + 2] = 0x61
        let problems = try ScannedDocument(Data(bytes), limits: limits).problems
        #expect(problems.map(\.path) == [[.key("top"), .key("aa")]])
    }

    /// Time and memory that a text can take are those of its length.
    @Test func `hostile texts end soon`() throws {
        let count = 40_000
        let texts = [
            "{" + (0..<count).map { "\"\($0)\":1" }.joined(separator: ",") + "}",
            "{" + String(repeating: "\"\":1,", count: count) + "\"\":1}",
            String(repeating: "[", count: count), String(repeating: "{\"\":", count: count),
            String(repeating: "<dict><key/>", count: count),
            "[" + String(repeating: "1e999,", count: count) + "1]",
            "\"" + String(repeating: "\\", count: count), String(repeating: "<!--", count: count),
            "<plist>" + String(repeating: "&", count: count),
            "{\"e" + String(repeating: "\u{301}\u{327}", count: count) + "\": 1}",
            "{\"" + String(repeating: "\\u0301", count: 40) + "\": ["
                + String(repeating: "1e999,", count: count) + "1]}",
            "<plist><dict><key>e" + String(repeating: "\u{301}", count: count)
                + "</key><true/></dict></plist>",
        ]
        let clock = ContinuousClock()
        for text in texts {
            let time = clock.measure {
                _ = try? ScannedDocument(Data(text.utf8), limits: DocumentLimits(bytes: 4 << 20))
            }
            #expect(time < .seconds(10), "\(text.prefix(20))")
        }
    }

    /// How many values Foundation has of a document.
    private func values(_ value: Any) -> Int {
        switch value {
        case let list as [Any]: 1 + list.reduce(0) { $0 + values($1) }
        case let dictionary as [String: Any]: 1 + dictionary.values.reduce(0) { $0 + values($1) }
        default: 1
        }
    }

    /// What the scanner finds no fault with, the decoder takes whole: it loses no value in silence.
    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func `the decoder has every value of a sound list`(
        format: PropertyListSerialization.PropertyListFormat
    ) throws {
        let plain: [String: Any] = [
            "body": ["fontName": "A&<b>", "fontSize": 17.5],
            "title": ["list": [1, 2, ["a": true]]],
            "한글": [Data([1, 2]), Date(timeIntervalSince1970: 0), "x"], "aa": 1, "ab": 2,
            "e\u{301}": "é",
        ]
        let seed = [UInt8](
            try PropertyListSerialization.data(fromPropertyList: plain, format: format, options: 0)
        )
        var random = SeededGenerator(seed: 102)
        var sound = 0
        for _ in 0..<6_000 {
            var bytes = seed
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = .random(in: 0...255, using: &random)
                case 1: bytes[place] = bytes[Int.random(in: 0..<bytes.count, using: &random)]
                case 2 where format == .xml: bytes.remove(at: place)
                default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                }
            }
            guard let document = try? ScannedDocument(Data(bytes), limits: limits),
                document.problems.isEmpty, let value = document.plainValue()
            else { continue }
            sound += 1
            #expect(values(value) == document.values, "\(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(sound > 1000)
    }

    /// Found by mutation: Foundation ends the process over a set, and reads counts of 16 bytes.
    @Test(arguments: [
        "YnBsaXN0MDDBAVFhCAoAAAAAAAABAQAAAAAAAAACAAAAAAAAAAAAAAAAAAAADA==",
        "YnBsaXN0MDDfFAAAAAAAAAAAAAAAAAAAAAICAgMDVGJvZHlRYQgAAAAAAAABAQAAAAAAAAACAAAAAAAAAAAAAAAAAAAA",
    ])
    func `binary lists with what cannot be read are refused`(text: String) throws {
        let data = try #require(Data(base64Encoded: text))
        #expect(throws: DocumentProblem.self) { try ScannedDocument(data, limits: limits) }
    }

    @Test func `what hides from the scanner is refused`() throws {
        let texts = [
            "<plist><dict><key><![CDATA[a]]></key><true/></dict></plist>",
            "<plist><dict><key>a&b;</key><true/></dict></plist>",
            "<?xml version='1.0' encoding='utf-7'?><plist><dict/></plist>",
            "<plist><dict><key>a</key><real>17,5</real></dict></plist>",
            "<plist><dict><key>a</key><integer>1.5</integer></dict></plist>",
            "<plist><string>\u{0}</string>",
        ]
        for text in texts {
            #expect(throws: DocumentProblem.self, "\(text)") {
                try ScannedDocument(Data(text.utf8), limits: limits)
            }
        }
        let old = "bplist = x; a = (1); /*" + String(repeating: " ", count: 40)
        #expect(throws: DocumentProblem.self) {
            try ScannedDocument(Data(old.utf8), limits: limits)
        }
        let latin = Data("<plist><string>".utf8 + [0xE9] + "</string></plist>".utf8)
        let error = #expect(throws: DocumentProblem.self) {
            try ScannedDocument(latin, limits: limits)
        }
        #expect(error?.position?.description == "1:16")
    }
}
