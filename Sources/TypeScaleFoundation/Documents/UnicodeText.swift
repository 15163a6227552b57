/// The byte order marks of texts.
package enum ByteOrderMark {
    package static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// Big-endian and little-endian.
    package static let utf16: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
}

extension Collection<UInt8> {
    /// The index of the first byte that is not part of well-formed UTF-8; `nil` if all are.
    var firstInvalidUTF8: Index? {
        var bytes = makeIterator()
        var parser = UTF8.ForwardParser()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &bytes) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return nil
            case .error: return index(startIndex, offsetBy: offset)
            }
        }
    }
}

extension [UInt8] {
    /// Returns the text in UTF-8: text in UTF-16 with a byte order mark is converted, other bytes are the same.
    package func inUTF8() throws(DocumentProblem) -> [UInt8] {
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
                throw text.notUTF8("the bytes are not UTF-16; save the file as UTF-8", text.count)
            }
        }
    }

    /// Throws an error if the bytes are not well-formed UTF-8.
    package func checkUTF8() throws(DocumentProblem) {
        if let offset = firstInvalidUTF8 { throw notUTF8(DocumentProblem.notUTF8, offset) }
    }

    private func notUTF8(_ detail: String, _ offset: Int) -> DocumentProblem {
        let problem = DocumentProblem(.notUTF8, detail, offset: offset)
        return TextPosition.located([problem], in: self)[0]
    }
}
