public import Foundation

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
/// Property lists are read by ``DocumentTree``.
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

    private struct Cursor: TextScanner {
        let bytes: [UInt8]
        var position = 0
    }

    private var cursor: Cursor
    /// The names of the elements that are open, from the outermost to the innermost.
    private var open: [String] = []
    /// Whether the last element ends in its tag, so that its end is the next token.
    private var isEmpty = false
    private var hasRoot = false
    private var byte: UInt8? { cursor.byte }

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
        if bytes == source { try XMLText.checkEncoding(of: bytes) }
        try bytes.checkUTF8()
        cursor = Cursor(bytes: bytes)
        cursor.skipByteOrderMark()
    }

    /// Returns the next token, or `nil` at the end of the document.
    ///
    /// - Throws: `Diagnostic` if the document is not well-formed, or exceeds a limit.
    /// - Complexity: O(*n*) in the length of the token in bytes.
    public mutating func next() throws(Diagnostic) -> Token? {
        if isEmpty {
            isEmpty = false
            open.removeLast()
            return .close
        }
        while let byte {
            let start = cursor.position
            if byte != UInt8(ascii: "<") {
                if let text = try text() { return .text(text) }
            } else if cursor.skipIf("<!--") {
                let content = try content(before: "-->", "comment", from: start)
                return .comment(String(decoding: bytes[content], as: UTF8.self))
            } else if cursor.skipIf("<![CDATA[") {
                let content = try content(before: "]]>", "CDATA section", from: start)
                guard !open.isEmpty else { throw outside(start) }
                return .text(try decoded(content, isMarkup: false))
            } else if cursor.isAt("<!") {
                throw fault("unsupported document type; remove it, and replace its entities")
            } else if cursor.skipIf("<?") {
                _ = try content(before: "?>", "processing instruction", from: start)
            } else if cursor.skipIf("</") {
                try closingTag(start)
                return .close
            } else {
                return .open(try element())
            }
        }
        if let name = open.last {
            throw fault("expected </\(name.prefix(32))> before the end of the text")
        }
        guard hasRoot else { throw fault("expected an XML element") }
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
        _ noun: String,
        from start: Int
    ) throws(Diagnostic) -> Range<Int> {
        let first = cursor.position
        guard cursor.skip(past: end) else { throw fault("unterminated \(noun)", at: start) }
        return first..<(cursor.position - end.utf8.count)
    }

    /// Reads the text before the next tag, or returns `nil` for white space between elements.
    private mutating func text() throws(Diagnostic) -> String? {
        let start = cursor.position
        while let byte, byte != UInt8(ascii: "<") { cursor.position += 1 }
        guard open.isEmpty else { return try decoded(start..<cursor.position) }
        let blanks = bytes[start..<cursor.position].trimmed
        guard blanks.isEmpty else { throw outside(blanks.startIndex) }
        return nil
    }

    private mutating func closingTag(_ start: Int) throws(Diagnostic) {
        let name = try name()
        cursor.skipWhiteSpace()
        guard byte == UInt8(ascii: ">") else { throw fault("unterminated tag", at: start) }
        cursor.position += 1
        guard let last = open.popLast() else {
            throw fault("unexpected </\(name.prefix(32))>", at: start)
        }
        guard last == name else {
            let found = "found </\(name.prefix(32))>"
            throw fault("expected </\(last.prefix(32))>, \(found)", at: start)
        }
    }

    private mutating func element() throws(Diagnostic) -> Element {
        let start = cursor.position
        cursor.position += 1
        let name = try name()
        guard !open.isEmpty || !hasRoot else {
            throw fault("unexpected second outermost element <\(name.prefix(32))>", at: start)
        }
        guard open.count < Self.maximumNesting else {
            let detail = "the nesting exceeds the limit of \(Self.maximumNesting) levels"
            throw Diagnostic(.tooDeep, detail, offset: start)
        }
        hasRoot = true
        open.append(name)
        var attributes: [(name: String, value: String)] = []
        while true {
            let end = cursor.position
            cursor.skipWhiteSpace()
            isEmpty = byte == UInt8(ascii: "/")
            if isEmpty { cursor.position += 1 }
            if byte == UInt8(ascii: ">") {
                cursor.position += 1
                return Element(name: name, attributes: attributes, offset: start)
            }
            guard byte != nil, !isEmpty, cursor.position > end else {
                throw fault("unterminated tag <\(name.prefix(32))>", at: start)
            }
            let attribute = try attribute()
            guard !attributes.contains(where: { $0.name == attribute.name }) else {
                throw fault("duplicate attribute \(attribute.name.prefix(32))", at: start)
            }
            guard attributes.count < Self.maximumAttributes else {
                let limit = Self.maximumAttributes
                throw fault("an element exceeds the limit of \(limit) attributes", at: start)
            }
            attributes.append(attribute)
        }
    }

    private mutating func attribute() throws(Diagnostic) -> (name: String, value: String) {
        let start = cursor.position
        let name = try name()
        cursor.skipWhiteSpace()
        guard byte == UInt8(ascii: "=") else {
            throw fault("expected '=' after the attribute \(name.prefix(32))")
        }
        cursor.position += 1
        cursor.skipWhiteSpace()
        guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw fault("expected a quoted value of the attribute \(name.prefix(32))")
        }
        cursor.position += 1
        let first = cursor.position
        while let byte, byte != quote, byte != UInt8(ascii: "<") { cursor.position += 1 }
        guard byte == quote else {
            throw fault("unterminated value of the attribute \(name.prefix(32))", at: start)
        }
        let value = try decoded(first..<cursor.position, isAttribute: true)
        cursor.position += 1
        return (name, value)
    }

    private mutating func name() throws(Diagnostic) -> String {
        let start = cursor.position
        while let byte,
            byte >= 0x80 || byte.isASCIILetter || "_:".utf8.contains(byte)
                || cursor.position > start && (byte.isASCIIDigit || "-.".utf8.contains(byte))
        {
            cursor.position += 1
        }
        guard cursor.position > start else { throw fault("expected a name; write &lt; for '<'") }
        return String(decoding: bytes[start..<cursor.position], as: UTF8.self)
    }
}
