public import CoreGraphicsNames

/// The reason for a failed registration, whose raw value is Core Text's error code.
public enum CTFontManagerError: CFIndex, Sendable {
    /// The file does not exist.
    case fileNotFound = 101
    /// The process is not permitted to read the file.
    case insufficientPermissions = 102
    /// The data is not a TrueType or OpenType font or collection.
    case unrecognizedFormat = 103
    /// The font contains invalid data.
    case invalidFontData = 104
    /// The file is already registered.
    case alreadyRegistered = 105
    /// The file is too large or contains too many faces.
    case exceededResourceLimit = 106
    /// The file cannot be unregistered, because it is not registered.
    case notRegistered = 201
    /// A face with the same PostScript name is registered from another file.
    case duplicatedName = 305
    /// The URL is not a file URL, or its path does not refer to a regular file.
    case invalidFilePath = 306
    /// The scope is ``CTFontManagerScope/none``.
    case unsupportedScope = 307
}
