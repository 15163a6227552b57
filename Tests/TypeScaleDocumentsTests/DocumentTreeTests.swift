import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleDiagnostics
@testable import TypeScaleDocuments

struct DocumentTreeTests {
    private let limits = DocumentLimits(bytes: 1 << 20)

    private func tree(_ text: String) throws -> DocumentTree {
        try DocumentTree(data: Data(text.utf8), limits: limits)
    }

    /// Returns a value in a tree as a Foundation object.
    private func plain(_ tree: DocumentTree, _ node: Int = 0) -> NSObject {
        switch tree.kind(node) {
        case .dictionary:
            let pairs = tree.children(of: node).filter { !tree.isRepeated($0) }
                .map { (tree.key(of: $0) ?? "", plain(tree, $0)) }
            return Dictionary(uniqueKeysWithValues: pairs) as NSDictionary
        case .list: return tree.children(of: node).map { plain(tree, $0) } as NSArray
        case .text: return (tree.text(node) ?? "") as NSString
        case .number: return number(tree.number(node) ?? .nan)
        case .true: return number(1)
        case .false: return number(0)
        case .null, .other: return NSNull()
        }
    }

    /// Returns a number for comparison, rounded because `JSONSerialization` on Linux is inexact.
    private func number(_ value: Double) -> NSString { String(format: "%.12g", value) as NSString }

    /// Returns Foundation's value with dates and data as `NSNull`, and numbers as `Double`.
    private func plain(_ value: Any) -> NSObject {
        switch value {
        case let list as [Any]: list.map { plain($0) } as NSArray
        case let dictionary as [String: Any]: dictionary.mapValues { plain($0) } as NSDictionary
        case let text as String: text as NSString
        case let value as NSNumber: number(value.doubleValue)
        default: NSNull()
        }
    }

