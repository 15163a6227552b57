public import TypeScaleDiagnostics

extension Diagnostic.Kind {
    /// A view type is unknown.
    public static let unknownViewType = Self("unknownViewType")
    /// An element of rich text is unknown.
    public static let unknownInline = Self("unknownInline")
    /// The name of a style is unknown.
    public static let unknownStyle = Self("unknownStyle")
    /// A color is unknown.
    public static let unknownColor = Self("unknownColor")
    /// A string is not one of the allowed values.
    public static let unknownValue = Self("unknownValue")
    /// A view cannot be decoded as its registered type.
    public static let invalidContent = Self("invalidContent")
    /// A URL is malformed or too long, or its scheme is not allowed.
    public static let badURL = Self("badURL")
    /// The document exceeds the limit on views.
    public static let tooManyContents = Self("tooManyContents")
    /// The document, or a view, exceeds the limit on elements of rich text.
    public static let tooManyInlines = Self("tooManyInlines")
    /// The document exceeds the limit on text.
    public static let tooMuchText = Self("tooMuchText")
    /// An element of rich text has several kinds of content.
    public static let ambiguousInline = Self("ambiguousInline")
    /// A character has too many combining marks.
    public static let tooManyMarks = Self("tooManyMarks")
    /// A text contains control characters.
    public static let controlCharacter = Self("controlCharacter")
    /// A text contains characters that control its direction.
    public static let bidirectionalControl = Self("bidirectionalControl")
    /// The unknown parts of the document exceed the limit on their size.
    public static let payloadTooLarge = Self("payloadTooLarge")

    /// Whether something unknown was ignored, or unsafe characters were removed or isolated.
    private var isWarning: Bool {
        switch self {
        case .unknownKey, .unknownViewType, .unknownInline, .unknownStyle, .unknownColor,
            .unknownValue, .controlCharacter, .bidirectionalControl:
            true
        default: false
        }
    }

    var richTextSeverity: Diagnostic.Severity { isWarning ? .warning : .error }
}

extension Diagnostic {
    /// Returns the diagnostic with the name of the exceeded limit, or with its effect.
    func withRemedy(_ recovery: String? = nil) -> Diagnostic {
        let limit: String? =
            switch kind {
            case .tooManyBytes: "bytes"
            case .tooDeep: "nesting"
            case .tooManyKeys: "keys"
            case .tooManyDiagnostics: "diagnostics"
            default: nil
            }
        let message =
            message + (limit.map { " (limit \($0))" } ?? "") + (recovery.map { "; \($0)" } ?? "")
        return Diagnostic(
            kind,
            message,
            severity: severity,
            file: file,
            path: path.isEmpty ? "$" : path,
            position: position,
            offset: offset
        )
    }
}
