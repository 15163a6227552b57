import Foundation
import Testing
import TypeScaleDocuments
import TypeScaleTestSupport

@Suite("Writing JSON")
struct JSONOutputTests {
    /// A value, and the same value for an encoder.
    enum Value: Encodable {
        case bool(Bool)
        case integer(Int)
        case number(Double)
        case string(String)
        case array([Value])
        /// Members in the order of their keys.
        case object([(key: String, value: Value)])

        var json: JSONOutput {
            switch self {
            case .bool(let bool): .bool(bool)
            case .integer(let integer): .integer(integer)
            case .number(let number): .number(number)
            case .string(let string): .string(string)
            case .array(let array): .array(array.map(\.json))
            case .object(let members): .object(members.map { ($0.key, $0.value.json) })
            }
        }

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .bool(let bool): try bool.encode(to: encoder)
            case .integer(let integer): try integer.encode(to: encoder)
            case .number(let number): try number.encode(to: encoder)
            case .string(let string): try string.encode(to: encoder)
            case .array(let array): try array.encode(to: encoder)
            case .object(let members):
                let pairs = members.map { ($0.key, $0.value) }
                try Dictionary(uniqueKeysWithValues: pairs).encode(to: encoder)
            }
        }
    }

    static let values: [Named<Value>] = [
        Named("an empty list", .array([])), Named("an empty object", .object([])),
        Named("empty values", .array([.object([]), .array([])])), Named("a Boolean", .bool(false)),
        Named("an empty text", .string("")),
        Named(
            "numbers and a Boolean",
            .array([.integer(.min), .integer(0), .number(-0.5), .number(17), .bool(true)])
        ),
        Named(
            "numbers with exponents or many digits",
            .array([
                .number(1e-7), .number(1e300), .number(0.1 + 0.2), .number(1e15), .number(1e16),
            ])
        ),
        Named(
            "nested values",
            .object([
                ("a", .string("a\n\"\\/é\u{2028}")),
                ("b", .array([.array([.integer(1)]), .array([])])),
                ("c", .object([("d", .object([("e", .number(2.5))])), ("f", .array([]))])),
            ])
        ),
    ]

    /// Compares with Foundation, whose layout the package's layouts follow.
    @Test(arguments: values)
    func `the layouts are those of JSONEncoder`(argument: Named<Value>) throws {
        let value = argument.value
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let compact = String(decoding: try encoder.encode(value), as: UTF8.self)
        #expect(value.json.text(.compact) == compact)
        encoder.outputFormatting.insert(.prettyPrinted)
        let indented = String(decoding: try encoder.encode(value), as: UTF8.self)
        #expect(value.json.text(.indented) == indented)
    }

    @Test(arguments: values)
    func `every layout has the same values`(argument: Named<Value>) throws {
        let value = argument.value
        let compact = try parsed(value.json.text(.compact))
        #expect(try parsed(value.json.text(.indented)) == compact)
        #expect(try parsed(value.json.text(.line)) == compact)
        #expect(try parsed(value.json.text(.filled)) == compact)
        #expect(try parsed(value.json.text(.filled, indent: 4)) == compact)
    }

    private func parsed(_ json: String) throws -> NSArray {
        let data = Data("[\(json)]".utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? NSArray)
    }

    @Test func `short values of the filled layout are on one line`() {
        let value = JSONOutput.object([
            ("size", .object([("value", .number(17)), ("unit", .string("px"))])),
            ("list", .array([.integer(1), .bool(true), .string("a")])),
            ("long", .array([.string(String(repeating: "a", count: 32))])),
            ("none", .object([])), ("null", .null), ("other", .verbatim("{ }")),
        ])
        #expect(
            value.text(.filled) == """
                {
                  "size": { "value": 17, "unit": "px" },
                  "list": [1, true, "a"],
                  "long": [
                    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
                  ],
                  "none": {},
                  "null": null,
                  "other": { }
                }
                """
        )
    }

    @Test func `the layout of one line has spaces only after commas and colons`() {
        let value = JSONOutput.object([
            ("a", .array([.integer(1), .object([("b", .string("c, d"))]), .object([])])),
            ("e", .elements(count: 2) { .integer($0) }),
        ])
        #expect(value.text(.line) == #"{"a": [1, {"b": "c, d"}, {}], "e": [0, 1]}"#)
    }

    @Test func `numbers that are not finite are null`() {
        let numbers: [JSONOutput] = [.number(.nan), .number(.infinity), .number(-.infinity)]
        #expect(JSONOutput.array(numbers).text(.compact) == "[null,null,null]")
    }

    @Test func `a long array is written in parts, and its elements are created one at a time`() {
        let text = String(repeating: "a", count: 1 << 10)
        let array = JSONOutput.elements(count: 100) { _ in .string(text) }
        var parts: [[UInt8]] = []
        array.write(.compact) { parts.append($0) }
        #expect(parts.allSatisfy { $0.count < 1 << 13 })
        let whole = JSONOutput.array(Array(repeating: .string(text), count: 100)).text(.compact)
        #expect(String(decoding: parts.joined(), as: UTF8.self) == whole)
    }
}
