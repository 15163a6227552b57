/// An error that occurs when a font is registered or read.
public struct FontError: Error, Hashable, Sendable {
    /// The kind of an error, with the number of Core Text's `CTFontManagerError`.
    public enum Code: Int, CaseIterable, Sendable {
        /// The file does not exist.
        case fileNotFound = 101
        /// The process may not read the file.
        case insufficientPermissions = 102
        /// The bytes are not TrueType, OpenType or a collection of these.
        case unrecognizedFormat = 103
        /// The font contains invalid data.
        case invalidFontData = 104
        /// The file is already registered.
        case alreadyRegistered = 105
        /// The file is too large, or has too many faces.
        case exceededResourceLimit = 106
        /// The file is not registered and cannot be unregistered.
        case notRegistered = 201
        /// A registered face of another file has the same PostScript name.
        case duplicatedName = 305
        /// The path is invalid, or does not lead to a regular file.
        case invalidFilePath = 306
    }

    /// The kind of the error.
    public let code: Code

    /// The path of the file, or the name of a font in memory.
    public let place: String

    /// A description of the error without the path.
    public let detail: String

    package init(_ code: Code, _ place: String, _ detail: String) {
        self.code = code
        self.place = place
        self.detail = detail
    }
}

extension FontError: CustomStringConvertible {
    /// The path, the detail and Core Text's number, in one line.
    public var description: String { "\(place): \(detail) (\(code) \(code.rawValue))" }
}
