import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleDiagnostics
@testable import TypeScaleDocuments

struct JSON5Tests {
    private func tree(_ bytes: some Sequence<UInt8>) throws -> DocumentTree {
        try DocumentTree(
            data: Data(bytes),
            limits: DocumentLimits(bytes: 1 << 20),
            acceptsJSON5: true
        )
    }

    private func value(_ data: Data, isJSON5: Bool = false) throws -> JSONValue {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = isJSON5
        return try decoder.decode(JSONValue.self, from: data)
    }

    private static let sound = [
        "// a\n{} // b", "/* a * / // */[1, /**/ 2,]/*c*/", "{a: 1, $b_2: 'c', \"d\": {},}",
        #"['a"b', "c'd", '\'\"\u00e9\n\ud83d\ude00', 'é']"#, "{'a': [true, false, null,],}",
        "[ // a\r1, /* b\r\n */ 2 ]", #"{"a":{b:[-1.5e3,{c:'',},],},}"#,
    ]

    /// Foundation reads JSON5.
    @Test(arguments: sound)
    func `has Foundation's values`(text: String) throws {
        let tree = try tree(text.utf8)
        #expect(tree.format == .json5)
        #expect(tree.diagnostics.isEmpty)
        #expect(try value(tree.json(of: 0)) == value(Data(text.utf8), isJSON5: true))
        #expect(throws: Diagnostic.self) {
            try DocumentTree(data: Data(text.utf8), limits: DocumentLimits(bytes: 1 << 20))
        }
    }

    @Test func `JSON is JSON`() throws {
        let text = #"{"a": ["it's", 1, {}], "//": "/* b */"}"#
        let tree = try tree(text.utf8)
        #expect(tree.format == .json)
        #expect(tree.json(of: 0) == Data(text.utf8))
        #expect(tree.json(of: 2) == Data(#""it's""#.utf8))
    }

    @Test(arguments: [
        ("[1 /* a", "1:4: unterminated comment"),
        ("[1, / 2]", "1:5: unexpected slash; a comment begins with // or /*"),
        ("[,]", "1:2: expected a value; put text in double quotes"),
        ("[1,,]", "1:4: expected a value; put text in double quotes"),
        ("{a: 1, 2b: 3}", "1:8: expected a key; put text in double quotes"),
        ("{a b: 1}", "1:4: expected ':' after the key"), ("['a\"]", "1:2: unterminated string"),
        ("[+1]", "1:2: expected a value; put text in double quotes"),
        ("[0x1F]", "1:3: expected ',' or ']'"),
        ("[.5]", "1:2: expected a value; put text in double quotes"),
        ("['a\\\nb']", "1:4: unknown escape; write \\\\ for a backslash"),
        ("{é: 1}", "1:2: expected a key; put text in double quotes"),
        ("/**/ \"a\"", "1:6: expected an object or a list"),
        ("// a\n7", "2:1: expected an object or a list"),
    ])
    func `refuses other syntax with a position`(text: String, message: String) throws {
        let error = #expect(throws: Diagnostic.self) { try tree(text.utf8) }
        let position = try #require(error?.position)
        #expect("\(position): \(error?.message ?? "")" == message)
    }

    @Test func `refuses ill-formed UTF-8 in comments`() {
        let error = #expect(throws: Diagnostic.self) {
            try tree(Array("[1] // ".utf8) + [0xC3, 0x28])
        }
        #expect(error?.kind == .notUTF8)
    }

    @Test func `reads a long comment in linear time`() throws {
        let slashes = String(repeating: "/", count: 200_000)
        #expect(try tree("/*\(slashes)*/[]\(slashes)".utf8).count == 1)
        #expect(throws: Diagnostic.self) { try tree("[\(slashes)".utf8) }
    }

    /// Foundation reads everything that the tree reads, with the same values.
    @Test func `refuses all JSON5 that Foundation refuses`() throws {
        var random = SeededGenerator(seed: 5)
        let letters = Array("{}[]\"':,\\/*$_a1 \n\tu00e9-.".utf8) + [0, 0x80, 0xC3]
        var count = 0
        for _ in 0..<4_000 {
            let seed = Self.sound[Int.random(in: 0..<Self.sound.count, using: &random)]
            var bytes = Array(seed.utf8)
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                let letter = letters[Int.random(in: 0..<letters.count, using: &random)]
                if Bool.random(using: &random) {
                    bytes[index] = letter
                } else {
                    bytes.insert(letter, at: index)
                }
            }
            guard let tree = try? tree(bytes), tree.diagnostics.isEmpty else { continue }
            count += 1
            let wanted = try? value(Data(bytes), isJSON5: true)
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(try value(tree.json(of: 0)) == wanted, "\(text.debugDescription)")
        }
        #expect(count > 300)
    }
}

/// Any JSON value.
private enum JSONValue: Hashable, Decodable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case null
    indirect case list([JSONValue])
    indirect case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}
