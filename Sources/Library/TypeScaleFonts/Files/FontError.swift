/// An error that occurs when a font is registered or read.
public struct FontError: Error, Hashable, Sendable {
    /// The kinds of errors.
    ///
    /// Up to ``invalidFilePath``, the raw values match Core Text's `CTFontManagerError`.
    public enum Code: Int, CaseIterable, Sendable {
        /// The file does not exist.
        case fileNotFound = 101
        /// The process does not have permission to read the file.
        case insufficientPermissions = 102
        /// The data is not a TrueType or OpenType font or collection.
        case unrecognizedFormat = 103
        /// The font contains invalid data, or its file was replaced after it was opened.
        case invalidFontData = 104
        /// The file is already registered.
        case alreadyRegistered = 105
        /// A font or a text is too large, or a font contains too many faces or named instances.
        case exceededResourceLimit = 106
        /// The file cannot be unregistered because it is not registered.
        case notRegistered = 201
        /// Another face with the same PostScript name is registered.
        case duplicatedName = 305
        /// The path is invalid or does not refer to a regular file.
        case invalidFilePath = 306
        /// A glyph is drawn with paints, in version 1 of `COLR`, whose box is not computed.
        case unsupportedPaint = 1001
    }

    /// The kind of error.
    public let code: Code

    /// The path of the font file, or the name of a font in memory.
    public let path: String

    /// A description of the error, without the path.
    public let detail: String

    package init(_ code: Code, _ path: String, _ detail: String) {
        self.code = code
        self.path = path
        self.detail = detail
    }
}

extension FontError: CustomStringConvertible {
    /// A one-line description that contains the path, the detail, and the number of the code.
    public var description: String { "\(path): \(detail) (error \(code.rawValue))" }
}
