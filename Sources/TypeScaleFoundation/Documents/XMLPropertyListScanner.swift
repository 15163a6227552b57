import Foundation

/// Scans property lists in XML: the tags, and the keys of dictionaries.
///
/// What stands within a number, date or text is left to the decoder.
struct XMLPropertyListScanner: DocumentScanner {
    var scan: DocumentScan
    /// Whether the outermost tag was opened, and whether it was closed.
    private var isInList = false
    private var isListClosed = false
    private var hasValue = false

    init(scan: DocumentScan) {
        self.scan = scan
    }

    private static let leaves: Set<String> = [
        "string", "integer", "real", "date", "data", "true", "false",
    ]

    /// A tag, and where it begins.
    private struct Tag {
        let name: String
        let start: Int
        let isEmpty: Bool
    }

    mutating func scanDocument() throws(DocumentFault) {
        while true {
            try skipAsides()
            guard let byte else { break }
            guard byte == UInt8(ascii: "<") else {
                throw syntax("text stands between the tags; put it in one, such as <string>")
            }
            if isAt("</") {
                try close()
            } else {
                try open()
            }
        }
        guard hasValue, !scan.isNested, isInList == isListClosed else {
            throw syntax("the text ends before every tag is closed")
        }
    }

    /// Skips blanks, comments, instructions and the type of the document.
    private mutating func skipAsides() throws(DocumentFault) {
        while true {
            skipBlanks()
            let start = scan.place
            let isWhole: Bool
            if skipIf("<!--") {
                isWhole = skip(past: "-->")
            } else if skipIf("<?") {
                isWhole = skip(past: "?>")
            } else if skipIf("<!") {
                isWhole = skip(past: ">")
            } else {
                return
            }
            if !isWhole { throw syntax("the text ends within a tag or comment", at: start) }
        }
    }

    private mutating func open() throws(DocumentFault) {
        let tag = try tag()
        switch tag.name {
        case "plist":
            guard !isInList, !hasValue, !tag.isEmpty else {
                throw syntax("a second <plist>; keep one of them", at: tag.start)
            }
            isInList = true
        case "key": try key(tag)
        case "dict", "array":
            try beginValue(tag)
            try scan.open(isDictionary: tag.name == "dict")
            if tag.isEmpty { try scan.close() }
        case let name where Self.leaves.contains(name):
            try beginValue(tag)
            if !tag.isEmpty {
                let start = scan.place
                let end = try skipContent(of: tag)
                try checkNumber(tag, scan.bytes[start..<end])
                if tag.name == "string" { try takeText(start..<end, tag) }
            } else if tag.name == "string" {
                scan.tree?.take("")
            }
        default:
            throw syntax("<\(tag.name.prefix(32))> is no tag of a property list", at: tag.start)
        }
    }

    /// Keeps a text, if texts are asked for.
    private mutating func takeText(_ place: Range<Int>, _ tag: Tag) throws(DocumentFault) {
        guard scan.tree != nil else { return }
        guard let text = XMLText.content(String(decoding: scan.bytes[place], as: UTF8.self)) else {
            throw syntax("an & in a text begins no character; write &amp;", at: tag.start)
        }
        scan.tree?.take(text)
    }

    private mutating func beginValue(_ tag: Tag) throws(DocumentFault) {
        if scan.isInDictionary, !scan.awaitsValue {
            throw syntax("a <key> belongs before the value", at: tag.start)
        }
        if !scan.isNested, hasValue {
            throw syntax(
                "there is a second value; put both in one <dict> or <array>",
                at: tag.start
            )
        }
        hasValue = true
        let end = scan.place
        scan.place = tag.start
        scan.beginValue()
        scan.place = end
    }

    private mutating func key(_ tag: Tag) throws(DocumentFault) {
        guard scan.isInDictionary else {
            throw syntax("a <key> stands outside of a <dict>", at: tag.start)
        }
        guard !scan.awaitsValue else {
            throw syntax("the key before this one has no value", at: tag.start)
        }
        let start = scan.place
        let end = tag.isEmpty ? start : try skipContent(of: tag)
        let plain = start..<end
        let content = scan.bytes[plain]
        var unescaped: String?
        if content.contains(UInt8(ascii: "&")), content.count <= scan.limits.keyBytes {
            unescaped = XMLText.unescaped(String(decoding: content, as: UTF8.self))
            guard unescaped != nil else {
                throw syntax("an & in a key begins no character; write &amp;", at: tag.start)
            }
        }
        try scan.takeKey(
            DocumentKey(
                offset: tag.start,
                plain: plain,
                unescaped: unescaped,
                isASCII: content.allSatisfy { $0 < 0x80 }
            )
        )
    }

    /// A number that the decoder would refuse, and with it the whole file.
    private func checkNumber(_ tag: Tag, _ content: ArraySlice<UInt8>) throws(DocumentFault) {
        let isInteger = tag.name == "integer"
        guard isInteger || tag.name == "real" else { return }
        let text = String(decoding: content, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let unsigned = text.drop { $0 == "+" || $0 == "-" }
        let isHexadecimal = isInteger && unsigned.lowercased().hasPrefix("0x")
        let isNumber =
            isHexadecimal
            ? UInt64(unsigned.dropFirst(2), radix: 16) != nil
            : isInteger
                ? unsigned.wholeMatch(of: /[0-9]+/) != nil
                : unsigned.wholeMatch(
                    of: /(?i)nan|inf(inity)?|[0-9]*\.?[0-9]*(e[+-]?[0-9]+)?/
                ) != nil && !unsigned.isEmpty
        guard isNumber else {
            throw syntax(
                "\"\(text.prefix(32))\" is no " + (isInteger ? "whole number" : "number")
                    + (text.contains(",") ? "; the decimal sign is a point" : ""),
                at: tag.start
            )
        }
    }

    /// Goes behind the closing tag, and answers where it begins.
    @discardableResult
    private mutating func skipContent(of tag: Tag) throws(DocumentFault) -> Int {
        while let byte {
            guard byte == UInt8(ascii: "<") else {
                scan.place += 1
                continue
            }
            let start = scan.place
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

    private mutating func close() throws(DocumentFault) {
        let start = scan.place
        let name = try tag().name
        switch name {
        case "/plist" where isInList && !isListClosed && !scan.isNested: isListClosed = true
        case "/dict" where scan.isNested && scan.isInDictionary:
            if scan.awaitsValue { throw syntax("the last key has no value", at: start) }
            try scan.close()
        case "/array" where scan.isNested && !scan.isInDictionary: try scan.close()
        default: throw syntax("<\(name.prefix(32))> closes nothing that is open", at: start)
        }
    }

    /// A tag with its attributes, which do not count.
    private mutating func tag() throws(DocumentFault) -> Tag {
        let start = scan.place
        guard skip(past: ">") else { throw syntax("the text ends within a tag", at: start) }
        let inner = scan.bytes[(start + 1)..<(scan.place - 1)]
        let isEmpty = inner.last == UInt8(ascii: "/") && inner.count > 1
        let letters = (isEmpty ? inner.dropLast() : inner).prefix { $0 > 0x20 }
        return Tag(
            name: String(decoding: letters, as: UTF8.self),
            start: start,
            isEmpty: isEmpty
        )
    }
}
