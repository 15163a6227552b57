extension RichTextDiagnostic {
    /// A kind of diagnostic by its name, as `unknownKey`; an exceeded limit has no constant.
    public struct Code: RawRepresentable, Hashable, Codable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a kind with a name.
        ///
        /// - Parameter rawValue: The name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension RichTextDiagnostic.Code {
    /// The text breaks the rules of JSON.
    public static let syntax = Self(rawValue: "syntax")
    /// The JSON holds no list of contents.
    public static let notADocument = Self(rawValue: "notADocument")
    /// A key is there twice in one object.
    public static let duplicateKey = Self(rawValue: "duplicateKey")
    /// A value is of another type than belongs there.
    public static let wrongType = Self(rawValue: "wrongType")
    /// A value is missing that has no default.
    public static let missingKey = Self(rawValue: "missingKey")
    /// A key is none that is known.
    public static let unknownKey = Self(rawValue: "unknownKey")
    /// A view is of a type that is not known.
    public static let unknownViewType = Self(rawValue: "unknownViewType")
    /// A part of a rich text is of a kind that is not known.
    public static let unknownInline = Self(rawValue: "unknownInline")
    /// A name is none of a style.
    public static let unknownStyle = Self(rawValue: "unknownStyle")
    /// A text is none of a colour.
    public static let unknownColor = Self(rawValue: "unknownColor")
    /// A text is none of the values that belong there.
    public static let unknownValue = Self(rawValue: "unknownValue")
    /// A content does not decode as its type.
    public static let invalidContent = Self(rawValue: "invalidContent")
    /// A size is not one, or outside of the limits.
    public static let badSize = Self(rawValue: "badSize")
    /// An address is not one, too long, or of a scheme that is not kept.
    public static let badURL = Self(rawValue: "badURL")
    /// There is no such file, or it cannot be read.
    package static let unreadable = Self(rawValue: "unreadable")
    /// The document has more bytes than are read.
    package static let tooManyBytes = Self(rawValue: "tooManyBytes")
    /// The document nests deeper than is read.
    package static let tooDeep = Self(rawValue: "tooDeep")
    /// An object has more keys than are read.
    package static let tooManyKeys = Self(rawValue: "tooManyKeys")
    /// A key is longer than is read, 96 bytes.
    package static let longKey = Self(rawValue: "longKey")
    /// The document has more contents than are read.
    package static let tooManyContents = Self(rawValue: "tooManyContents")
    /// A rich text, or all of them together, have more parts than are read.
    package static let tooManyInlines = Self(rawValue: "tooManyInlines")
    /// All texts together are longer than is read.
    package static let tooMuchText = Self(rawValue: "tooMuchText")
    /// There is more to know than is listed.
    package static let tooManyDiagnostics = Self(rawValue: "tooManyDiagnostics")
    /// The bytes are not UTF-8.
    package static let notUTF8 = Self(rawValue: "notUTF8")
    /// A number is too large or too near to zero to be held.
    package static let numberOutOfRange = Self(rawValue: "numberOutOfRange")
    /// A text has half of a surrogate pair, which is no character.
    package static let loneSurrogate = Self(rawValue: "loneSurrogate")
    /// A part of a rich text is of two kinds at once.
    package static let ambiguousInline = Self(rawValue: "ambiguousInline")
    /// A text is longer than is read.
    package static let textTooLong = Self(rawValue: "textTooLong")
    /// A character has more marks than are read.
    package static let tooManyMarks = Self(rawValue: "tooManyMarks")
    /// A text has control characters, or one that stands for attachments.
    package static let controlCharacter = Self(rawValue: "controlCharacter")
    /// A text has characters that change the direction of what follows.
    package static let bidirectionalControl = Self(rawValue: "bidirectionalControl")
    /// An unknown part is larger than is kept.
    package static let payloadTooLarge = Self(rawValue: "payloadTooLarge")
}
