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
    package static let tooManyContents = Self(rawValue: "tooManyContents")
    package static let tooManyInlines = Self(rawValue: "tooManyInlines")
    package static let tooMuchText = Self(rawValue: "tooMuchText")
    package static let tooManyDiagnostics = Self(rawValue: "tooManyDiagnostics")
    package static let numberOutOfRange = Self(rawValue: "numberOutOfRange")
    package static let ambiguousInline = Self(rawValue: "ambiguousInline")
    package static let textTooLong = Self(rawValue: "textTooLong")
    package static let tooManyMarks = Self(rawValue: "tooManyMarks")
    package static let controlCharacter = Self(rawValue: "controlCharacter")
    package static let bidirectionalControl = Self(rawValue: "bidirectionalControl")
    package static let payloadTooLarge = Self(rawValue: "payloadTooLarge")

    var severity: RichTextDiagnostic.Severity {
        switch self {
        case .unknownKey, .unknownViewType, .unknownInline, .unknownStyle, .unknownColor,
            .unknownValue, .controlCharacter, .bidirectionalControl:
            .warning
        default: .error
        }
    }
}
