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
        var place = 0
        while place < text.count {
            let next = place + 1 < text.count ? text[place + 1] : 0
            switch text[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "^") where next == UInt8(ascii: "["):
                open.append(place)
                place += 1
            case UInt8(ascii: "["): open.append(nil)
            case UInt8(ascii: "]"):
                guard let start = open.popLast() ?? nil, next == UInt8(ascii: "("),
                    let end = text[(place + 2)...].prefix(maximumAttributes)
                        .firstIndex(of: UInt8(ascii: ")")),
                    text[place..<end].contains(UInt8(ascii: ":"))
                else { break }
                ranges += [start..<(start + 2), place..<(end + 1)]
                place = end
            default: break
            }
            place += 1
        }
        return ranges.sorted { $0.lowerBound < $1.lowerBound }
    }
}
