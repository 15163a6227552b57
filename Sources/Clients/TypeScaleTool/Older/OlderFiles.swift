import Foundation

/// The files of a folder as they were before, for comparisons.
enum OlderFiles {
    /// Another folder.
    case folder(String)
    #if os(Linux) || os(macOS)
    case revision(GitRevision)
    #endif

    /// Finds older files.
    ///
    /// - Parameters:
    ///   - name: A folder, or a name that Git knows, such as `main` or `HEAD~1`.
    ///   - folder: The folder whose older files are needed.
    /// - Throws: `UsageError` or `DataError` if neither exists.
    init(_ name: String, of folder: String) throws {
        if FilePath.isFolder(name) {
            self = .folder(name)
            return
        }
        #if os(Linux) || os(macOS)
        // Git reads a name with a hyphen as an option, and no revision starts like a path.
        if let first = name.utf8.first, !"-./~".utf8.contains(first) {
            self = .revision(try GitRevision(name, of: folder))
            return
        }
        #endif
        throw UsageError("--against requires a folder or a Git revision, not \(quoted(name))")
    }
}
