public import Foundation
public import TypeScaleDiagnostics

/// The files in a folder and its subfolders with certain names or extensions.
///
///     let search = try FolderSearch(URL(filePath: "Sources"), for: ["xcstrings", "strings"])
///     for name in search.names { print(name) }
public struct FolderSearch: Sendable {
    /// The maximum depth of a folder whose files are found.
    static let maximumDepth = 32

    /// The paths of the files relative to the folder, in ascending order.
    public private(set) var names: [String] = []

    /// The subfolders that were not searched, each with the reason, in ascending order.
    public private(set) var omissions: [Diagnostic] = []

    /// Searches a folder, and does not follow symbolic links to folders in it.
    ///
    /// - Parameters:
    ///   - folder: The URL of the folder, or of a symbolic link to it.
    ///   - extensions: The extensions of the file names to find, or whole names, in lowercase.
    ///   - limit: The maximum number of files and folders, at all depths.
    /// - Throws: ``Diagnostic`` if the folder is missing, is unreadable or contains too many files.
    /// - Complexity: O(*n* log *n*) in the number of files.
    public init(
        _ folder: URL,
        for extensions: Set<String>,
        limit: Int = 100_000
    ) throws(Diagnostic) {
        // The enumerator finds nothing at a link.
        let root = folder.resolvingSymlinksInPath()
        var unreadable: [URL] = []
        guard (try? FileManager.default.contentsOfDirectory(atPath: root.path)) != nil,
            let entries = FileManager.default.enumerator(
                at: root,
                includingPropertiesForKeys: nil,
                errorHandler: { url, _ in
                    unreadable.append(url)
                    return true
                }
            )
        else { throw Self.error(folder) }
        /// Returns an error at a folder, whose path begins with the path that the caller knows.
        func omission(_ kind: Diagnostic.Kind, _ detail: String, _ url: URL) -> Diagnostic {
            let depth = url.pathComponents.count - root.pathComponents.count
            let name = String(url.path.lastComponents(max(depth, 1)))
            return Diagnostic(
                kind,
                detail,
                file: depth > 0 ? "\(folder.path)/\(name)" : folder.path
            )
        }
        var count = 0
        for case let entry as URL in entries {
            count += 1
            guard count <= limit else {
                let detail = "the folder contains more than \(limit) entries"
                throw Diagnostic(.tooManyFiles, detail, file: folder.path)
            }
            let level = entries.level
            if level > Self.maximumDepth, entry.hasDirectoryPath {
                entries.skipDescendants()
                let detail = "the folder is more than \(Self.maximumDepth) levels deep"
                omissions.append(omission(.tooDeep, detail, entry))
            }
            // Only one of the methods of `URL` is called, because each takes a microsecond.
            let name = entry.path.lastComponents(level)
            if name.hasExtension(in: extensions) { names.append(String(name)) }
        }
        names.sort()
        omissions += unreadable.map { omission(.unreadable, Self.reason($0), $0) }
        omissions.sort()
    }

    /// Finds the files with certain names or extensions among the paths of another source.
    ///
    /// - Parameters:
    ///   - paths: The paths, relative to a folder.
    ///   - extensions: The extensions of the file names to find, or whole names, in lowercase.
    /// - Complexity: O(*n* log *n*) in the number of files.
    public init(_ paths: some Sequence<String>, for extensions: Set<String>) {
        for path in paths where path[...].hasExtension(in: extensions) {
            let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
            if depth <= Self.maximumDepth {
                names.append(path)
            } else {
                let detail = "the folder is more than \(Self.maximumDepth) levels deep"
                omissions.append(Diagnostic(.tooDeep, detail, file: path))
            }
        }
        names.sort()
        omissions.sort()
    }

    /// Returns the reason for which an existing folder cannot be read.
    private static func reason(_ folder: URL) -> String {
        FileManager.default.isReadableFile(atPath: folder.path)
            ? "cannot read the folder" : "permission denied"
    }

    /// Returns the error for a folder that cannot be searched.
    private static func error(_ folder: URL) -> Diagnostic {
        var isFolder: ObjCBool = false
        let exists = unsafe FileManager.default.fileExists(
            atPath: folder.path,
            isDirectory: &isFolder
        )
        guard exists else { return Diagnostic(.notFound, "no such folder", file: folder.path) }
        return isFolder.boolValue
            ? Diagnostic(.unreadable, reason(folder), file: folder.path)
            : Diagnostic(.notFound, "the path is a file; specify its folder", file: folder.path)
    }
}

extension String {
    /// Returns the last components of a path.
    fileprivate func lastComponents(_ count: Int) -> Substring {
        // Search bytes, because a slash and a following combining mark form a single character.
        var start = utf8.endIndex
        var slashes = 0
        while start > utf8.startIndex {
            let previous = utf8.index(before: start)
            if utf8[previous] == UInt8(ascii: "/") {
                slashes += 1
                if slashes == count { break }
            }
            start = previous
        }
        return self[start...]
    }
}

extension Substring {
    /// Returns whether the extension or the whole name of a file is among those in lowercase.
    fileprivate func hasExtension(in extensions: Set<String>) -> Bool {
        let fileName = fileName.lowercased()
        let fileExtension = fileName.fileExtension
        // A name without a period is not an extension.
        return !fileExtension.isEmpty
            && (extensions.contains(String(fileExtension)) || extensions.contains(fileName))
    }
}

extension String {
    /// The text after the last dot in a file name, or an empty text.
    fileprivate var fileExtension: Substring {
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot > startIndex else { return "" }
        return self[utf8.index(after: dot)...]
    }
}
