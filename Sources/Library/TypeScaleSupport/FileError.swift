/// An error that occurs when a file is opened or read.
package struct FileError: Error, Hashable, Sendable {
    /// The kinds of errors.
    package enum Kind: Hashable, Sendable {
        /// The file does not exist.
        case notFound
        /// The process does not have permission to read the file.
        case permissionDenied
        /// The path is invalid or does not refer to a regular file.
        case invalidPath
        /// The file is larger than a limit.
        case tooLarge
    }

    /// The kind of error.
    package let kind: Kind

    /// The path of the file.
    package let path: String

    /// A description of the error, without the path.
    package let detail: String

    init(_ kind: Kind, _ path: String, _ detail: String) {
        self.kind = kind
        self.path = path
        self.detail = detail
    }
}
