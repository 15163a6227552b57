extension RichTextDiagnostic {
    /// The kind of a diagnostic.
    ///
    /// Some kinds, such as the kinds for exceeded limits, have no public constants.
    public struct Code: RawRepresentable, Hashable, Codable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension RichTextDiagnostic.Code {
    /// The document is not valid JSON.
    public static let syntax = Self(rawValue: "syntax")
    /// The document does not begin as JSON does, or has no list of views.
    public static let notADocument = Self(rawValue: "notADocument")
    /// A key is repeated in an object.
    public static let duplicateKey = Self(rawValue: "duplicateKey")
    /// A value has the wrong type.
    public static let wrongType = Self(rawValue: "wrongType")
    /// A required value is missing.
    public static let missingKey = Self(rawValue: "missingKey")
    /// A key is unknown.
    public static let unknownKey = Self(rawValue: "unknownKey")
    /// A view type is unknown.
    public static let unknownViewType = Self(rawValue: "unknownViewType")
    /// An element of rich text is unknown.
    public static let unknownInline = Self(rawValue: "unknownInline")
    /// The name of a style is unknown.
    public static let unknownStyle = Self(rawValue: "unknownStyle")
    /// A color is unknown.
    public static let unknownColor = Self(rawValue: "unknownColor")
    /// A string is not one of the allowed values.
    public static let unknownValue = Self(rawValue: "unknownValue")
    /// A view cannot be decoded as its registered type.
    public static let invalidContent = Self(rawValue: "invalidContent")
    /// A size, distance or weight is outside its range.
    public static let badSize = Self(rawValue: "badSize")
    /// A URL is malformed or too long, or its scheme is not allowed.
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
