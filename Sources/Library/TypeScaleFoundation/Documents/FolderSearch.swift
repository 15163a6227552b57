public import Foundation

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

    /// Searches a folder, and does not follow symbolic links to folders.
    ///
    /// - Parameters:
    ///   - folder: The URL of the folder.
    ///   - extensions: The extensions of the file names to find, or whole names, in lowercase.
    ///   - limit: The maximum number of files and folders, at all depths.
    /// - Throws: ``Diagnostic`` if the folder is missing, is unreadable or contains too many files.
    /// - Complexity: O(*n* log *n*) in the number of files.
    public init(
        _ folder: URL,
        for extensions: Set<String>,
        limit: Int = 100_000
    ) throws(Diagnostic) {
        var unreadable: [URL] = []
        guard (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) != nil,
            let entries = FileManager.default.enumerator(
                at: folder,
                includingPropertiesForKeys: nil,
                errorHandler: { url, _ in
                    unreadable.append(url)
                    return true
                }
            )
        else {
            throw FileManager.default.fileExists(atPath: folder.path)
                ? Diagnostic(.unreadable, "cannot read the folder", file: folder.path)
                : Diagnostic(.notFound, "no such folder", file: folder.path)
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
                omissions.append(Diagnostic(.tooDeep, detail, file: entry.path))
            }
            // Only one of the methods of `URL` is called, because each takes a microsecond.
            let name = entry.path.lastComponents(level)
            let fileName = name.fileName.lowercased()
            let fileExtension = fileName.fileExtension
            // A name without a period is not an extension.
            guard !fileExtension.isEmpty else { continue }
            if extensions.contains(String(fileExtension)) || extensions.contains(fileName) {
                names.append(String(name))
            }
        }
        names.sort()
        omissions += unreadable.map {
            Diagnostic(.unreadable, "cannot read the folder", file: $0.path)
        }
        omissions.sort()
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
    /// The last component of a path.
    fileprivate var fileName: Substring {
        let slash = utf8.lastIndex(of: UInt8(ascii: "/"))
        return slash.map { self[utf8.index(after: $0)...] } ?? self
    }
}

extension String {
    /// The text after the last dot in a file name, or an empty text.
    fileprivate var fileExtension: Substring {
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot > startIndex else { return "" }
        return self[utf8.index(after: dot)...]
    }
}
