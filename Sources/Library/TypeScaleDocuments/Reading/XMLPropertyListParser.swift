import TypeScaleDiagnostics

/// Reads XML property lists, without checking the contents of dates and data.
struct XMLPropertyListParser {
    private var builder: DocumentBuilder
    private var scanner: XMLScanner
    private var hasValue = false

    init(_ builder: DocumentBuilder) {
        self.builder = builder
        scanner = XMLScanner(checked: builder.bytes)
    }

    private static let leaves: [String: DocumentValueKind] = [
        "string": .text, "integer": .number, "real": .number, "date": .other, "data": .other,
        "true": .true, "false": .false,
    ]

    private struct Element {
        let name: String
        let start: Int
    }

    private var bytes: [UInt8] { builder.bytes }

    consuming func read() throws(Diagnostic) -> DocumentBuilder {
        var end = 0
        while let event = try nextEvent() {
            switch event {
            case .open(let tag): try open(tag)
            case .close: try close()
            case .text(let range):
                let text = bytes[range].trimmed
                if text.isEmpty { continue }
                throw unexpectedText(text.startIndex)
            case .section: throw unexpectedText(scanner.offset)
            case .comment, .instruction, .documentType: continue
            }
            end = scanner.end
        }
        guard hasValue, scanner.nesting == 0 else {
            let detail = "expected a value and closing tags before the end of the text"
            throw syntax(detail, at: end)
        }
        return builder
    }

    private mutating func nextEvent() throws(Diagnostic) -> XMLScanner.Event? {
        do throws(Diagnostic) {
            return try scanner.nextEvent()
        } catch {
            throw builder.problem(error.kind, error.message, at: error.offset ?? scanner.offset)
        }
    }

    /// Reads an element or, for a list or dictionary, only its start.
    private mutating func open(_ tag: XMLScanner.Tag) throws(Diagnostic) {
        let element = Element(name: scanner.text(tag.name), start: scanner.offset)
        switch element.name {
        case "plist" where scanner.nesting == 1 && !tag.isEmpty: break
        case "plist":
            throw syntax("unexpected <plist>; keep only the outermost one", at: element.start)
        case "key": try key(element)
        case "dict", "array":
            try beginValue(element)
            let kind: DocumentValueKind = element.name == "dict" ? .dictionary : .list
            try builder.open(kind, offset: element.start)
        case let name:
            guard let kind = Self.leaves[name] else {
                let detail = "unknown tag <\(scanner.shown(tag.name))> in a property list"
                throw syntax(detail, at: element.start)
            }
            try beginValue(element)
            try leaf(element, kind)
        }
    }

    /// Ends a list or dictionary.
    private mutating func close() throws(Diagnostic) {
        // The outermost `<plist>` encloses no list or dictionary.
        guard builder.nesting > 0 else { return }
        if builder.awaitsValue {
            throw syntax("expected a value after the last key", at: scanner.offset)
        }
        try builder.close(end: scanner.end)
    }

    /// Reads an element with its closing tag, and returns the range of its content.
    private mutating func content(of element: Element) throws(Diagnostic) -> Range<Int> {
        let start = scanner.end
        while let event = try nextEvent() {
            switch event {
            case .close: return start..<scanner.offset
            case .text: continue
            case .section where element.name != "key": continue
            default:
                let detail = "unexpected tag in <\(element.name)>; write &lt; for '<'"
                throw syntax(detail, at: scanner.offset)
            }
        }
        throw syntax("unterminated <\(element.name)>", at: element.start)
    }

    private mutating func leaf(_ element: Element, _ kind: DocumentValueKind) throws(Diagnostic) {
        var content = try content(of: element)
        var flags: DocumentNodeFlags = []
        switch kind {
        case .text:
            guard bytes[content].contains(where: "<&".utf8.contains) else { break }
            flags = .isTextEncoded
            guard XMLScanner.decoded(bytes[content]) != nil else {
                let detail = "unknown character reference in a string; write &amp; for '&'"
                throw syntax(detail, at: element.start)
            }
        case .number:
            content = bytes[content].trimmed.indices
            if element.name == "integer" { flags = .isInteger }
            try checkNumber(element, bytes[content])
        default: break
        }
        try builder.addValue(kind, offset: element.start, content: content, flags: flags)
    }

    private mutating func beginValue(_ element: Element) throws(Diagnostic) {
        if builder.isInDictionary, !builder.awaitsValue {
            throw syntax("expected a <key> before the value", at: element.start)
        }
        if builder.nesting == 0, hasValue {
            let detail = "unexpected second value; put both in one <dict> or <array>"
            throw syntax(detail, at: element.start)
        }
        hasValue = true
        builder.beginValue()
    }

    private mutating func key(_ element: Element) throws(Diagnostic) {
        guard builder.isInDictionary else {
            throw syntax("unexpected <key> outside a <dict>", at: element.start)
        }
        guard !builder.awaitsValue else {
            throw syntax("expected a value before the next <key>", at: element.start)
        }
        let range = try content(of: element)
        let content = bytes[range]
        var text: String?
        if content.contains(UInt8(ascii: "&")), content.count <= builder.limits.keyBytes {
            text = XMLScanner.decoded(content)
            guard text != nil else {
                let detail = "unknown character reference in a key; write &amp; for '&'"
                throw syntax(detail, at: element.start)
            }
        }
        let isASCII = content.allSatisfy { $0 < 0x80 }
        try builder.add(.init(range: range, offset: element.start, text: text, isASCII: isASCII))
    }

    private func checkNumber(_ element: Element, _ content: ArraySlice<UInt8>) throws(Diagnostic) {
        let isInteger = element.name == "integer"
        guard DocumentNumber.value(content, isInteger: isInteger) == nil else { return }
        let hasComma = content.contains(UInt8(ascii: ","))
        let text = VisibleText(String(decoding: content.prefix(256), as: UTF8.self), limit: 32)
        let noun = isInteger ? "whole number" : "number"
        let remedy = hasComma ? "; use a decimal point" : ""
        throw syntax("expected a \(noun), found \"\(text)\"\(remedy)", at: element.start)
    }

    private func syntax(_ detail: String, at offset: Int) -> Diagnostic {
        builder.problem(.syntax, detail, at: offset)
    }

    private func unexpectedText(_ offset: Int) -> Diagnostic {
        syntax("unexpected text between tags; put it in a tag such as <string>", at: offset)
    }
}
