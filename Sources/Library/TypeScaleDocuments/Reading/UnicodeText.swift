import TypeScaleDiagnostics

extension Diagnostic {
    /// The message for malformed UTF-8.
    static let malformedUTF8 = "malformed UTF-8; save the file as UTF-8"
}

extension UInt8 {
    /// Whether the byte is a space, a tab or part of a line end.
    var isWhiteSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

    /// Whether the byte is neither white space nor part of a byte order mark.
    var isInText: Bool {
        switch self {
        case 0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF: false
        default: true
        }
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without spaces, tabs and line ends at the start and end.
    var trimmed: ArraySlice<UInt8> {
        let start = firstIndex { !$0.isWhiteSpace } ?? endIndex
        return self[start..<((lastIndex { !$0.isWhiteSpace } ?? start - 1) + 1)]
    }
}

extension [UInt8] {
    /// Returns the length of the UTF-8 sequence at an offset, or `nil` if it is ill-formed.
    func lengthOfScalar(at offset: Int) -> Int? {
        // The ranges are from table 3-7 of the Unicode Standard.
        let (count, second): (Int, ClosedRange<UInt8>) =
            switch self[offset] {
            case 0..<0x80: (1, 0...0)
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0...0)
            }
        if count == 1 { return 1 }
        guard count > 0, offset + count <= self.count, second ~= self[offset + 1] else {
            return nil
        }
        if count > 2, self[offset + 2] & 0xC0 != 0x80 { return nil }
        return count > 3 && self[offset + 3] & 0xC0 != 0x80 ? nil : count
    }

    /// Returns the bytes, converted to UTF-8 if they begin with a UTF-16 byte order mark.
    func inUTF8() throws(Diagnostic) -> [UInt8] {
        guard let order = ByteOrderMark.utf16.firstIndex(where: starts) else { return self }
        var units = stride(from: 2, to: count - 1, by: 2).lazy.map { index in
            UInt16(self[index + order]) << 8 | UInt16(self[index + 1 - order])
        }.makeIterator()
        var decoder = UTF16()
        var text: [UInt8] = []
        while true {
            switch decoder.decode(&units) {
            case .scalarValue(let scalar): text += UTF8.encode(scalar) ?? .init()
            case .emptyInput where count.isMultiple(of: 2): return text
            case .emptyInput, .error:
                throw text.notUTF8("malformed UTF-16; save the file as UTF-8", text.count)
            }
        }
    }

    /// Throws an error if the bytes are not well-formed UTF-8.
    func checkUTF8() throws(Diagnostic) {
        var offset = 0
        while offset < count {
            guard let length = lengthOfScalar(at: offset) else {
                throw notUTF8(Diagnostic.malformedUTF8, offset)
            }
            offset += length
        }
    }

    /// Returns the offset of the next token or, if that token is on a later line, the offset after
    /// the last token.
    func offsetOfMissingToken(after last: Int, before next: Int) -> Int {
        self[last..<next].contains { $0 == 0x0A || $0 == 0x0D } ? last : next
    }

    private func notUTF8(_ detail: String, _ offset: Int) -> Diagnostic {
        Diagnostic(.notUTF8, detail, offset: offset).located(in: self)
    }
}
