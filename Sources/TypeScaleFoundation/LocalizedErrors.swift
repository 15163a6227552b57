public import Foundation
public import TypeScale
public import TypeScaleFonts

// Foundation shows the description of an error only if it conforms to `LocalizedError`.

extension ScalingTableError: LocalizedError {
    /// The error, its position, and a valid value.
    public var errorDescription: String? { description }
}

extension TypeTableError: LocalizedError {
    /// The error, its position, and a valid value.
    public var errorDescription: String? { description }
}

extension FontError: LocalizedError {
    /// The file, the error, and the Core Text error code.
    public var errorDescription: String? { description }
}

extension FontNotFound: LocalizedError {
    /// The missing name, the closest registered name, and the registered faces.
    public var errorDescription: String? { description }
}
