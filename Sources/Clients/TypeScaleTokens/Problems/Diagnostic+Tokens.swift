public import TypeScaleDiagnostics
import TypeScaleDocuments

extension Diagnostic.Kind {
    /// The name of a token or group contains a forbidden character.
    public static let badName = Self("badName")
    /// A token has no type, or an unknown type.
    public static let unknownType = Self("unknownType")
    /// A number is out of range.
    public static let badNumber = Self("badNumber")
    /// A dimension has an unknown unit.
    public static let badUnit = Self("badUnit")
    /// A reference is malformed.
    public static let badReference = Self("badReference")
    /// The target of a reference does not exist.
    public static let missingTarget = Self("missingTarget")
    /// References form a cycle.
    public static let circularReference = Self("circularReference")
    /// A resolver document breaks a rule.
    public static let badResolver = Self("badResolver")
    /// A modifier has no context, or an unknown context.
    public static let unknownContext = Self("unknownContext")
    /// A value that an earlier draft or another tool allows was converted.
    public static let nonstandardSyntax = Self("nonstandardSyntax")
    /// A property, a type or a name is not read.
    public static let unread = Self("unread")
    /// The faces of a family are not listed, so that its name replaces the name of the face.
    public static let unknownFace = Self("unknownFace")
    /// The file does not specify a text style, so that a style is proposed.
    public static let proposedStyle = Self("proposedStyle")
    /// A file is outside the folder of the document that names it.
    public static let outsideFolder = Self("outsideFolder")
    /// The files contain no roles.
    public static let noRoles = Self("noRoles")
    /// Themes of Tokens Studio were selected, because the caller selected none.
    public static let otherTheme = Self("otherTheme")
    /// A size for one of several devices was read.
    public static let otherDevice = Self("otherDevice")
    /// A format cannot hold a value.
    public static let cannotBeWritten = Self("cannotBeWritten")
}

extension Diagnostic {
    /// Creates a diagnostic for a value in a token file, with the severity of its kind.
    init(token kind: Kind, _ message: String, at node: Int, of tree: DocumentTree) {
        let severity: Severity =
            switch kind {
            case .nonstandardSyntax, .unknownFace, .unread, .unknownType: .warning
            case .proposedStyle, .otherTheme, .otherDevice: .note
            default: .error
            }
        self.init(kind, message, severity: severity, offset: tree.offset(of: node))
    }

    /// The diagnostic, without its path if it is about a whole file.
    var withoutRootPath: Diagnostic {
        var diagnostic = self
        if path == "$" { diagnostic.path = "" }
        return diagnostic
    }
}
