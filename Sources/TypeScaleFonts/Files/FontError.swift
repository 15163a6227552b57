/// Why a font could not be registered or read.
public struct FontError: Error, Hashable, Sendable {
    /// What went wrong, with the number that Core Text's `CTFontManagerError` has for it.
    public enum Code: Int, CaseIterable, Sendable {
        /// There is no such file.
        case fileNotFound = 101
        /// The file may not be read.
        case insufficientPermissions = 102
        /// The bytes are no font of a kind that is read: TrueType, OpenType, or a collection.
        case unrecognizedFormat = 103
        /// The bytes are a font with something in it that cannot be so.
        case invalidFontData = 104
        /// The file is registered already.
        case alreadyRegistered = 105
        /// The file is larger, or holds more faces, than is read.
        case exceededResourceLimit = 106
        /// The file is not registered, so it cannot be unregistered.
        case notRegistered = 201
        /// A face of another file has this PostScript name already.
        case duplicatedName = 305
        /// The path names something that is no regular file.
        case invalidFilePath = 306
    }

    /// What went wrong.
    public let code: Code

    /// The path of the file, or the name that was given to bytes.
    public let place: String

    /// What exactly, in words.
    public let detail: String

    package init(code: Code, place: String, detail: String) {
        self.code = code
        self.place = place
        self.detail = detail
    }
}

extension FontError: CustomStringConvertible {
    /// Where, what, and Core Text's number for it, in a line.
    public var description: String { "\(place): \(detail) (\(code) \(code.rawValue))" }
}
