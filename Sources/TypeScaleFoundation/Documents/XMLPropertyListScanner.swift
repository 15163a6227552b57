/// Scans property lists in XML.
///
/// Texts and numbers are checked; the contents of dates and data are skipped.
struct XMLPropertyListScanner {
    private var builder: DocumentBuilder
    private let bytes: [UInt8]
    private var position = 0
    /// Whether the outermost tag was opened, and whether it was closed.
    private var isInList = false
    private var isListClosed = false
    private var hasValue = false

    init(_ builder: DocumentBuilder) {
        self.builder = builder
        bytes = builder.bytes
        if bytes.starts(with: ByteOrderMark.utf8) { position = ByteOrderMark.utf8.count }
    }

    private static let leaves: [String: DocumentValueKind] = [
        "string": .text, "integer": .number, "real": .number, "date": .other, "data": .other,
        "true": .true, "false": .false,
    ]

    /// A tag, and the offset that it begins at.
    private struct Tag {
        let name: String
        let start: Int
        let isEmpty: Bool
    }

    consuming func scanned() throws(DocumentProblem) -> DocumentBuilder {
        while true {
            try skipMarkup()
            guard let byte else { break }
            guard byte == UInt8(ascii: "<") else {
                throw syntax("text stands between the tags; put it in one, such as <string>")
            }
            try element(try tag())
        }
        guard hasValue, builder.nesting == 0, isInList == isListClosed else {
            throw syntax("the text ends before every tag is closed")
        }
        return builder
    }

    /// Reads the rest of an element without content of its own, or its opening or closing tag.
    private mutating func element(_ tag: Tag) throws(DocumentProblem) {
        let isOutermost = builder.nesting == 0
        switch tag.name {
        case "plist" where !isInList && !hasValue && !tag.isEmpty: isInList = true
        case "plist": throw syntax("a second <plist>; keep one of them", at: tag.start)
        case "/plist" where isInList && !isListClosed && isOutermost: isListClosed = true
        case "key": try key(tag)
        case "dict", "array":
            try beginValue(tag)
            try builder.open(tag.name == "dict" ? .dictionary : .list, offset: tag.start)
            if tag.isEmpty { try builder.close(end: position) }
        case "/dict" where builder.isInDictionary:
            if builder.awaitsValue { throw syntax("the last key has no value", at: tag.start) }
            try builder.close(end: position)
        case "/array" where !isOutermost && !builder.isInDictionary:
            try builder.close(end: position)
        case let name where name.hasPrefix("/"):
            throw syntax("<\(name.prefix(32))> closes nothing that is open", at: tag.start)
        case let name:
            guard let kind = Self.leaves[name] else {
                throw syntax("<\(name.prefix(32))> is no tag of a property list", at: tag.start)
            }
            try beginValue(tag)
            try leaf(tag, kind)
        }
    }

    private mutating func leaf(_ tag: Tag, _ kind: DocumentValueKind) throws(DocumentProblem) {
        let start = position
        var content = start..<(tag.isEmpty ? start : try skipContent(of: tag))
        var isEncoded = false
        switch kind {
        case .text:
            isEncoded = bytes[content].contains(where: "<&".utf8.contains)
            if isEncoded, XMLText.decoded(bytes[content]) == nil {
                throw syntax("an & in a text begins no character; write &amp;", at: tag.start)
            }
        case .number:
            content = trimmed(content)
            isEncoded = tag.name == "integer"
            try checkNumber(tag, bytes[content])
        default: break
        }
        try builder.addValue(kind, offset: tag.start, content: content, isEncoded: isEncoded)
    }

    private mutating func beginValue(_ tag: Tag) throws(DocumentProblem) {
        if builder.isInDictionary, !builder.awaitsValue {
            throw syntax("a <key> belongs before the value", at: tag.start)
        }
        if builder.nesting == 0, hasValue {
            let detail = "there is a second value; put both in one <dict> or <array>"
            throw syntax(detail, at: tag.start)
        }
        hasValue = true
        builder.beginValue()
    }

