/// A value in a document.
struct DocumentNode: Sendable {
    var kind: DocumentValueKind
    var flags: DocumentNodeFlags
    /// The range of the key in the document's bytes, without its quotes or tags.
    var keyLength: UInt16 = 0
    var keyStart: UInt32 = 0
    /// The offset of the value's first byte, which can be a quote, a bracket or a tag.
    var offset: UInt32
    /// The range of a string's or number's content in the document's bytes.
    var start: UInt32
    var end: UInt32
    /// The index of the first node after this value and its contents.
    var next: UInt32

    var content: Range<Int> { Int(start)..<Int(end) }
}

/// Flags for decoding a node.
struct DocumentNodeFlags: OptionSet, Sendable {
    let rawValue: UInt8
    /// The string has escapes or, in a binary property list, is UTF-16.
    static let isTextEncoded = DocumentNodeFlags(rawValue: 1)
    /// The key has escapes or, in a binary property list, is UTF-16.
    static let isKeyEncoded = DocumentNodeFlags(rawValue: 2)
    /// An earlier value in the dictionary has the same key.
    static let isRepeated = DocumentNodeFlags(rawValue: 4)
    /// The number exceeds the range of `Double`.
    static let isOutOfRange = DocumentNodeFlags(rawValue: 8)
    static let hasKey = DocumentNodeFlags(rawValue: 16)
    /// The number is an `<integer>` in XML.
    static let isInteger = DocumentNodeFlags(rawValue: 32)
    /// The number is floating-point in a binary property list.
    static let isReal = DocumentNodeFlags(rawValue: 64)
}
