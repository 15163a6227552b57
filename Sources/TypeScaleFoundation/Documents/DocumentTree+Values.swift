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
            ? BinaryPropertyListScanner.number(digits, isReal: node.flags.contains(.isTextEncoded))
            : DocumentNumber.value(digits)
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
        case .binaryPropertyList: BinaryPropertyListScanner.utf16Text(bytes[range])
        }
    }
}

/// The numbers of JSON and of property lists in XML.
enum DocumentNumber {
    /// The value of a number that a scanner has checked.
    static func value(_ digits: ArraySlice<UInt8>) -> Double? {
        // Most numbers have few digits and no exponent.
        if digits.count < 16 {
            var number = 0
            for (index, digit) in digits.enumerated() {
                guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { break }
                number = number * 10 + Int(digit - UInt8(ascii: "0"))
                if index == digits.count - 1 { return Double(number) }
            }
        }
        let text = String(decoding: digits, as: UTF8.self)
        return hexadecimal(text) ?? Double(text)
    }

    private static func hexadecimal(_ text: String) -> Double? {
        let unsigned = text.drop { $0 == "+" || $0 == "-" }
        guard unsigned.hasPrefix("0x") || unsigned.hasPrefix("0X") else { return nil }
        return UInt64(unsigned.dropFirst(2), radix: 16).map {
            text.hasPrefix("-") ? -Double($0) : Double($0)
        }
    }

    /// Whether bytes are an `<integer>`: decimal digits, or `0x` and hexadecimal ones, after an optional sign.
    static func isInteger(_ bytes: ArraySlice<UInt8>) -> Bool {
        let digits = unsigned(bytes)
        if digits.count > 2, digits.first == UInt8(ascii: "0"),
            digits[digits.startIndex + 1] | 0x20 == UInt8(ascii: "x")
        {
            let text = String(decoding: digits.dropFirst(2), as: UTF8.self)
            return UInt64(text, radix: 16) != nil
        }
        return !digits.isEmpty && digits.allSatisfy(isDigit)
    }

    /// Whether bytes are a `<real>`: a decimal number with an optional exponent, `nan` or `infinity`.
    static func isReal(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = unsigned(bytes)
        if rest.count <= 8 {
            let word = String(decoding: rest, as: UTF8.self).lowercased()
            if ["nan", "inf", "infinity"].contains(word) { return true }
        }
        func skipDigits() -> Int {
            let count = rest.prefix(while: isDigit).count
            rest = rest.dropFirst(count)
            return count
        }
        var count = skipDigits()
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            count += skipDigits()
        }
        guard count > 0 else { return false }
        if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
            rest = unsigned(rest.dropFirst())
            guard skipDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    private static func unsigned(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let hasSign = bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-")
        return hasSign ? bytes.dropFirst() : bytes
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
}
