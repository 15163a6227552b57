public import CoreGraphicsNames

/// The reason for a failed registration, whose raw value is Core Text's error code.
public enum CTFontManagerError: CFIndex, Sendable {
    /// The reason in `FontError.Code` with the same name.
    case fileNotFound = 101
    /// The reason in `FontError.Code` with the same name.
    case insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered
    /// The reason in `FontError.Code` with the same name.
    case exceededResourceLimit
    /// The reason in `FontError.Code` with the same name.
    case notRegistered = 201
    /// The reason in `FontError.Code` with the same name.
    case duplicatedName = 305
    /// The URL is not a file URL, or its path does not refer to a regular file.
    case invalidFilePath
    /// The scope is ``CTFontManagerScope/none``.
    case unsupportedScope
}
