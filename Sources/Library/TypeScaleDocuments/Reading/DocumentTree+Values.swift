public import Foundation

extension DocumentTree {
    /// Returns the key of a value, or `nil` if the value is a list element or the document.
    public func key(of node: Int) -> String? {
        let node = nodes[node]
        guard node.flags.contains(.hasKey) else { return nil }
        let start = Int(node.keyStart)
        let range = start..<(start + Int(node.keyLength))
        return decoded(range, isEncoded: node.flags.contains(.isKeyEncoded))
    }

    /// Returns whether a value has a given key, decoding only keys with escapes.
    public func hasKey(_ key: String, _ node: Int) -> Bool {
        let flags = nodes[node].flags
        guard flags.contains(.hasKey) else { return false }
        guard !flags.contains(.isKeyEncoded) else {
            return self.key(of: node)?.utf8.elementsEqual(key.utf8) == true
        }
        let (start, count) = (Int(nodes[node].keyStart), Int(nodes[node].keyLength))
        return count == key.utf8.count && bytes[start..<(start + count)].elementsEqual(key.utf8)
    }

    /// Returns the string, or `nil` if the value is not a string.
    public func text(_ node: Int) -> String? {
        let (node, isEncoded) = (nodes[node], nodes[node].flags.contains(.isTextEncoded))
        return node.kind == .text ? decoded(node.content, isEncoded: isEncoded) : nil
    }

    /// Returns the string if it can be a name, or `nil` if the value is not such a string.
    ///
    /// In a name of more than 96 bytes, at most 30 combining marks follow each other, as in keys.
    /// Comparing other strings with `==` takes quadratic time, because Swift sorts the marks.
    ///
    /// - Complexity: O(*n*) in the length of the string.
    public func name(_ node: Int) -> String? {
        text(node).flatMap { $0.isQuicklyCompared ? $0 : nil }
    }

    /// Returns the number, or `nil` if the value is not a number or is out of range for `Double`.
    public func number(_ node: Int) -> Double? {
        let node = nodes[node]
        guard node.kind == .number, !node.flags.contains(.isOutOfRange) else { return nil }
        return format == .binaryPropertyList
            ? DocumentNumber.binaryValue(bytes[node.content], isReal: node.flags.contains(.isReal))
            : DocumentNumber.value(
                bytes[node.content],
                isInteger: node.flags.contains(.isInteger)
            )
    }

    /// Returns an integer from JSON, or `nil` if the value or the format is different.
    public func integer(_ node: Int) -> Int? {
        guard nodes[node].kind == .number, isJSON else { return nil }
        return Int(String(decoding: bytes[nodes[node].content], as: UTF8.self))
            ?? number(node).flatMap { Int(exactly: $0) }
    }

    /// Returns the JSON text of a value, in which U+FFFD replaces each unpaired surrogate.
    public func json(of node: Int) -> Data {
        if format == .json5 {
            var json: [UInt8] = []
            append(node, to: &json)
            return Data(json)
        }
        // The content of a string does not include its quotes.
        let end = Int(nodes[node].end) + (nodes[node].kind == .text ? 1 : 0)
        let range = Int(nodes[node].offset)..<end
        var slice = Array(bytes[range])
        for offset in loneSurrogates where range.contains(offset) {
            let start = offset - range.lowerBound
            slice.replaceSubrange(start..<(start + 6), with: Array("\\ufffd".utf8))
        }
        return Data(slice)
    }

    /// Appends the JSON text of a value in JSON5.
    ///
    /// The document's nesting limit bounds the recursion.
    private func append(_ node: Int, to json: inout [UInt8]) {
        let kind = nodes[node].kind
        switch kind {
        case .dictionary, .list:
            json.append(UInt8(ascii: kind == .list ? "[" : "{"))
            for (index, child) in children(of: node).enumerated() {
                if index > 0 { json.append(UInt8(ascii: ",")) }
                if let key = key(of: child) {
                    json.append(json: key)
                    json.append(UInt8(ascii: ":"))
                }
                append(child, to: &json)
            }
            json.append(UInt8(ascii: kind == .list ? "]" : "}"))
        case .text: json.append(json: text(node) ?? "")
        case .number, .true, .false, .null, .other: json += bytes[nodes[node].content]
        }
    }

    private func decoded(_ range: Range<Int>, isEncoded: Bool) -> String {
        guard isEncoded else { return String(decoding: bytes[range], as: UTF8.self) }
        return switch format {
        case .json, .json5: JSONText.decoded(bytes[range])
        // The parser has checked the text.
        case .xmlPropertyList: XMLScanner.decoded(bytes[range]) ?? ""
        case .binaryPropertyList: UTF16Text.decoded(bytes[range])
        }
    }
}
