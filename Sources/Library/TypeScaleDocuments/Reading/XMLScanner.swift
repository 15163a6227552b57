public import Foundation
public import TypeScaleDiagnostics

/// Scans the elements, texts and comments of [XML](https://www.w3.org/TR/xml/) in one pass.
///
///     var scanner = try XMLScanner(data: data)
///     while let token = try scanner.next() {
///         if case .open(let element) = token, element.name == "string" {
///             print(element["name"] ?? "")
///         }
///     }
///
/// A document that is not well-formed is refused, with the offset of the error in the diagnostic.
/// Document types are refused. Without them, the only entities are the five that XML predefines,
/// so a small file cannot expand. Prefixes of names are kept, but namespaces are not resolved.
///
/// ``DocumentTree`` reads property lists.
public struct XMLScanner: Sendable {
    /// The start of an element, or an element without contents.
    public struct Element: Sendable {
        /// The name with its prefix, such as `xliff:g`.
        public let name: String

        /// The attributes in document order, each with its prefix.
        public let attributes: [(name: String, value: String)]

        /// The offset of the tag, in bytes.
        public let offset: Int

        /// The name without its prefix.
        public var localName: String { Self.local(name) }

        /// Returns the value of an attribute, or `nil` if the element does not have it.
        public subscript(name: String) -> String? {
            attributes.first { $0.name == name }?.value
        }

        /// Returns the value of an attribute with any prefix.
        public func value(ofLocal name: String) -> String? {
            attributes.first { Self.local($0.name) == name }?.value
        }

