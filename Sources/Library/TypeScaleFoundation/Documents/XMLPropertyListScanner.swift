/// Scans XML property lists, without checking the contents of dates and data.
struct XMLPropertyListScanner: TextScanner {
    private var builder: DocumentBuilder
    let bytes: [UInt8]
    var position = 0
    /// Whether the outermost `<plist>` was opened.
    private var isInList = false
    /// Whether the outermost `<plist>` was closed.
    private var isListClosed = false
    private var hasValue = false

    init(_ builder: DocumentBuilder) {
        self.builder = builder
        bytes = builder.bytes
        skipByteOrderMark()
    }

    private static let leaves: [String: DocumentValueKind] = [
        "string": .text, "integer": .number, "real": .number, "date": .other, "data": .other,
        "true": .true, "false": .false,
    ]

    private struct Tag {
        let name: String
        let start: Int
        let isEmpty: Bool
    }

    consuming func scanned() throws(Diagnostic) -> DocumentBuilder {
        var end = 0
        while true {
            end = position
            try skipMarkup()
            guard let byte else { break }
            guard byte == UInt8(ascii: "<") else {
                throw syntax("unexpected text between tags; put it in a tag such as <string>")
            }
            try element(try tag())
        }
        guard hasValue, builder.nesting == 0, isInList == isListClosed else {
            let detail = "expected a value and closing tags before the end of the text"
            throw syntax(detail, at: end)
        }
        return builder
    }

    /// Reads the element that a tag begins or ends.
    private mutating func element(_ tag: Tag) throws(Diagnostic) {
        let isOutermost = builder.nesting == 0
        switch tag.name {
        case "plist" where !isInList && !hasValue && !tag.isEmpty: isInList = true
        case "plist": throw syntax("unexpected <plist>; keep only the outermost one", at: tag.start)
        case "/plist" where isInList && !isListClosed && isOutermost: isListClosed = true
        case "key": try key(tag)
        case "dict", "array":
            try beginValue(tag)
            try builder.open(tag.name == "dict" ? .dictionary : .list, offset: tag.start)
            if tag.isEmpty { try builder.close(end: position) }
        case "/dict" where builder.isInDictionary:
            if builder.awaitsValue {
                throw syntax("expected a value after the last key", at: tag.start)
            }
            try builder.close(end: position)
        case "/array" where !isOutermost && !builder.isInDictionary:
            try builder.close(end: position)
        case let name where name.hasPrefix("/"):
            throw syntax("unexpected <\(name.prefix(32))>", at: tag.start)
        case let name:
            guard let kind = Self.leaves[name] else {
                throw syntax("unknown tag <\(name.prefix(32))> in a property list", at: tag.start)
            }
            try beginValue(tag)
            try leaf(tag, kind)
        }
    }

    private mutating func leaf(_ tag: Tag, _ kind: DocumentValueKind) throws(Diagnostic) {
        let start = position
        var content = start..<(tag.isEmpty ? start : try skipContent(of: tag))
        var isEncoded = false
        switch kind {
        case .text:
            isEncoded = bytes[content].contains(where: "<&".utf8.contains)
            if isEncoded, XMLText.decoded(bytes[content]) == nil {
                let detail = "unknown character reference in a string; write &amp; for '&'"
                throw syntax(detail, at: tag.start)
            }
        case .number:
            content = bytes[content].trimmed.indices
            isEncoded = tag.name == "integer"
            try checkNumber(tag, bytes[content])
        default: break
        }
        try builder.addValue(kind, offset: tag.start, content: content, isEncoded: isEncoded)
    }

    private mutating func beginValue(_ tag: Tag) throws(Diagnostic) {
        if builder.isInDictionary, !builder.awaitsValue {
            throw syntax("expected a <key> before the value", at: tag.start)
        }
        if builder.nesting == 0, hasValue {
            let detail = "unexpected second value; put both in one <dict> or <array>"
            throw syntax(detail, at: tag.start)
        }
        hasValue = true
        builder.beginValue()
    }

    private mutating func key(_ tag: Tag) throws(Diagnostic) {
        guard builder.isInDictionary else {
            throw syntax("unexpected <key> outside a <dict>", at: tag.start)
        }
        guard !builder.awaitsValue else {
            throw syntax("expected a value before the next <key>", at: tag.start)
        }
        let start = position
        let range = start..<(tag.isEmpty ? start : try skipContent(of: tag))
        let content = bytes[range]
        var text: String?
        if content.contains(UInt8(ascii: "&")), content.count <= builder.limits.keyBytes {
            text = XMLText.decoded(content)
            guard text != nil else {
                let detail = "unknown character reference in a key; write &amp; for '&'"
                throw syntax(detail, at: tag.start)
            }
        }
        let isASCII = content.allSatisfy { $0 < 0x80 }
        try builder.add(.init(range: range, offset: tag.start, text: text, isASCII: isASCII))
    }

    private func checkNumber(_ tag: Tag, _ content: ArraySlice<UInt8>) throws(Diagnostic) {
        let isInteger = tag.name == "integer"
        guard DocumentNumber.value(content, isInteger: isInteger) == nil else { return }
        let hasComma = content.contains(UInt8(ascii: ","))
        let text = String(decoding: content.prefix(128), as: UTF8.self).prefix(32)
        let noun = isInteger ? "whole number" : "number"
        let remedy = hasComma ? "; use a decimal point" : ""
        throw syntax("expected a \(noun), found \"\(text)\"\(remedy)", at: tag.start)
    }

    private func syntax(_ detail: String, at offset: Int? = nil) -> Diagnostic {
        builder.problem(.syntax, detail, at: offset ?? position)
    }

    /// Skips white space, comments, processing instructions and the document type.
    private mutating func skipMarkup() throws(Diagnostic) {
        while true {
            skipWhiteSpace()
            let start = position
            guard isAt("<!") || isAt("<?") else { return }
            let end = skipIf("<!--") ? "-->" : skipIf("<?") ? "?>" : ">"
            guard skip(past: end) else { throw syntax("unterminated tag or comment", at: start) }
        }
    }

    /// Skips an element with its closing tag, and returns the closing tag's offset.
    private mutating func skipContent(of tag: Tag) throws(Diagnostic) -> Int {
        while let byte {
            guard byte == UInt8(ascii: "<") else {
                position += 1
                continue
            }
            let start = position
            if tag.name != "key", skipIf("<![CDATA[") {
                guard skip(past: "]]>") else { break }
            } else if isAt("</") {
                let closing = try self.tag()
                guard closing.name == "/" + tag.name else {
                    let found = "found <\(closing.name.prefix(32))>"
                    throw syntax("expected </\(tag.name)>, \(found)", at: start)
                }
                return start
            } else {
                throw syntax("unexpected tag in <\(tag.name)>; write &lt; for '<'")
            }
        }
        throw syntax("unterminated <\(tag.name)>", at: tag.start)
    }

    /// Reads a tag, and ignores its attributes.
    private mutating func tag() throws(Diagnostic) -> Tag {
        let start = position
        guard skip(past: ">") else { throw syntax("unterminated tag", at: start) }
        let inner = bytes[(start + 1)..<(position - 1)]
        let isEmpty = inner.last == UInt8(ascii: "/") && inner.count > 1
        let name = (isEmpty ? inner.dropLast() : inner).prefix { $0 > 0x20 }
        return Tag(name: String(decoding: name, as: UTF8.self), start: start, isEmpty: isEmpty)
    }
}
