/// Scans JSON.
///
/// It takes what RFC 8259 allows and no more: Foundation takes a comma before a closing bracket as
/// well, which other readers of the same file refuse.
struct JSONScanner: DocumentScanner {
    var scan: DocumentScan

    private enum Expected {
        case value, valueOrEnd, key, keyOrEnd, afterValue
    }

    mutating func scanDocument() throws(DocumentFault) {
        var expected = Expected.value
        while true {
            skipBlanks()
            switch expected {
            case .value:
                expected = try value()
            case .valueOrEnd:
                expected = byte == UInt8(ascii: "]") ? try close() : try value()
            case .key:
                expected = try key()
            case .keyOrEnd:
                expected = byte == UInt8(ascii: "}") ? try close() : try key()
            case .afterValue:
                if scan.isNested {
                    expected = try afterValue()
                } else if byte == nil {
                    return
                } else {
                    throw syntax("there is more text behind the end of the JSON; remove it")
                }
            }
        }
    }

    private mutating func value() throws(DocumentFault) -> Expected {
        scan.beginValue()
        switch byte {
        case UInt8(ascii: "{"): return try open(isDictionary: true)
        case UInt8(ascii: "["): return try open(isDictionary: false)
        case UInt8(ascii: "\""):
            let text = try string(isKey: false)
            scan.tree?.take(text.text(in: scan.bytes))
        case UInt8(ascii: "-"): try number()
        case let byte? where UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte: try number()
        case nil: throw syntax("the text ends where a value is expected")
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            throw syntax("a value is missing before the closing bracket; remove the comma")
        default:
            guard skipIf("true") || skipIf("false") || skipIf("null") else {
                throw syntax(
                    byte == UInt8(ascii: "/")
                        ? "JSON has no comments; remove it"
                        : "no value begins like that; put text in double quotes"
                )
            }
        }
        return .afterValue
    }

    private mutating func key() throws(DocumentFault) -> Expected {
        switch byte {
        case UInt8(ascii: "\""): break
        case nil: throw syntax("the text ends where a key is expected")
        case UInt8(ascii: "}"):
            throw syntax("a key is missing before the closing brace; remove the comma")
        case UInt8(ascii: "/"): throw syntax("JSON has no comments; remove it")
        default: throw syntax("a key stands in double quotes")
        }
        let key = try string(isKey: true)
        skipBlanks()
        guard byte == UInt8(ascii: ":") else { throw syntax("a colon belongs behind the key") }
        scan.place += 1
        try scan.takeKey(key)
        return .value
    }

    private mutating func afterValue() throws(DocumentFault) -> Expected {
        let isDictionary = scan.isInDictionary
        switch byte {
        case UInt8(ascii: ","):
            scan.place += 1
            return isDictionary ? .key : .value
        case UInt8(ascii: "}") where isDictionary, UInt8(ascii: "]") where !isDictionary:
            return try close()
        case nil: throw syntax("the text ends before every bracket is closed")
        default:
            throw syntax(
                isDictionary
                    ? "a comma or a closing brace is missing"
                    : "a comma or a closing bracket is missing"
            )
        }
    }

    private mutating func open(isDictionary: Bool) throws(DocumentFault) -> Expected {
        try scan.open(isDictionary: isDictionary)
        scan.place += 1
        return isDictionary ? .keyOrEnd : .valueOrEnd
    }

    private mutating func close() throws(DocumentFault) -> Expected {
        scan.place += 1
        try scan.close()
        return .afterValue
    }
}