        private static func local(_ name: String) -> String {
            guard let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) else { return name }
            return String(name[name.utf8.index(after: colon)...])
        }
    }

    /// A part of a document.
    public enum Token: Sendable {
        /// The start of an element.
        case open(Element)
        /// The end of the innermost open element.
        case close
        /// A text without tags and comments, in which references are replaced.
        ///
        /// Comments and CDATA sections divide a text into several tokens.
        case text(String)
        /// The content of a comment.
        case comment(String)
    }

    /// The maximum number of elements that can enclose another.
    public static let maximumNesting = 64

    /// The maximum number of attributes in a tag.
    public static let maximumAttributes = 64

    /// A part of a document, given by ranges of its bytes.
    ///
    /// Texts are neither decoded nor checked.
    enum Event {
        case open(Tag)
        case close
        case text(Range<Int>)
        /// A CDATA section.
        case section(Range<Int>)
        case comment(Range<Int>)
        case instruction
        case documentType
    }

    /// The start of an element, given by ranges of the document's bytes.
    struct Tag {
        let name: Range<Int>
        var attributes: [(name: Range<Int>, value: Range<Int>)] = []
        /// Whether the element ends in its tag.
        var isEmpty = false
    }

    private struct Cursor: TextScanner {
        let bytes: [UInt8]
        var position = 0
    }

    private var cursor: Cursor
    /// The names of the elements that are open, from the outermost to the innermost.
    private var open: [Range<Int>] = []
    /// Whether the last element ends in its tag, so that its end is the next event.
    private var isEmpty = false
    private var hasRoot = false
    private var byte: UInt8? { cursor.byte }
    /// The offset of the last event.
    private(set) var offset = 0
    /// The offset after the last event.
    var end: Int { cursor.position }
    /// The number of elements that are open.
    var nesting: Int { open.count }

    /// The document in UTF-8, to which offsets refer.
    ///
    ///     throw diagnostic.located(in: scanner.bytes)
    public var bytes: [UInt8] { cursor.bytes }

    /// Creates a scanner for a document in UTF-8, or in UTF-16 with a byte order mark.
    ///
    /// - Parameter data: The document.
    /// - Throws: `Diagnostic` if the document is malformed as text, or names another encoding.
    public init(data: consuming Data) throws(Diagnostic) {
        let source = [UInt8](consume data)
        let bytes = try source.inUTF8()
        try Self.check(bytes, isConverted: bytes != source)
        self.init(checked: bytes)
    }

    /// Creates a scanner for a document that has passed ``check(_:isConverted:)``.
    init(checked bytes: [UInt8]) {
        cursor = Cursor(bytes: bytes)
        cursor.skipByteOrderMark()
    }

    /// Returns the next token, or `nil` at the end of the document.
    ///
    /// - Throws: `Diagnostic` if the document is not well-formed, or exceeds a limit.
    /// - Complexity: O(*n*) in the length of the token in bytes.
    public mutating func next() throws(Diagnostic) -> Token? {
        while let event = try nextEvent() {
            switch event {
            case .open(let tag):
                guard open.count <= Self.maximumNesting else {
                    let detail = "the nesting exceeds the limit of \(Self.maximumNesting) levels"
                    throw Diagnostic(.tooDeep, detail, offset: offset)
                }
                return .open(try element(tag))
            case .close: return .close
            case .text(let range): return .text(try decoded(range))
            case .section(let range): return .text(try decoded(range, isMarkup: false))
            case .comment(let range): return .comment(text(range))
            case .instruction: continue
            case .documentType:
                let detail = "unsupported document type; remove it, and replace its entities"
                throw fault(detail, at: offset)
            }
        }
        if let name = open.last {
            throw fault("expected </\(shown(name))> before the end of the text")
        }
        guard hasRoot else { throw fault("expected an XML element") }
        return nil
    }

    /// Returns the next event, or `nil` at the end of the text.
    mutating func nextEvent() throws(Diagnostic) -> Event? {
        offset = cursor.position
        if isEmpty {
            isEmpty = false
            open.removeLast()
            return .close
        }
        while let byte {
            offset = cursor.position
            if byte != UInt8(ascii: "<") {
                if let range = try rangeOfText() { return .text(range) }
            } else if cursor.skipIf("<!--") {
                return .comment(try content(before: "-->", "comment"))
            } else if cursor.skipIf("<![CDATA[") {
                let content = try content(before: "]]>", "CDATA section")
                guard !open.isEmpty else { throw outside(offset) }
                return .section(content)
            } else if cursor.skipIf("<!") {
                _ = try content(before: ">", "document type")
                return .documentType
            } else if cursor.skipIf("<?") {
                _ = try content(before: "?>", "processing instruction")
                return .instruction
            } else if cursor.skipIf("</") {
                try closingTag()
                return .close
            } else {
                return .open(try tag())
            }
        }
        return nil
    }

    /// Skips the rest of the innermost open element, including its end.
    ///
    /// - Throws: `Diagnostic` if the rest is not well-formed, or exceeds a limit.
    /// - Complexity: O(*n*) in the length of the rest in bytes.
    public mutating func skipElement() throws(Diagnostic) {
        let depth = open.count
        while open.count >= depth, try next() != nil {}
    }

    func fault(_ detail: String, at offset: Int? = nil) -> Diagnostic {
        Diagnostic(.syntax, detail, offset: offset ?? cursor.position)
    }

    private func outside(_ offset: Int) -> Diagnostic {
        fault("unexpected text outside the outermost element", at: offset)
    }

    /// Skips past a delimiter, and returns the range before the delimiter.
    private mutating func content(
        before end: String,
        _ noun: String
    ) throws(Diagnostic) -> Range<Int> {
        let first = cursor.position
        guard cursor.skip(past: end) else { throw fault("unterminated \(noun)", at: offset) }
        return first..<(cursor.position - end.utf8.count)
    }

    /// Returns the range before the next tag, or `nil` for white space outside the root element.
    private mutating func rangeOfText() throws(Diagnostic) -> Range<Int>? {
        while let byte, byte != UInt8(ascii: "<") { cursor.position += 1 }
        let range = offset..<cursor.position
        guard open.isEmpty else { return range }
        let text = bytes[range].trimmed
        guard text.isEmpty else { throw outside(text.startIndex) }
        return nil
    }

    private mutating func closingTag() throws(Diagnostic) {
        let name = try elementName()
        cursor.skipWhiteSpace()
        guard byte == UInt8(ascii: ">") else { throw fault("unterminated tag", at: offset) }
        cursor.position += 1
        guard let last = open.popLast() else {
            throw fault("unexpected </\(shown(name))>", at: offset)
        }
        guard bytes[last] == bytes[name] else {
            throw fault("expected </\(shown(last))>, found </\(shown(name))>", at: offset)
        }
    }

    private mutating func tag() throws(Diagnostic) -> Tag {
        cursor.position += 1
        var tag = Tag(name: try elementName())
        guard !open.isEmpty || !hasRoot else {
            throw fault("unexpected second outermost element <\(shown(tag.name))>", at: offset)
        }
        hasRoot = true
        open.append(tag.name)
        while true {
            let end = cursor.position
            cursor.skipWhiteSpace()
            isEmpty = byte == UInt8(ascii: "/")
            if isEmpty { cursor.position += 1 }
            if byte == UInt8(ascii: ">") {
                cursor.position += 1
                tag.isEmpty = isEmpty
                return tag
            }
            guard byte != nil, !isEmpty, cursor.position > end else {
                throw fault("unterminated tag <\(shown(tag.name))>", at: offset)
            }
            let attribute = try attribute()
            guard !tag.attributes.contains(where: { bytes[$0.name] == bytes[attribute.name] })
            else {
                throw fault("duplicate attribute \(shown(attribute.name))", at: offset)
            }
            guard tag.attributes.count < Self.maximumAttributes else {
                let limit = Self.maximumAttributes
                throw fault("an element exceeds the limit of \(limit) attributes", at: offset)
            }
            tag.attributes.append(attribute)
        }
    }

    private mutating func attribute() throws(Diagnostic) -> (name: Range<Int>, value: Range<Int>) {
        guard let name = rangeOfName() else { throw fault("expected the name of an attribute") }
        cursor.skipWhiteSpace()
        guard byte == UInt8(ascii: "=") else {
            throw fault("expected '=' after the attribute \(shown(name))")
        }
        cursor.position += 1
        cursor.skipWhiteSpace()
        guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw fault("expected a quoted value of the attribute \(shown(name))")
        }
        cursor.position += 1
        let first = cursor.position
        while let byte, byte != quote, byte != UInt8(ascii: "<") { cursor.position += 1 }
        guard byte == quote else {
            throw fault("unterminated value of the attribute \(shown(name))", at: name.lowerBound)
        }
        cursor.position += 1
        return (name, first..<(cursor.position - 1))
    }

    private mutating func elementName() throws(Diagnostic) -> Range<Int> {
        guard let name = rangeOfName() else {
            throw fault("expected a name; write &lt; for '<'", at: offset)
        }
        return name
    }

    private mutating func rangeOfName() -> Range<Int>? {
        let start = cursor.position
        while let byte,
            byte >= 0x80 || byte.isASCIILetter || "_:".utf8.contains(byte)
                || cursor.position > start && (byte.isASCIIDigit || "-.".utf8.contains(byte))
        {
            cursor.position += 1
        }
        return cursor.position > start ? start..<cursor.position : nil
    }
}
