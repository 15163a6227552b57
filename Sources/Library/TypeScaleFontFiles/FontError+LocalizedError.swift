public import Foundation
public import TypeScaleFonts

// Foundation shows the description of an error only if it conforms to `LocalizedError`.

extension FontError: LocalizedError {
    /// A message that contains the path of the file, the error and the Core Text error code.
    public var errorDescription: String? { description }
}

extension FontNotFound: LocalizedError {
    /// A message that contains the name, and the registered files or the error in the face's file.
    public var errorDescription: String? { description }
}
