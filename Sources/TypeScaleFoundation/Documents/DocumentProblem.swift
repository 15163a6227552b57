/// A fault of a document, or of one of its values.
package struct DocumentProblem: Error, Hashable, Sendable {
    /// The kinds of faults.
    package enum Code: String, Sendable {
        /// The document exceeds the limit of bytes or values.
        case tooManyBytes
        /// The document exceeds the limit of nesting.
        case tooDeep
        /// A dictionary exceeds the limit of keys.
        case tooManyKeys
        /// The document exceeds the limit of faults.
        case tooManyDiagnostics
        /// The bytes are not UTF-8.
        case notUTF8
        /// The document has none of the formats.
        case notADocument
        /// The text breaks the rules of its format.
        case syntax
        /// A dictionary has a key twice.
        case duplicateKey
        /// A key exceeds the limit of its length.
        case longKey
        /// No `Double` holds a number.
        case numberOutOfRange
        /// A text has half of a surrogate pair, which is read as U+FFFD.
        case loneSurrogate
    }

    /// The kind of fault.
    package let code: Code

    /// The path of the value, or of the value that the fault is in.
    package let path: DocumentPath

    /// The line and column; `nil` in a binary property list, and of the document as a whole.
    package var position: TextPosition?

    /// The fault and its remedy, in words.
    package let detail: String

    /// The name of the limit that the document exceeds; `nil` for any other fault.
    package let limit: String?

    /// The offset in the text, in bytes, which ``position`` is computed from.
    let offset: Int?

    init(
        _ code: Code,
        _ detail: String,
        path: DocumentPath = [],
        offset: Int? = nil,
        limit: String? = nil
    ) {
        self.code = code
        self.path = path
        self.detail = detail
        self.limit = limit
        self.offset = offset
    }
}

/// The maximum sizes of a document: one budget for all that is read of it.
package struct DocumentLimits: Hashable, Sendable {
    /// The maximum number of bytes.
    package var bytes: Int

    /// The maximum nesting of lists and dictionaries.
    package var nesting: Int

    /// The maximum number of bytes of a key.
    ///
    /// Comparing strings takes time that grows with the square of the marks on a letter.
    package var keyBytes = 96

    /// The maximum number of keys of one dictionary.
    package var keys: Int

    /// The maximum number of faults of single values before the document as a whole is refused.
    package var diagnostics: Int

    /// The maximum number of values; a short binary list can refer to one value any number of times.
    package var values = 16 << 20

    /// Limits of the given numbers.
    package init(bytes: Int, nesting: Int = 64, keys: Int = .max, diagnostics: Int = 1000) {
        self.bytes = bytes
        self.nesting = nesting
        self.keys = keys
        self.diagnostics = diagnostics
    }
}
