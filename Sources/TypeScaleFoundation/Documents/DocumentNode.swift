/// One value of a document.
struct DocumentNode: Sendable {
    /// The type of the value.
    var kind: DocumentValueKind
    var flags: DocumentNodeFlags
    /// The length of the key in the document's bytes.
    var keyLength: UInt16 = 0
    /// The first byte of the key; its quotes and tags are not part of it.
    var keyStart: UInt32 = 0
    /// The first byte of the value: a quote, a bracket, a tag.
    var offset: UInt32
    /// The first byte of a text's or number's content.
    var start: UInt32
    /// The end of the content.
    var end: UInt32
    /// The index of the first node that this value does not contain.
    var next: UInt32
}

/// What decoding a node has to do.
struct DocumentNodeFlags: OptionSet, Sendable {
    let rawValue: UInt8
    /// The text has escapes; in a binary list, it is UTF-16.
    ///
    /// Of a number: in XML it is an integer, in a binary list a floating-point number.
    static let isTextEncoded = DocumentNodeFlags(rawValue: 1)
    /// The key has escapes; in a binary list, it is UTF-16.
    static let isKeyEncoded = DocumentNodeFlags(rawValue: 2)
    /// The dictionary has the key before.
    static let isRepeated = DocumentNodeFlags(rawValue: 4)
    /// No `Double` holds the number.
    static let isOutOfRange = DocumentNodeFlags(rawValue: 8)
    /// The value has a key.
    static let hasKey = DocumentNodeFlags(rawValue: 16)
}

/// The type of a document's value.
package enum DocumentValueKind: UInt8, Sendable {
    case dictionary
    case list
    case text
    case number
    case `true`
    case `false`
    case null
    /// A date or data of a property list.
    case other
}
