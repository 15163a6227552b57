/// Writes values as JSON, in parts of at least 4 KiB.
struct JSONWriter<Failure: Error> {
    let layout: JSONLayout
    let write: ([UInt8]) throws(Failure) -> Void
    private var bytes: [UInt8] = []

    init(layout: JSONLayout, write: @escaping ([UInt8]) throws(Failure) -> Void) {
        self.layout = layout
        self.write = write
    }

    mutating func flush() throws(Failure) {
        try write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    /// Appends a value whose lines after the first begin with spaces.
    mutating func append(_ value: JSONOutput, indent: Int) throws(Failure) {
        switch value {
        case .null: append("null")
        case .bool(let bool): append(bool ? "true" : "false")
        case .integer(let integer): append("\(integer)")
        case .number(let number): append(Self.text(number))
        case .string(let string): bytes.append(json: string)
        case .verbatim(let json): append(json)
        case .array(let array):
            let isLine = layout == .line || layout == .filled && array.allSatisfy(\.isShort)
            try append("[", "]", array.count, isLine, indent) { writer, index throws(Failure) in
                try writer.append(array[index], indent: indent + 2)
            }
        case .elements(let count, let element):
            try append("[", "]", count, layout == .line, indent) { writer, index throws(Failure) in
                try writer.append(element(index), indent: indent + 2)
            }
        case .object(let members):
            let isLine =
                layout == .line
                || layout == .filled && members.count < 4 && members.allSatisfy(\.value.isShort)
            try append("{", "}", members.count, isLine, indent) { writer, index throws(Failure) in
                writer.bytes.append(json: members[index].key)
                writer.append(writer.colon)
                try writer.append(members[index].value, indent: indent + 2)
            }
        }
        if bytes.count >= 1 << 12 { try flush() }
    }

    private mutating func append(
        _ open: String,
        _ close: String,
        _ count: Int,
        _ isLine: Bool,
        _ indent: Int,
        _ item: (inout JSONWriter, Int) throws(Failure) -> Void
    ) throws(Failure) {
        // Only the layout `filled` has spaces within braces.
        let padding = isLine && layout == .filled && open == "{" && count > 0 ? " " : ""
        append(open + padding)
        for index in 0..<count {
            if index > 0 { append(isLine ? ", " : ",") }
            if !isLine { appendLine(indent + 2) }
            try item(&self, index)
        }
        if !isLine, count > 0 || layout == .indented {
            // `JSONEncoder` writes an empty line in an empty array.
            if count == 0 { append("\n") }
            appendLine(indent)
        }
        append(padding + close)
    }

    /// Begins a line, unless the layout has only one.
    private mutating func appendLine(_ indent: Int) {
        guard layout != .compact else { return }
        append("\n")
        for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
    }

    private var colon: String {
        switch layout {
        case .compact: ":"
        case .indented: " : "
        case .line, .filled: ": "
        }
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private static func text(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        let text = "\(number)"
        return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text
    }
}

extension JSONOutput {
    /// Whether the value is a number, a Boolean value or a string of less than 32 bytes.
    fileprivate var isShort: Bool {
        switch self {
        case .string(let string): string.utf8.count < 32
        case .number, .integer, .bool: true
        default: false
        }
    }
}
