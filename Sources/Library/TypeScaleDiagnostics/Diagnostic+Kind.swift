extension Diagnostic {
    /// The kind of a diagnostic.
    ///
    /// Each module adds its own kinds as static constants, and so can you:
    ///
    ///     extension Diagnostic.Kind { static let unlicensedFont = Self("unlicensedFont") }
    public struct Kind: RawRepresentable, Hashable, Codable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a kind from its name.
        public init(_ name: String) { self.init(rawValue: name) }
    }
}

extension Diagnostic.Kind: CustomStringConvertible {
    /// The name of the kind.
    public var description: String { rawValue }
}

extension Diagnostic.Kind {
    /// The file or resource does not exist.
    public static let notFound = Self("notFound")
    /// The file cannot be read.
    public static let unreadable = Self("unreadable")
    /// The text is not valid UTF-8.
    public static let notUTF8 = Self("notUTF8")
    /// The document does not begin as its format does, or its outermost value has the wrong type.
    public static let notADocument = Self("notADocument")
    /// The text breaks a rule of the format's syntax.
    public static let syntax = Self("syntax")
    /// The document exceeds the limit on bytes.
    public static let tooManyBytes = Self("tooManyBytes")
    /// The document exceeds the limit on values.
    public static let tooManyValues = Self("tooManyValues")
    /// The document or a folder exceeds the limit on nesting.
    public static let tooDeep = Self("tooDeep")
    /// A folder contains too many files, or the files together exceed a limit.
    public static let tooManyFiles = Self("tooManyFiles")
    /// A dictionary exceeds the limit on keys.
    public static let tooManyKeys = Self("tooManyKeys")
    /// A key exceeds the limit on its length.
    public static let longKey = Self("longKey")
    /// A text exceeds the limit on its length.
    public static let textTooLong = Self("textTooLong")
    /// The errors exceed the limit, so that the others are not listed.
    public static let tooManyDiagnostics = Self("tooManyDiagnostics")
    /// A limit left out files or findings, so that a result is incomplete.
    ///
    /// A baseline never contains such an error.
    public static let incomplete = Self("incomplete")
    /// A key is repeated in a dictionary.
    public static let duplicateKey = Self("duplicateKey")
    /// A number exceeds the range of `Double`.
    public static let numberOutOfRange = Self("numberOutOfRange")
    /// A string contains half of a surrogate pair, which is read as U+FFFD.
    public static let loneSurrogate = Self("loneSurrogate")
    /// A key is unknown.
    public static let unknownKey = Self("unknownKey")
    /// A required key is missing.
    public static let missingKey = Self("missingKey")
    /// A value has the wrong type.
    public static let wrongType = Self("wrongType")
    /// A text style, or another name, is unknown.
    public static let unknownName = Self("unknownName")
    /// A text style is listed under both of its names.
    public static let duplicateStyle = Self("duplicateStyle")
    /// A size, distance or weight is outside its range.
    public static let badSize = Self("badSize")
}
