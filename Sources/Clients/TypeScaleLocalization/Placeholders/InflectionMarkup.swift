/// The markup around words that Foundation inflects, as in `^[%lld file](inflect: true)`.
///
/// See [automatic grammar agreement](https://developer.apple.com/documentation/foundation/automatic-grammar-agreement).
/// A program shows only the words between the brackets.
enum InflectionMarkup {
    /// The maximum length of the attributes in parentheses, in bytes.
    private static let maximumAttributes = 1024

    /// Returns the ranges of the markup in a text, in ascending order.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func ranges(in text: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        // The open brackets, with `nil` for a bracket without a caret.
        var open: [Int?] = []
        var index = 0
        while index < text.count {
            let next = index + 1 < text.count ? text[index + 1] : 0
            switch text[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "^") where next == UInt8(ascii: "["):
                open.append(index)
                index += 1
            case UInt8(ascii: "["): open.append(nil)
            case UInt8(ascii: "]"):
                guard let start = open.popLast() ?? nil, next == UInt8(ascii: "("),
                    let end = text[(index + 2)...].prefix(maximumAttributes)
                        .firstIndex(of: UInt8(ascii: ")")),
                    text[index..<end].contains(UInt8(ascii: ":"))
                else { break }
                ranges += [start..<(start + 2), index..<(end + 1)]
                index = end
            default: break
            }
            index += 1
        }
        return ranges.sorted { $0.lowerBound < $1.lowerBound }
    }
}