    /// Compares results for mutated documents with Foundation's decoder.
    ///
    /// Foundation reads everything that the tree reads, with the same values. Foundation also
    /// accepts a comma before a closing bracket.
    @Test func `refuses all JSON that Foundation refuses`() throws {
        var random = SeededGenerator(seed: 1)
        let seeds = [
            #"{"a": [1, -2.5e3, true, false, null, "b\n\u00e9\ud83d\ude00"], "é": {"c": {}, "d": []}}"#,
            #"[0.1, 1E+2, 12, "\"", [[[]]], {"x": "\\"}, 123456789012345678, -0.0]"#,
        ]
        let letters =
            Array("{}[]\",:\\u0123456789eE+-.truefalsn \n\tðŸ".utf8) + [0, 0x80, 0xC3, 0xFF]
        var sound = 0
        for _ in 0..<3_000 {
            var bytes = Array(seeds[Int.random(in: 0..<seeds.count, using: &random)].utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                let letter = letters[Int.random(in: 0..<letters.count, using: &random)]
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = letter
                case 1: bytes.remove(at: index)
                default: bytes.insert(letter, at: index)
                }
            }
            let first = bytes.first { ![0x20, 0x0A, 0x09, 0x0D].contains($0) }
            guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { continue }
            let foundation = try? JSONSerialization.jsonObject(with: Data(bytes))
            let text = String(decoding: bytes, as: UTF8.self)
            let tree = try? DocumentTree(data: Data(bytes), limits: limits)
            if let tree, tree.diagnostics.isEmpty {
                sound += 1
                let value = try #require(foundation, "\(text.debugDescription)")
                #expect(plain(tree) == plain(value), "\(text.debugDescription)")
            } else if foundation != nil {
                let hasComma = text.contains(/,\s*[}\]]/)
                let isDuplicate = tree?.diagnostics.contains { $0.kind == .duplicateKey } ?? false
                #expect(hasComma || isDuplicate, "\(text.debugDescription)")
            }
        }
        #expect(sound > 200)
    }

    /// Compares the reported numbers with the range of `Double`.
    @Test func `reports all numbers out of range, and no others`() throws {
        let numbers = [
            "1e308", "1.7976931348623157e308", "1e309", "-1e400", "5e-324", "1e-400", "0e999",
            "-0.0e-999",
            String(repeating: "9", count: 310), "0." + String(repeating: "0", count: 400) + "1",
            "1" + String(repeating: "0", count: 300), "1e99999999999999999999",
        ]
        for number in numbers {
            let tree = try tree("[0, \(number)]")
            let mantissa = number.prefix { $0 != "e" }
            let isZero = !mantissa.contains { ("1"..."9").contains($0) }
            let value = Double(number) ?? .infinity
            let isHeld = value.isFinite && (value != 0 || isZero)
            #expect(tree.diagnostics.isEmpty == isHeld, "\(number)")
            #expect(tree.number(2) == (isHeld ? value : nil), "\(number)")
            if !isHeld {
                #expect(tree.diagnostics.map(\.kind) == [.numberOutOfRange])
                #expect(tree.diagnostics.map(\.path) == ["1"])
                #expect(tree.diagnostics.first?.position?.description == "1:5")
            }
        }
    }

    @Test func `reads numbers as Double does`() throws {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<2_000 {
            let number = Double(bitPattern: .random(in: 0...UInt64.max, using: &random))
            let short = Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 1000
            for value in [number, short, short.rounded()] where value.isFinite {
                #expect(try tree("[\(value)]").number(1) == value)
                #expect(try tree("<plist><real> \(value)\n</real></plist>").number(0) == value)
            }
        }
        let integers = [("1.0", 1), ("1e2", 100), ("1.5", nil), ("9223372036854775807", Int.max)]
        for (text, value) in integers { #expect(try tree("[\(text)]").integer(1) == value) }
    }

    @Test func `locates values by path, line and column`() throws {
        let tree = try tree(
            "{\"a\": [1,\n  {\"b\\u0021\": \"한\" , \"c\": 4}, 3],\r\n\"d\": {\"e\": [[5]]}}"
        )
        func located(_ nodes: some Sequence<Int>) -> [Diagnostic] {
            tree.located(nodes.map { Diagnostic(.syntax, "", offset: tree.offset(of: $0)) })
        }
        let found = located((0..<tree.count).reversed()).reversed().map {
            "\($0.path) \($0.position?.description ?? "-")"
        }
        let expected = [
            " 1:1", "a 1:7", "a.0 1:8", "a.1 2:3", "a.1.b! 2:15", "a.1.c 2:26", "a.2 2:30", "d 3:6",
            "d.e 3:12", "d.e.0 3:13", "d.e.0.0 3:14",
        ]
        #expect(found == expected)
        #expect(located([5]).map(\.path) == ["a.1.c"])
        #expect(located([]).isEmpty)
    }

    /// Reads two canonically equivalent spellings of one key.
    @Test func `an offset past the end has the position of the end`() {
        let positions = TextPosition.positions(of: [3, 4, 100], in: Array("a\nb".utf8))
        let end = positions[3]
        #expect(end?.description == "2:2")
        #expect(positions == [3: end, 4: end, 100: end])
    }

    @Test func `positions are in the order of the text`() {
        let bytes = Array("a\nbc\r\n\né".utf8)
        let offsets = [0, 1, 2, 3, 4, 6, 7]
        let found = TextPosition.positions(of: offsets, in: bytes)
        let positions = offsets.compactMap { found[$0] }
        for (index, position) in positions.enumerated() {
            for (other, otherPosition) in positions.enumerated() {
                #expect((position < otherPosition) == (index < other))
            }
        }
    }

    /// As in [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259#section-8.3), which decodes escapes
    /// before it compares code units.
    @Test func `keys are equal if they have the same bytes`() throws {
        let tree = try tree("{\"\u{E9}\": 1, \"e\u{301}\": 2, \"x\": 3, \"\\u00e9\": 4}")
        #expect(tree.diagnostics.map(\.kind) == [.duplicateKey])
        #expect(tree.diagnostics.first?.position?.description == "1:27")
        #expect((1..<5).map(tree.isRepeated) == [false, false, false, true])
        #expect(tree.child("x", of: 0) == 3)
    }

    @Test(arguments: [
        #"{"a\u0026b": 1, "ab": 2}"#,
        "<plist><dict><key>a&amp;b</key><true/><key>ab</key><true/></dict></plist>",
    ])
    func `finds the value of a key with an escape`(text: String) throws {
        let tree = try tree(text)
        #expect(tree.child("a&b", of: 0) == 1)
        #expect(tree.child("ab", of: 0) == 2)
        #expect(tree.child("a\\u0026b", of: 0) == nil)
        #expect(tree.child("a&amp;b", of: 0) == nil)
    }

    /// Reads the first and last character of each length in RFC 3629, and breaks each sequence.
    @Test(arguments: [
        "\u{20}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}",
        "\u{10000}", "\u{10FFFF}",
    ])
    func `reads UTF-8 sequences of every length`(character: Named<String>) throws {
        let character = character.value
        let bytes = Array(character.utf8)
        #expect(bytes.lengthOfScalar(at: 0) == bytes.count)
        #expect(try tree("[\"\(character)\"]").text(1) == character)
        for index in 1..<bytes.count {
            #expect(Array(bytes[..<index]).lengthOfScalar(at: 0) == nil, "\(index)")
            for byte: UInt8 in [0x00, 0x7F, 0xC0, 0xFF] {
                var broken = bytes
                broken[index] = byte
                #expect(broken.lengthOfScalar(at: 0) == nil, "\(index) \(byte)")
            }
        }
    }

    /// Refuses overlong sequences, surrogates and numbers above U+10FFFF, as RFC 3629 requires.
    @Test(
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
            [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80],
        ] as [[UInt8]]
    )
    func `refuses ill-formed UTF-8`(bytes: [UInt8]) {
        let error = #expect(throws: Diagnostic.self) {
            try DocumentTree(data: Data("[\"".utf8 + bytes + "\"]".utf8), limits: limits)
        }
        #expect(error?.kind == .notUTF8)
        #expect(error?.position?.description == "1:3")
    }

    /// Refuses the characters that RFC 8259, section 7, requires to be escaped.
    @Test(arguments: [
        ("\n", "line break"), ("\r", "line break"), ("\t", "control character"),
        (Named("U+0000", "\0"), "control character"),
        (Named("U+001F", "\u{1F}"), "control character"),
    ])
    func `refuses control characters in JSON strings`(character: Named<String>, noun: String) {
        let error = #expect(throws: Diagnostic.self) { try tree("[\"\(character.value)\"]") }
        #expect(error?.kind == .syntax)
        #expect(error?.message.hasPrefix("unescaped \(noun) in a string; ") == true)
        #expect(error?.position?.description == "1:3")
    }

    @Test(arguments: [
        ("k", 96, "k"), ("\u{E9}", 48, "\u{E9}"), (#"\u007f"#, 96, Named("U+007F", "\u{7F}")),
    ])
    func `refuses keys of more than 96 bytes`(
        letter: String,
        count: Int,
        text: Named<String>
    ) throws {
        let key = String(repeating: letter, count: count)
        let decoded = String(repeating: text.value, count: count)
        #expect(try tree("{\"\(key)\": 1}").key(of: 1) == decoded)
        let error = #expect(throws: Diagnostic.self) { try tree("{\"\(key)k\": 1}") }
        #expect(error?.kind == .longKey)
        #expect(error?.message == "a key exceeds the limit of 96 bytes")
    }

    /// Reads long keys with as many combining marks as stream-safe text can have.
    ///
    /// The limit is in [UAX #15](https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format).
    @Test func `refuses long keys with more than 30 combining marks in a row`() throws {
        var limits = limits
        limits.keyBytes = 1 << 10
        let marked = "e" + String(repeating: "\u{301}", count: 30)
        let key = String(repeating: "한", count: 32) + marked + marked
        let json = Data("{\"\(key)\": 1}".utf8)
        #expect(try DocumentTree(data: json, limits: limits).key(of: 1) == key)
        let error = #expect(throws: Diagnostic.self) {
            try DocumentTree(data: Data("{\"\(key)\u{301}\": 1}".utf8), limits: limits)
        }
        #expect(error?.kind == .longKey)
        #expect(error?.message == "a character in a key has more than 30 combining marks")
    }

    // Swift compares two of these texts in quadratic time, because it sorts the marks.
    @Test func `a name has at most as many combining marks as a key`() throws {
        let marks = String(repeating: "\u{301}\u{323}", count: 15)
        let name = String(repeating: "한", count: 32) + "e" + marks + "e" + marks
        let text = name + "\u{301}"
        let short = String(repeating: "\u{301}", count: 40)
        let tree = try tree("[\"\(name)\", \"\(text)\", \"\(short)\", 1]")
        #expect(tree.children(of: 0).map(tree.name) == [name, nil, short, nil])
        #expect(tree.children(of: 0).map(tree.text) == [name, text, short, nil])
    }

    /// Writes sizes in the units of IEC 80000-13.
    @Test(arguments: [
        (1_023, "1023 bytes"), (1_024, "1 KiB"), (1_025, "1025 bytes"), (3_072, "3 KiB"),
        (1_047_552, "1023 KiB"), (1_048_576, "1 MiB"), (1_049_600, "1025 KiB"),
        (3_145_728, "3 MiB"),
    ])
    func `states sizes in words`(size: Int, words: String) { #expect(size.bytesInWords == words) }

    @Test func `replaces unpaired surrogates in a slice`() throws {
        let tree = try tree(#"["\ud83d", ["a\ude00b", "\ud83d\ude00"]]"#)
        #expect(tree.diagnostics.map(\.kind) == [.loneSurrogate, .loneSurrogate])
        #expect(tree.text(3) == "a\u{FFFD}b")
        let slice = String(decoding: tree.json(of: 2), as: UTF8.self)
        #expect(slice == #"["a\ufffdb", "\ud83d\ude00"]"#)
    }

    @Test func `contains UTF-8 for text in any encoding, and none for a binary list`() throws {
        let text = "{\"a\": \"é\"}"
        #expect(try tree(text).utf8 == Array(text.utf8))
        let wide = try #require(text.data(using: .utf16))
        #expect(try DocumentTree(data: wide, limits: limits).utf8 == Array(text.utf8))
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["a": "é"],
            format: .binary,
            options: 0
        )
        #expect(try DocumentTree(data: list, limits: limits).utf8 == nil)
    }

    @Test func `reports duplicate keys in a binary property list`() throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["top": ["aa": 1, "ab": 2]],
            format: .binary,
            options: 0
        )
        #expect(try DocumentTree(data: data, limits: limits).diagnostics.isEmpty)
        // The markers of two-letter ASCII strings.
        var bytes = [UInt8](data)
        let offset = try #require(
            bytes.indices.dropLast(2).first { Array(bytes[$0...($0 + 2)]) == [0x52, 0x61, 0x62] }
        )
        bytes[offset + 2] = 0x61
        let problems = try DocumentTree(data: Data(bytes), limits: limits).diagnostics
        #expect(problems.map(\.kind) == [.duplicateKey])
        #expect(problems.map(\.path) == ["top.aa"])
        #expect(problems.first?.position == nil)
    }

    /// Checks the error for each hostile document.
    ///
    /// The work is bounded, because the number of values never exceeds the number of bytes.
    @Test func `refuses hostile documents`() throws {
        let count = 40_000
        func many(_ text: String) -> String { String(repeating: text, count: count) }
        let cases: [(text: String, complaint: String?)] = [
            ("{" + (0..<count).map { "\"\($0)\":1" }.joined(separator: ",") + "}", nil),
            ("{" + many("\"\":1,") + "\"\":1}", "tooManyDiagnostics  1:5007"),
            (many("["), "tooDeep 0.0.0.0.0.0.0.0... 1:65"),
            (many("{\"\":"), "tooDeep .......... 1:257"),
            (many("<dict><key/>"), "tooDeep .......... 1:769"),
            ("[" + many("1e999,") + "1]", "tooManyDiagnostics 1000 1:6002"),
            ("[\"" + many("\\"), "syntax 0 1:2"),
            (many("<!--"), "syntax  1:1"),
            ("<plist>" + many("&"), "syntax  1:8"),
            ("<plist><string>" + many("&") + "</string></plist>", "syntax  1:8"),
            ("<plist><string>" + many("<![CDATA[") + "</string></plist>", "syntax  1:16"),
            ("<plist><real>" + many("1") + "e</real></plist>", "syntax  1:8"),
            ("<plist><real>" + many("1.") + "</real></plist>", "syntax  1:8"),
            ("{\"e" + many("\u{301}\u{327}") + "\": 1}", "longKey  1:2"),
            (
                "<plist><dict><key>e" + many("\u{301}") + "</key><true/></dict></plist>",
                "longKey  1:14"
            ),
        ]
        for (text, complaint) in cases {
            do throws(Diagnostic) {
                let tree = try DocumentTree(
                    data: Data(text.utf8),
                    limits: DocumentLimits(bytes: 4 << 20)
                )
                #expect(complaint == nil, "\(text.prefix(20))")
                #expect(tree.count <= text.utf8.count)
            } catch {
                let position = error.position?.description ?? "-"
                #expect(
                    complaint == "\(error.kind) \(error.path) \(position)",
                    "\(text.prefix(20))"
                )
            }
        }
    }

    /// Reads 1,000 repeated keys below long keys, which are part of each error's path.
    @Test func `limits the keys in errors`() {
        let key = String(repeating: "k", count: 8_000)
        let pairs = Array(repeating: "{\"a\":0,\"a\":0}", count: 900).joined(separator: ",")
        let start = String(repeating: "{\"\(key)\":", count: 10)
        let text = start + "[\(pairs)]" + String(repeating: "}", count: 10)
        var limits = limits
        limits.keyBytes = 8 << 10
        let error = #expect(throws: Diagnostic.self) {
            try DocumentTree(data: Data(text.utf8), limits: limits)
        }
        #expect(error?.kind == .tooManyDiagnostics)
        #expect(error?.message == "too many errors to report; fix the first ones and try again")
    }

    /// Reads a list with 30 levels, each of which refers to the next level twice.
    @Test func `limits the number of values in a short binary property list`() throws {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for level in 0..<30 {
            offsets.append(UInt8(bytes.count))
            bytes += [0xA2, UInt8(level + 1), UInt8(level + 1)]
        }
        offsets.append(UInt8(bytes.count))
        bytes.append(0x09)
        let table = UInt8(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [UInt8(offsets.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
        let error = #expect(throws: Diagnostic.self) {
            try DocumentTree(data: Data(bytes), limits: limits)
        }
        #expect(error?.kind == .tooManyValues)
        #expect(error?.message == "the document exceeds the limit of 200000 values")
        // A list that refers to itself.
        bytes[9] = 0
        let loop = #expect(throws: Diagnostic.self) {
            try DocumentTree(data: Data(bytes), limits: limits)
        }
        #expect(loop?.message == "an object contains itself")
        #expect(loop?.path == "0")
    }

    /// Compares the number of values with Foundation's, to find lost values.
    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func `reads every value in a valid property list`(
        format: PropertyListSerialization.PropertyListFormat
    ) throws {
        let whole: [String: Any] = [
            "body": ["fontName": "A&<b>", "fontSize": 17.5],
            "title": ["list": [1, 2, -300_000, ["a": true]]],
            "한글": [Data([1, 2]), Date(timeIntervalSince1970: 0), "x"], "aa": 1, "ab": 2,
            "e\u{301}": "è", "large": UInt64.max, "small": 0.1,
        ]
        let seed = [UInt8](
            try PropertyListSerialization.data(fromPropertyList: whole, format: format, options: 0)
        )
        let sound = try DocumentTree(data: Data(seed), limits: limits)
        #expect(plain(sound) == plain(whole))
        var random = SeededGenerator(seed: 3)
        var count = 0
        for _ in 0..<3_000 {
            var bytes = seed
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[index] = .random(in: 0...255, using: &random)
                case 1: bytes[index] = bytes[Int.random(in: 0..<bytes.count, using: &random)]
                case 2 where format == .xml: bytes.remove(at: index)
                default: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                }
            }
            guard let tree = try? DocumentTree(data: Data(bytes), limits: limits),
                tree.diagnostics.isEmpty
            else { continue }
            var found = format
            guard
                let value = unsafe try? PropertyListSerialization.propertyList(
                    from: Data(bytes),
                    format: &found
                ), found == format
            else { continue }
            count += 1
            #expect(values(value) == tree.count, "\(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(count > 500)
    }

    /// Returns the number of values in Foundation's result.
    private func values(_ value: Any) -> Int {
        switch value {
        case let list as [Any]: 1 + list.reduce(0) { $0 + values($1) }
        case let dictionary as [String: Any]: 1 + dictionary.values.reduce(0) { $0 + values($1) }
        default: 1
        }
    }

    /// Reads sizes that Foundation stores in the marker, and in integers of 1, 2 and 4 bytes.
    @Test(arguments: [0, 14, 15, 16, 255, 256, 65_535, 65_536])
    func `reads strings and lists of every size in binary property lists`(size: Int) throws {
        let whole: [Any] = [
            String(repeating: "a", count: size), String(repeating: "한", count: size),
            Array(repeating: 1, count: size),
        ]
        let data = try PropertyListSerialization.data(
            fromPropertyList: whole,
            format: .binary,
            options: 0
        )
        #expect(plain(try DocumentTree(data: data, limits: limits)) == plain(whole))
    }

    /// Refuses sets, on which Foundation crashes, and counts of 16 bytes.
    @Test(arguments: [
        "YnBsaXN0MDDBAVFhCAoAAAAAAAABAQAAAAAAAAACAAAAAAAAAAAAAAAAAAAADA==",
        "YnBsaXN0MDDfFAAAAAAAAAAAAAAAAAAAAAICAgMDVGJvZHlRYQgAAAAAAAABAQAAAAAAAAACAAAAAAAAAAAAAAAAAAAA",
    ])
    func `refuses binary property lists with malformed objects`(text: String) throws {
        let data = try #require(Data(base64Encoded: text))
        let error = #expect(throws: Diagnostic.self) {
            try DocumentTree(data: data, limits: limits)
        }
        #expect(error?.kind == .syntax)
    }

    @Test func `refuses malformed markup, numbers and encodings`() throws {
        let cases = [
            ("<plist><dict><key><![CDATA[a]]></key><true/></dict></plist>", "1:19"),
            ("<plist><dict><key>a&b;</key><true/></dict></plist>", "1:14"),
            ("<plist><dict><key>a</key><string>&b;</string></dict></plist>", "1:26"),
            ("<?xml version='1.0' encoding='utf-7'?><plist><dict/></plist>", "-"),
            ("<?xml version='1.0' encoding =\n\"latin1\"?><plist><dict/></plist>", "-"),
            ("<plist><dict><key>a</key><real>17,5</real></dict></plist>", "1:26"),
            ("<plist><dict><key>a</key><real>.</real></dict></plist>", "1:26"),
            ("<plist><dict><key>a</key><real>0x1F</real></dict></plist>", "1:26"),
            ("<plist><dict><key>a</key><real>0X1p3</real></dict></plist>", "1:26"),
            ("<plist><dict><key>a</key><real>nan(7)</real></dict></plist>", "1:26"),
            ("<plist><dict><key>a</key><real/></dict></plist>", "1:26"),
            ("<plist><dict><key>a</key><integer>1.5</integer></dict></plist>", "1:26"),
            ("<plist><dict><key>a</key><integer>0x</integer></dict></plist>", "1:26"),
            ("<plist><string>\u{0}</string>", "1:26"),
            ("<plist><dict>\n \n", "1:14"),
        ]
        for (text, position) in cases {
            let error = #expect(throws: Diagnostic.self, "\(text)") { try tree(text) }
            #expect(error?.position?.description ?? "-" == position, "\(text)")
        }
        let old = "bplist = x; a = (1); /*" + String(repeating: " ", count: 40)
        let unknown = #expect(throws: Diagnostic.self) { try tree(old) }
        #expect(unknown?.kind == .notADocument)
        let latin = Data("<plist><string>".utf8 + [0xE9] + "</string></plist>".utf8)
        let error = #expect(throws: Diagnostic.self) {
            try DocumentTree(data: latin, limits: limits)
        }
        #expect(error?.kind == .notUTF8)
        #expect(error?.position?.description == "1:16")
    }

    @Test(arguments: ["", "<?xml version=\"1.0\"?>", "\u{FEFF}<?xml encoding = 'US-ASCII'?>"])
    func `reads the encoding only in the XML declaration`(declaration: String) throws {
        let text = "encoding=\"latin1\""
        let tree = try tree("\(declaration)<plist><string>\(text)</string></plist>")
        #expect(tree.text(0) == text)
    }

    /// Reads the references and sections of XML 1.0, sections 2.7 and 4.1.
    @Test(arguments: [
        ("&#65;&#x41;", "AA"), ("&#233;&#xE9;&#xe9;", "\u{E9}\u{E9}\u{E9}"),
        ("&#1114111;&#x010FFFF;", "\u{10FFFF}\u{10FFFF}"), ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"),
        ("a<![CDATA[<b>&amp;]]>c", "a<b>&amp;c"), ("<![CDATA[]]]]>&gt;", "]]>"),
        ("<![CDATA[]]><![CDATA[a]>b]]>", "a]>b"),
    ])
    func `reads references and CDATA sections`(content: String, text: String) throws {
        #expect(try tree("<plist><string>\(content)</string></plist>").text(0) == text)
    }

    @Test func `reads numbers in XML`() throws {
        let numbers: [(tag: String, text: String, value: Double)] = [
            ("real", "+1.", 1.0), ("real", ".5E1", 5), ("real", "-inf", -.infinity),
            ("integer", " -0x1F ", -31), ("integer", "+007", 7),
            ("integer", "18446744073709551615", 18_446_744_073_709_551_616),
        ]
        for (tag, text, value) in numbers {
            let tree = try tree("<plist><\(tag)>\(text)</\(tag)></plist>")
            #expect(tree.number(0) == value, "\(text)")
        }
        #expect(try tree("<plist><real>NaN</real></plist>").number(0)?.isNaN == true)
    }
}
