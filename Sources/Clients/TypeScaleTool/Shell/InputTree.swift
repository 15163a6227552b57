import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

/// The files and folders that operands name, with paths that `/` separates.
protocol InputTree {
    /// Returns what a path names, without following a link, or `nil` if it names nothing.
    func type(of path: String) -> FileAttributeType?

    /// Returns whether a path names a folder, or a link to a folder that is followed.
    func isFolder(_ path: String) -> Bool

    /// Returns the names in a folder.
    ///
    /// - Throws: An error if the folder cannot be read.
    func names(in folder: String) throws -> [String]

    /// Returns the paths of the files at any depth in a folder, relative to it, and the subfolders
    /// that were not searched.
    ///
    /// - Throws: `Diagnostic` if the folder cannot be searched.
    func search(
        _ folder: String,
        for extensions: Set<String>
    ) throws(Diagnostic) -> (names: [String], omissions: [Diagnostic])
}

/// The files of the system.
struct SystemTree: InputTree {
    func type(of path: String) -> FileAttributeType? { FilePath.type(of: path) }

    func isFolder(_ path: String) -> Bool { FilePath.isFolder(path) }

    func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder)
    }

    func search(
        _ folder: String,
        for extensions: Set<String>
    ) throws(Diagnostic) -> (names: [String], omissions: [Diagnostic]) {
        let url = FilePath.url(folder)
        do throws(Diagnostic) {
            let search = try FolderSearch(url, for: extensions)
            return (search.names, search.omissions)
        } catch {
            // An error names the folder as the command line does.
            throw error.file == url.path ? error.inFile(folder) : error
        }
    }
}
