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
