import TypeScaleSupport

extension FontError {
    /// Creates an error for a font file that cannot be opened or read.
    init(_ error: FileError) {
        let code: Code =
            switch error.kind {
            case .notFound: .fileNotFound
            case .permissionDenied: .insufficientPermissions
            case .invalidPath: .invalidFilePath
            case .tooLarge: .exceededResourceLimit
            }
        self.init(code, error.path, error.detail)
    }
}

extension OpenFile {
    /// Opens a font file.
    static func font(path: borrowing String) throws(FontError) -> OpenFile {
        do throws(FileError) {
            return try OpenFile(path: path)
        } catch {
            throw FontError(error)
        }
    }
}
