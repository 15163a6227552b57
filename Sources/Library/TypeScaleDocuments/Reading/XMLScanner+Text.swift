import TypeScaleDiagnostics

extension XMLScanner {
    /// Returns the element of a tag, with its names and values decoded.
    func element(_ tag: Tag) throws(Diagnostic) -> Element {
        var attributes: [(name: String, value: String)] = []
        for (name, value) in tag.attributes {
            attributes.append((text(name), try decoded(value, isAttribute: true)))
        }
        let name = text(tag.name)
        guard name.isQuicklyCompared,
            attributes.allSatisfy({ $0.name.isQuicklyCompared && $0.value.isQuicklyCompared })
        else {
            throw fault("a tag has more than 30 combining marks in a row", at: offset)
        }
        return Element(name: name, attributes: attributes, offset: offset)
    }

    /// Returns a range of the document as it is.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns a name for a message.
    func shown(_ name: Range<Int>) -> String { VisibleText(text(name), limit: 32).description }

    /// Returns a text in which line ends are line feeds, and references are replaced.
    ///
    /// In an attribute, line ends and tabs are spaces.
    func decoded(
        _ range: Range<Int>,
        isMarkup: Bool = true,
        isAttribute: Bool = false
    ) throws(Diagnostic) -> String {
        let content = bytes[range]
        var (hasReference, hasReturn) = (false, false)
        for index in range {
            switch bytes[index] {
            case UInt8(ascii: "&"): hasReference = isMarkup
            case 0x0D: hasReturn = true
            case 0x09, 0x0A: hasReturn = hasReturn || isAttribute
            case ..<0x20: throw fault("unexpected control character", at: index)
            default: break
            }
        }
        guard hasReference || hasReturn else { return String(decoding: content, as: UTF8.self) }
        let lines = hasReturn ? Self.normalized(content, isAttribute: isAttribute) : content
        guard hasReference else { return String(decoding: lines, as: UTF8.self) }
        guard let text = Self.decoded(lines) else {
            let detail = "unknown entity or character reference; write &amp; for '&'"
            throw fault(detail, at: unknownReference(in: range))
        }
        return text
    }

    private static func normalized(
        _ content: ArraySlice<UInt8>,
        isAttribute: Bool
    ) -> ArraySlice<UInt8> {
        var lines: [UInt8] = []
        lines.reserveCapacity(content.count)
        for index in content.indices {
            switch content[index] {
            case 0x0A where index > content.startIndex && content[index - 1] == 0x0D: break
            case 0x0A, 0x0D: lines.append(isAttribute ? 0x20 : 0x0A)
            case 0x09: lines.append(isAttribute ? 0x20 : 0x09)
            case let byte: lines.append(byte)
            }
        }
        return lines[...]
    }

    /// Returns the offset of the first reference that cannot be replaced.
    private func unknownReference(in range: Range<Int>) -> Int {
        range.first { index in
            guard bytes[index] == UInt8(ascii: "&") else { return false }
            // `decoded` refuses a reference that has no semicolon in this range.
            let end = bytes[index..<range.upperBound].prefix(11).firstIndex(of: UInt8(ascii: ";"))
            return end.map { Self.decoded(bytes[index...$0]) == nil } ?? true
        } ?? range.lowerBound
    }
}

extension XMLScanner {
    private static let named: [String: Unicode.Scalar] = [
        "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
    ]

    /// Decodes text and CDATA sections, or returns `nil` if a character reference is unknown.
    static func decoded(_ content: ArraySlice<UInt8>) -> String? {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var rest = content
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "&"):
                // A name has at most nine bytes, such as `#x010FFFF`.
                guard let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")),
                    let scalar = scalar(rest[..<end])
                else { return nil }
                result.append(contentsOf: UTF8.encode(scalar) ?? .init())
                rest = rest[(end + 1)...]
            case UInt8(ascii: "<"):
                // The caller has refused any other tag.
                rest = rest.dropFirst("![CDATA[".utf8.count)
                while let byte = rest.popFirst() {
                    if byte == UInt8(ascii: "]"), rest.starts(with: "]>".utf8) {
                        rest = rest.dropFirst(2)
                        break
                    }
                    result.append(byte)
                }
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard name.first == UInt8(ascii: "#") else {
            return named[String(decoding: name, as: UTF8.self)]
        }
        let isHexadecimal = name.starts(with: "#x".utf8)
        let digits = String(decoding: name.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }

    /// Throws an error if a document is malformed as text, or names another encoding than UTF-8.
    ///
    /// A document that was converted from UTF-16 can name that encoding.
    static func check(_ bytes: [UInt8], isConverted: Bool) throws(Diagnostic) {
        if !isConverted, let encoding = otherEncoding(bytes) {
            let name = VisibleText(encoding, limit: 32)
            throw Diagnostic(.notUTF8, "unsupported encoding \(name); save the file as UTF-8")
        }
        try bytes.checkUTF8()
    }

    /// Returns the encoding that an XML declaration names, unless that is UTF-8 or ASCII.
    private static func otherEncoding(_ bytes: [UInt8]) -> String? {
        let start = bytes.drop { !$0.isInText }.prefix(512)
        guard start.starts(with: "<?xml".utf8), let end = start.firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let words = start[..<end].split { " \t\r\n=\"'?".utf8.contains($0) }
            .map { String(decoding: $0, as: UTF8.self) }
        guard let name = words.drop(while: { $0 != "encoding" }).dropFirst().first else {
            return nil
        }
        return ["utf-8", "us-ascii", "ascii"].contains(name.lowercased()) ? nil : name
    }
}
