/// A part of a parsed text, with its UTF-8 offsets in the text.
enum MessageNode: Hashable, Sendable {
    /// Text without quotes.
    case literal(String, Range<Int>)
    case placeholder(Placeholder)
    /// The `#` in a plural's branch.
    case number(Range<Int>)
    case choice(MessageChoice)
    /// `%#@name@`
    case substitution(name: String, Placeholder)
}

/// A plural or selection in ICU's messages.
struct MessageChoice: Hashable, Sendable {
    struct Branch: Hashable, Sendable {
        /// The category or value, such as `other`, `female` or `=1`.
        let selector: String
        let nodes: [MessageNode]
        /// The UTF-8 offsets between the braces.
        let range: Range<Int>
    }

    let placeholder: Placeholder
    let isPlural: Bool
    /// Whether the plural is for ordinal numbers, which have categories of their own.
    let isOrdinal: Bool
    /// The number that `#` subtracts.
    let offset: Int
    let branches: [Branch]
    /// The UTF-8 offsets of the plural or selection.
    let range: Range<Int>
}

extension MessageChoice.Branch {
    /// The number of a branch such as `=1`.
    var value: Int? {
        selector.utf8.first == UInt8(ascii: "=")
            ? Int(String(selector.unicodeScalars.dropFirst())) : nil
    }
}
