import TypeScaleDocuments

/// The text within the parentheses of `$t(key, {"count": 2})`, with which i18next includes another
/// text.
///
/// See [Nesting](https://www.i18next.com/translation-function/nesting).
struct NestedReference {
    /// A value of an option.
    enum Value: Hashable {
        /// A number or word in the text
        case literal(String)
        /// A value of the program, such as `{{girls}}`
        case unknown
    }

    /// The key, after a namespace and a colon if there is one.
    let key: String

    /// The number that selects a plural form, or `nil` without one.
    private(set) var count: Value?

    /// The context, or `nil` without one.
    private(set) var context: Value?

    /// Whether the number is an ordinal.
    private(set) var isOrdinal = false

    /// Reads the text within the parentheses.
    ///
    /// Formats after the key are ignored, as in `$t(key, uppercase)`.
    init(_ text: String) {
        let bytes = Array(text.utf8)
        let comma = bytes.firstIndex(of: UInt8(ascii: ",")) ?? bytes.endIndex
        key = String(decoding: bytes[..<comma], as: UTF8.self).trimmed
        var options = OptionScanner(bytes: bytes, position: min(comma + 1, bytes.count))
        for (name, value) in options.options() {
            switch name {
            case "count": count = value
            case "context": context = value
            case "ordinal": isOrdinal = value == .literal("true")
            default: break
            }
        }
    }

    /// The maximum length of the text within the parentheses, in bytes.
    private static let maximumBytes = 1024

    private static let start = "$t("

    /// Returns whether bytes begin with a reference.
    static func begins(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.prefix(start.utf8.count).elementsEqual(start.utf8)
    }

    /// Returns the range of the text within the parentheses of a reference that begins at an
    /// offset, or `nil` if it has no end.
    ///
    /// As in i18next, quotes and one level of parentheses must be closed.
    static func content(in bytes: [UInt8], at offset: Int) -> Range<Int>? {
        let first = offset + start.utf8.count
        var quote: UInt8?
        var isInside = false
        for (index, byte) in bytes[first...].prefix(maximumBytes).enumerated() {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if quote == nil { quote = byte } else if quote == byte { quote = nil }
            case _ where quote != nil: break
            case UInt8(ascii: "("):
                guard !isInside else { return nil }
                isInside = true
            case UInt8(ascii: ")"):
                guard isInside else { return first..<(first + index) }
                isInside = false
            default: break
            }
        }
        return nil
    }

    /// Returns the texts within the parentheses of all references in a text.
    static func contents(of text: String) -> [String] {
        guard text.utf8.contains(start.utf8) else { return [] }
        let bytes = Array(text.utf8)
        var contents: [String] = []
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "$")) {
            index = start + 1
            guard begins(bytes[start...]), let range = content(in: bytes, at: start) else {
                continue
            }
            contents.append(String(decoding: bytes[range], as: UTF8.self))
            index = range.upperBound
        }
        return contents
    }
}

/// Scans options such as `{ "count": {{girls}}, 'context': "x" }`.
private struct OptionScanner: TextScanner {
    let bytes: [UInt8]
    var position: Int

    /// Returns the options up to the first part that is not an option.
    mutating func options() -> [(name: String, value: NestedReference.Value)] {
        skipWhiteSpace()
        guard skipIf("{") else { return [] }
        var options: [(name: String, value: NestedReference.Value)] = []
        while true {
            skipWhiteSpace()
            guard let name = quoted() else { return options }
            skipWhiteSpace()
            guard skipIf(":") else { return options }
            skipWhiteSpace()
            options.append((name, value()))
            skipWhiteSpace()
            guard skipIf(",") else { return options }
        }
    }

    private mutating func quoted() -> String? {
        guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let end = bytes[(position + 1)...].firstIndex(of: quote)
        else { return nil }
        defer { position = end + 1 }
        return String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    }

    private mutating func value() -> NestedReference.Value {
        let text: String
        if let quoted = quoted() {
            text = quoted
        } else {
            let start = position
            while isAt("{{") || byte.map({ !",} ".utf8.contains($0) }) ?? false {
                if isAt("{{"), let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) {
                    position = min(end + 2, bytes.count)
                } else {
                    position += 1
                }
            }
            text = String(decoding: bytes[start..<position], as: UTF8.self)
        }
        return text.utf8.contains("{{".utf8) ? .unknown : .literal(text)
    }
}
