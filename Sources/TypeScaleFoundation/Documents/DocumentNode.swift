/// One value of a document.
struct DocumentNode: Sendable {
    var kind: DocumentValueKind
    var flags: DocumentNodeFlags
    /// The range of the key in the document's bytes, without its quotes or tags.
    var keyLength: UInt16 = 0
    var keyStart: UInt32 = 0
    /// The offset of the value's first byte: a quote, a bracket, a tag.
    var offset: UInt32
    /// The first byte of a text's or number's content, and its end.
    var start: UInt32
    var end: UInt32
    /// The index of the first node that this value does not contain.
    var next: UInt32

    var content: Range<Int> { Int(start)..<Int(end) }
}

/// The facts that decoding a node needs.
struct DocumentNodeFlags: OptionSet, Sendable {
    let rawValue: UInt8
    /// The text has escapes or, in a binary list, is UTF-16.
    ///
    /// A number with this flag is an integer in XML, and a floating-point number in a binary list.
    static let isTextEncoded = DocumentNodeFlags(rawValue: 1)
    /// The key has escapes or, in a binary list, is UTF-16.
    static let isKeyEncoded = DocumentNodeFlags(rawValue: 2)
    /// An earlier value of the dictionary has the same key.
    static let isRepeated = DocumentNodeFlags(rawValue: 4)
    /// The number exceeds the range of `Double`.
    static let isOutOfRange = DocumentNodeFlags(rawValue: 8)
    static let hasKey = DocumentNodeFlags(rawValue: 16)
}

/// The type of a document's value.
package enum DocumentValueKind: UInt8, Sendable {
    case dictionary, list, text, number, `true`, `false`, null
    /// A date or data of a property list.
    case other
}
