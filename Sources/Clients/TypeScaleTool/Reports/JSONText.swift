import Foundation
import TypeScaleFoundation

/// A writer of indented JSON with sorted keys, in the format of `JSONEncoder`.
///
/// `JSONEncoder` encodes the values of less common types, which takes ten times as long. Characters
/// that control a terminal are escaped.
struct JSONText {
    /// The text, except for the parts that were written to the output.
    private(set) var bytes: [UInt8] = []
    /// The output that receives each element of a ``JSONArray``, or `nil` for none.
    var output: Output?

    /// Appends a value whose lines after the first are indented by `indent` spaces.
    mutating func append(_ value: any Encodable, indent: Int = 0) throws {
        switch value {
        case let text as String: append(text)
        case let object as JSONObject:
            let members = object.members.sorted { $0.key < $1.key }
            try append(members, "{", "}", indent) { writer, member, indent in
                writer.append(member.key)
                writer.append(literal: " : ")
                try writer.append(member.value, indent: indent)
            }
        case let array as JSONArray:
            try append(0..<array.count, "[", "]", indent) { writer, index, indent in
                try writer.append(array[index], indent: indent)
                guard let output = writer.output else { return }
                try output.write(writer.bytes)
                writer.bytes.removeAll(keepingCapacity: true)
            }
        case let texts as [String]:
            append(texts, "[", "]", indent) { writer, text, _ in
                writer.append(text)
            }
        case let flag as Bool: append(literal: flag ? "true" : "false")
        case let number as Int: append(literal: "\(number)")
        case let number as Double: try append(number)
        case let texts as [JSONObject]:
            try append(texts, "[", "]", indent) { try $0.append($1, indent: $2) }
        // The cast of a missing value of any type succeeds.
        case let text as String? where text == nil: append(literal: "null")
        default: try encode(value, indent: indent)
        }
    }

    private mutating func append(_ number: Double) throws {
        // Numbers that need an exponent are rare.
        guard number.magnitude < 1e15, number == 0 || number.magnitude > 1e-3 else {
            return try encode(number, indent: 0)
        }
        let text = "\(number)"
        append(literal: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }

    private mutating func append<Item>(
        _ items: some Collection<Item>,
        _ open: String,
        _ close: String,
        _ indent: Int,
        _ body: (inout JSONText, Item, Int) throws -> Void
    ) rethrows {
        append(literal: open)
        for (index, item) in items.enumerated() {
            append(literal: index == 0 ? "\n" : ",\n")
            append(spaces: indent + 2)
            try body(&self, item, indent + 2)
        }
        append(literal: items.isEmpty ? "\n\n" : "\n")
        append(spaces: indent)
        append(literal: close)
    }

    private mutating func append(_ text: String) { append(literal: "\(JSONString(text))") }

    private mutating func append(literal: String) { bytes.append(contentsOf: literal.utf8) }

    private mutating func append(spaces count: Int) {
        for _ in 0..<count { bytes.append(UInt8(ascii: " ")) }
    }

    /// Appends a value whose type has no special case, such as a number with a fraction.
    private mutating func encode(_ value: some Encodable, indent: Int) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        var isAfterLineFeed = false
        for byte in text.escapingControls.utf8 {
            // A line feed in a string is escaped, and the only line of an empty array is empty.
            let isLineFeed = byte == UInt8(ascii: "\n")
            if isAfterLineFeed, !isLineFeed { append(spaces: indent) }
            isAfterLineFeed = isLineFeed
            bytes.append(byte)
        }
    }
}
