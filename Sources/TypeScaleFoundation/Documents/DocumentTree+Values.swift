package import Foundation

extension DocumentTree {
    /// The key of a value in the dictionary around it; `nil` in a list, and of the document itself.
    package func key(of node: Int) -> String? {
        let node = nodes[node]
        guard node.flags.contains(.hasKey) else { return nil }
        let start = Int(node.keyStart)
        return decoded(
            start..<(start + Int(node.keyLength)),
            isEncoded: node.flags.contains(.isKeyEncoded)
        )
    }

    /// Whether a value has a key, without decoding its key.
    package func hasKey(_ key: StaticString, _ node: Int) -> Bool {
        let flags = nodes[node].flags
        guard !flags.contains(.isKeyEncoded) else { return self.key(of: node) == "\(key)" }
        guard flags.contains(.hasKey), Int(nodes[node].keyLength) == key.utf8CodeUnitCount else {
            return false
        }
        let start = Int(nodes[node].keyStart)
        return key.withUTF8Buffer { name in
            for index in 0..<name.count where unsafe name[index] != bytes[start + index] {
                return false
            }
            return true
        }
    }

    /// The text that a value is; `nil` for a value of another type.
    package func text(_ node: Int) -> String? {
        let node = nodes[node]
        guard node.kind == .text else { return nil }
        return decoded(
            Int(node.start)..<Int(node.end),
            isEncoded: node.flags.contains(.isTextEncoded)
        )
    }

    /// The UTF-8 bytes of a text without escapes; `nil` for any other value.
    package func plainText(_ node: Int) -> ArraySlice<UInt8>? {
        let node = nodes[node]
        guard node.kind == .text, !node.flags.contains(.isTextEncoded) else { return nil }
        return bytes[Int(node.start)..<Int(node.end)]
    }

    /// The number that a value is; `nil` for a value of another type, and for a number that no `Double` holds.
    package func number(_ node: Int) -> Double? {
        let node = nodes[node]
        guard node.kind == .number, !node.flags.contains(.isOutOfRange) else { return nil }
        let digits = bytes[Int(node.start)..<Int(node.end)]
        return format == .binaryPropertyList
            ? DocumentNumber.binaryValue(digits, isReal: node.flags.contains(.isTextEncoded))
            : DocumentNumber.value(digits, isInteger: node.flags.contains(.isTextEncoded))
    }

    /// The whole number that a value is; `nil` for any other value.
    package func integer(_ node: Int) -> Int? {
        guard nodes[node].kind == .number, format == .json else { return nil }
        let digits = bytes[Int(nodes[node].start)..<Int(nodes[node].end)]
        return Int(String(decoding: digits, as: UTF8.self))
            ?? number(node).flatMap { Int(exactly: $0) }
    }

    /// The JSON of a value, in which U+FFFD replaces each half of a surrogate pair.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package func json(of node: Int) -> Data {
        let range = Int(nodes[node].offset)..<Int(nodes[node].end)
        var slice = Array(bytes[range])
        for offset in loneSurrogates where range.contains(offset) {
            let start = offset - range.lowerBound
            slice.replaceSubrange(start..<(start + 6), with: Array("\\ufffd".utf8))
        }
        return Data(slice)
    }

    private func decoded(_ range: Range<Int>, isEncoded: Bool) -> String {
        guard isEncoded else { return String(decoding: bytes[range], as: UTF8.self) }
        return switch format {
        case .json: JSONText.decoded(bytes[range])
        // The scanner has checked the text.
        case .xmlPropertyList: XMLText.decoded(bytes[range]) ?? ""
        case .binaryPropertyList: UTF16Text.decoded(bytes[range])
        }
    }
}
