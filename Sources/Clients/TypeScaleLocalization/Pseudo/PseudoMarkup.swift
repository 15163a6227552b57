import TypeScaleDiagnostics
import TypeScaleDocuments

/// Tags, character references and the addresses of Markdown links.
enum PseudoMarkup {
    /// The maximum length of a character reference after its first character.
    ///
    /// HTML's longest name is the one in `&CounterClockwiseContourIntegral;`.
    private static let maximumReference = 32

    /// Returns the UTF-8 offsets of the markup in a text, in ascending order.
    ///
    /// - Complexity: O(*n*), because each search ends where the next one can begin.
    static func ranges(in source: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        while index < source.count {
            if let end = end(in: source, at: index) {
                ranges.append(index..<end)
                index = end
            } else {
                index += 1
            }
        }
        return ranges
    }

    /// Returns the end of the markup that begins at an offset, or `nil` if it is text.
    private static func end(in source: [UInt8], at start: Int) -> Int? {
        let next = start + 1
        guard next < source.count else { return nil }
        switch source[start] {
        case UInt8(ascii: "<"):
            guard source[next].isASCIILetter || "/!".utf8.contains(source[next]) else { return nil }
            return find(">", in: source[next...]) { $0 != UInt8(ascii: "<") }
        case UInt8(ascii: "&"):
            return find(";", in: source[next...].prefix(maximumReference)) {
                $0.isInName || $0 == UInt8(ascii: "#")
            }
        case UInt8(ascii: "]") where source[next] == UInt8(ascii: "("):
            return find(")", in: source[next...]) { $0 != UInt8(ascii: "]") }
        default: return nil
        }
    }

    /// Returns the offset after a character that follows other characters.
    private static func find(
        _ last: Unicode.Scalar,
        in bytes: ArraySlice<UInt8>,
        after isOther: (UInt8) -> Bool
    ) -> Int? {
        let last = UInt8(ascii: last)
        guard let index = bytes.firstIndex(where: { $0 == last || !isOther($0) }),
            bytes[index] == last
        else { return nil }
        return index + 1
    }
}
