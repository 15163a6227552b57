/// A reference to a token, a group or a part of a token.
///
/// The two forms are defined in the chapter on aliases of the
/// [DTCG format](https://www.designtokens.org/TR/2025.10/format/#aliases-references).
enum TokenReference: Hashable {
    /// The names in `{group.token}`.
    case name([String])
    /// The keys in `#/group/token/$value`.
    case pointer([String])
}

extension TokenReference {
    /// Returns whether a string is meant as a reference in braces, even if it is malformed.
    static func isMeant(by text: String) -> Bool { text.utf8.first == UInt8(ascii: "{") }

    /// Reads either form, or returns `nil` if the text is malformed.
    init?(_ text: String) {
        if let keys = Self.pointer(text) {
            self = .pointer(keys)
        } else if let names = Self.names(text) {
            self = .name(names)
        } else {
            return nil
        }
    }

    /// Returns the names in `{a.b}`.
    ///
    /// Only the last name can begin with a dollar sign, as in `$root`.
    static func names(_ text: String) -> [String]? {
        var bytes = Array(text.utf8)[...]
        guard bytes.popFirst() == UInt8(ascii: "{"), bytes.popLast() == UInt8(ascii: "}"),
            !bytes.contains(UInt8(ascii: "{")), !bytes.contains(UInt8(ascii: "}"))
        else { return nil }
        let names = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard names.allSatisfy({ !$0.isEmpty }),
            !names.dropLast().contains(where: \.beginsWithDollar),
            names.last?.beginsWithDollar == false || names.last == "$root"
        else { return nil }
        return names
    }

    /// Returns the keys in a [JSON Pointer](https://www.rfc-editor.org/rfc/rfc6901#section-6) that
    /// is represented as a URI fragment.
    static func pointer(_ text: String) -> [String]? {
        var bytes = Array(text.utf8)[...]
        guard bytes.popFirst() == UInt8(ascii: "#"), bytes.popFirst() == UInt8(ascii: "/") else {
            return nil
        }
        var keys: [[UInt8]] = [[]]
        func append(_ byte: UInt8) { keys[keys.count - 1].append(byte) }
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "/"): keys.append([])
            case UInt8(ascii: "~"):
                switch bytes.popFirst() {
                case UInt8(ascii: "0")?: append(UInt8(ascii: "~"))
                case UInt8(ascii: "1")?: append(UInt8(ascii: "/"))
                default: return nil
                }
            case UInt8(ascii: "%"):
                let digits = String(decoding: bytes.prefix(2), as: UTF8.self)
                guard digits.utf8.count == 2, digits.utf8.first != UInt8(ascii: "+"),
                    let code = UInt8(digits, radix: 16)
                else { return nil }
                bytes = bytes.dropFirst(2)
                append(code)
            case 0...UInt8(ascii: " "), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"),
                0x7F:
                return nil
            default: append(byte)
            }
        }
        guard keys.allSatisfy({ !$0.isEmpty }) else { return nil }
        return keys.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension String {
    var beginsWithDollar: Bool { utf8.first == UInt8(ascii: "$") }
}
