/// The maximum sizes of a document and its values.
public struct DocumentLimits: Hashable, Sendable {
    /// The maximum size of the document, in bytes.
    public var bytes: Int

    /// The maximum number of lists and dictionaries that can enclose a value.
    public var nesting: Int

    /// The maximum length of a decoded key in bytes, so that comparing combining marks takes little
    /// time.
    public var keyBytes = 96

    /// The maximum number of keys in a dictionary.
    public var keys: Int

    /// The maximum number of errors in values that a document can have without being refused.
    public var diagnostics: Int

    /// The maximum number of values, including one for each reference in a binary property list.
    public var values = 1 << 19

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - bytes: The maximum size of the document, in bytes.
    ///   - nesting: The maximum number of lists and dictionaries that can enclose a value.
    ///   - keys: The maximum number of keys in a dictionary.
    ///   - diagnostics: The maximum number of errors in values.
    public init(
        bytes: Int = 1 << 20,
        nesting: Int = 64,
        keys: Int = .max,
        diagnostics: Int = 1000
    ) {
        self.bytes = bytes
        self.nesting = nesting
        self.keys = keys
        self.diagnostics = diagnostics
    }
}
