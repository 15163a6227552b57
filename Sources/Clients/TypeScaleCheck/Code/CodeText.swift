import TypeScaleDocuments

/// Code in UTF-8, which is compared byte by byte.
typealias CodeText = ArraySlice<UInt8>

extension CodeText {
    var string: String { String(decoding: self, as: UTF8.self) }

    /// The code without spaces and line breaks at its ends.
    var trimmed: CodeText {
        guard let start = firstIndex(where: { $0 > 0x20 }),
            let end = lastIndex(where: { $0 > 0x20 })
        else { return [] }
        return self[start...end]
    }

    /// The code after its last period, or all of it.
    var lastComponent: CodeText {
        lastIndex(of: UInt8(ascii: ".")).map { self[($0 + 1)...] } ?? self
    }

    /// Whether the code consists of identifiers and periods, such as `Self.size`.
    var isPath: Bool {
        !isEmpty && allSatisfy { $0 == UInt8(ascii: ".") || $0.isInName }
    }

    /// The name of an implicit member at the start, such as `title` of `.title.bold()`.
    var implicitMember: String? {
        guard first == UInt8(ascii: ".") else { return nil }
        let name = dropFirst().prefix { $0.isInName }
        return name.isEmpty ? nil : name.string
    }

    /// The code without spaces and line breaks at its end.
    var withoutFinalSpace: CodeText { lastIndex { $0 > 0x20 }.map { self[...$0] } ?? [] }

    func hasPrefix(_ text: String) -> Bool { starts(with: text.utf8) }

    /// Returns whether the code contains a text.
    ///
    /// With the search in the standard library, a check takes 38 times as long.
    func contains(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return true }
        var rest = self
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: text.utf8) { return true }
            rest = rest[(start + 1)...]
        }
        return false
    }

    func equals(_ text: String) -> Bool { elementsEqual(text.utf8) }

    /// Returns the range of a sign that is not in brackets.
    func firstOperator(_ sign: String) -> Range<Int>? {
        var depth = 0
        for index in indices {
            switch self[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case _ where depth == 0 && self[index...].hasPrefix(sign):
                return index..<index + sign.utf8.count
            default: break
            }
        }
        return nil
    }
}

extension Array {
    /// Returns the first index for whose element a condition holds, if it holds for all later ones.
    func partitioningIndex(where condition: (Element) -> Bool) -> Int {
        var range = indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range =
                condition(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
