/// An error in a whole document, or in a single value.
package struct DocumentProblem: Error, Hashable, Sendable {
    package enum Code: String, Sendable {
        case notFound, unreadable, notUTF8, notADocument, syntax
        /// The document exceeds the limit on bytes or values.
        case tooManyBytes
        case tooDeep, tooManyKeys, longKey, tooManyDiagnostics
        /// A key is repeated in a dictionary.
        case duplicateKey
        /// A number exceeds the range of `Double`.
        case numberOutOfRange
        /// A string contains half of a surrogate pair, which is read as U+FFFD.
        case loneSurrogate
    }

    package let code: Code

    /// The path of the value that contains the error.
    package let path: DocumentPath

    /// The line and column, or `nil` if the error has no position.
    package var position: TextPosition?

    /// A description of the error and its remedy.
    package let detail: String

    /// The name of the limit that the document exceeds, or `nil` if the error names no limit.
    package let limit: String?

    /// The byte offset from which ``position`` is computed.
    let offset: Int?

    package init(
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

    /// Returns the error for a document that exceeds a limit in bytes.
    package static func tooManyBytes(_ limit: Int) -> DocumentProblem {
        DocumentProblem(
            .tooManyBytes,
            "the document exceeds the limit of \(limit.bytesInWords)",
            limit: "bytes"
        )
    }

    /// The message for malformed UTF-8.
    static let notUTF8 = "malformed UTF-8; save the file as UTF-8"
}

/// The maximum sizes of a document and its values.
package struct DocumentLimits: Hashable, Sendable {
    package var bytes: Int

    /// The maximum number of lists and dictionaries that can enclose a value.
    package var nesting: Int

    /// The maximum length of a decoded key in bytes, so that comparing combining marks takes little
    /// time.
    package var keyBytes = 96

    /// The maximum number of keys in a dictionary.
    package var keys: Int

    /// The maximum number of errors in values that a document can have without being refused.
    package var diagnostics: Int

    /// The maximum number of values, including one for each reference in a binary property list.
    package var values = 1 << 19

    package init(bytes: Int, nesting: Int = 64, keys: Int = .max, diagnostics: Int = 1000) {
        self.bytes = bytes
        self.nesting = nesting
        self.keys = keys
        self.diagnostics = diagnostics
    }
}
