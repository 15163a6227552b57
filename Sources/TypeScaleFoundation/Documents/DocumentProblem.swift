/// A fault of a whole document, or of a single value.
package struct DocumentProblem: Error, Hashable, Sendable {
    package enum Code: String, Sendable {
        case notFound, unreadable, notUTF8, notADocument, syntax
        /// The document exceeds the limit of bytes or values.
        case tooManyBytes
        case tooDeep, tooManyKeys, longKey, tooManyDiagnostics
        /// A dictionary repeats a key.
        case duplicateKey
        /// A number exceeds the range of `Double`.
        case numberOutOfRange
        /// A text has half of a surrogate pair, which is read as U+FFFD.
        case loneSurrogate
    }

    package let code: Code

    /// The path of the value, or of the value that contains the fault.
    package let path: DocumentPath

    /// The line and column; `nil` in a binary property list, and for a fault of the whole document.
    package var position: TextPosition?

    /// The fault and its remedy, in words.
    package let detail: String

    /// The name of the limit that the document exceeds; `nil` for any other fault.
    package let limit: String?

    /// The offset in the text, in bytes, from which ``position`` is computed.
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

    /// Returns the fault of a document that exceeds a number of bytes.
    package static func tooManyBytes(_ limit: Int) -> DocumentProblem {
        DocumentProblem(
            .tooManyBytes,
            "the document exceeds the limit of \(limit.bytesInWords)",
            limit: "bytes"
        )
    }

    /// The detail of the fault that bytes are not UTF-8.
    static let notUTF8 = "malformed UTF-8; save the file as UTF-8"
}

/// The maximum sizes of a document, as one budget for everything read from it.
package struct DocumentLimits: Hashable, Sendable {
    package var bytes: Int

    /// The maximum number of lists and dictionaries around a value.
    package var nesting: Int

    /// The maximum length of a key, in bytes; comparing marks takes quadratic time.
    package var keyBytes = 96

    /// The maximum number of keys in a dictionary.
    package var keys: Int

    /// The maximum number of faults in single values; beyond it, the document is refused.
    package var diagnostics: Int

    /// The maximum number of values; a binary list can refer to one any number of times.
    package var values = 16 << 20

    package init(bytes: Int, nesting: Int = 64, keys: Int = .max, diagnostics: Int = 1000) {
        self.bytes = bytes
        self.nesting = nesting
        self.keys = keys
        self.diagnostics = diagnostics
    }
}