    private mutating func key(_ tag: Tag) throws(DocumentProblem) {
        guard builder.isInDictionary else {
            throw syntax("a <key> stands outside of a <dict>", at: tag.start)
        }
        guard !builder.awaitsValue else {
            throw syntax("the key before this one has no value", at: tag.start)
        }
        let start = position
        let range = start..<(tag.isEmpty ? start : try skipContent(of: tag))
        let content = bytes[range]
        var text: String?
        if content.contains(UInt8(ascii: "&")), content.count <= builder.limits.keyBytes {
            text = XMLText.decoded(content)
            guard text != nil else {
                throw syntax("an & in a key begins no character; write &amp;", at: tag.start)
            }
        }
        let isASCII = content.allSatisfy { $0 < 0x80 }
        try builder.add(.init(range: range, offset: tag.start, text: text, isASCII: isASCII))
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        func isWord(_ offset: Int) -> Bool { ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) }
        let start = range.first(where: isWord) ?? range.upperBound
        return start..<((range.last(where: isWord) ?? start - 1) + 1)
    }

    private func checkNumber(_ tag: Tag, _ content: ArraySlice<UInt8>) throws(DocumentProblem) {
        let isInteger = tag.name == "integer"
        guard DocumentNumber.value(content, isInteger: isInteger) == nil else { return }
        let hasComma = content.contains(UInt8(ascii: ","))
        let text = String(decoding: content.prefix(128), as: UTF8.self).prefix(32)
        let noun = isInteger ? "whole number" : "number"
        let remedy = hasComma ? "; the decimal sign is a point" : ""
        throw syntax("\"\(text)\" is no \(noun)\(remedy)", at: tag.start)
    }
}

extension XMLPropertyListScanner {
    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func syntax(_ detail: String, at offset: Int? = nil) -> DocumentProblem {
        builder.problem(.syntax, detail, at: offset ?? position)
    }

    /// Skips blanks, comments, instructions and the document type.
    private mutating func skipMarkup() throws(DocumentProblem) {
        while true {
            while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                position += 1
            }
            let start = position
            guard isAt("<!") || isAt("<?") else { return }
            let end = skipIf("<!--") ? "-->" : skipIf("<?") ? "?>" : ">"
            guard skip(past: end) else {
                throw syntax("the text ends within a tag or comment", at: start)
            }
        }
    }

    /// Skips to after the closing tag of an element, and returns the offset of that tag.
    private mutating func skipContent(of tag: Tag) throws(DocumentProblem) -> Int {
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
                    throw syntax("<\(closing.name.prefix(32))> closes <\(tag.name)>", at: start)
                }
                return start
            } else {
                throw syntax("a tag stands within <\(tag.name)>; write &lt; for its letter")
            }
        }
        throw syntax("the text ends within <\(tag.name)>", at: tag.start)
    }

    /// Reads a tag; its attributes have no meaning.
    private mutating func tag() throws(DocumentProblem) -> Tag {
        let start = position
        guard skip(past: ">") else { throw syntax("the text ends within a tag", at: start) }
        let inner = bytes[(start + 1)..<(position - 1)]
        let isEmpty = inner.last == UInt8(ascii: "/") && inner.count > 1
        let name = (isEmpty ? inner.dropLast() : inner).prefix { $0 > 0x20 }
        return Tag(name: String(decoding: name, as: UTF8.self), start: start, isEmpty: isEmpty)
    }

    private func isAt(_ letters: String) -> Bool { bytes[position...].starts(with: letters.utf8) }

    /// Skips letters if they come next, and returns whether they do.
    private mutating func skipIf(_ letters: String) -> Bool {
        guard isAt(letters) else { return false }
        position += letters.utf8.count
        return true
    }

    /// Skips to after the next occurrence of letters, and returns whether there is one.
    private mutating func skip(past letters: String) -> Bool {
        let first = letters.utf8.first
        while let byte {
            if byte == first, skipIf(letters) { return true }
            position += 1
        }
        return false
    }
}
