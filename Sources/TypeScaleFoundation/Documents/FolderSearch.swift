package import Foundation
package import TypeScaleFonts

/// The files in a folder and its subfolders whose names have certain extensions.
package struct FolderSearch {
    /// The maximum depth of a folder whose files are found.
    static let maximumDepth = 32

    /// The paths of the files relative to the folder, in ascending order.
    package private(set) var names: [String] = []

    /// The subfolders that were not searched, each with the reason.
    package private(set) var omissions: [FontError] = []

    /// Searches a folder, and does not follow symbolic links to folders.
    ///
    /// - Parameters:
    ///   - folder: The URL of the folder.
    ///   - extensions: The extensions of the file names to find, in lowercase.
    ///   - limit: The maximum number of files and folders, at all depths.
    /// - Throws: `FontError` if the folder is missing, is unreadable or contains too many files.
    /// - Complexity: O(*n* log *n*) in the number of files.
    package init(
        _ folder: URL,
        for extensions: Set<String>,
        limit: Int = 100_000
    ) throws(FontError) {
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
                ? FontError(.insufficientPermissions, folder.path, "cannot read the folder")
                : FontError(.fileNotFound, folder.path, "no such folder")
        }
        var count = 0
        for case let entry as URL in entries {
            count += 1
            guard count <= limit else {
                let detail = "the folder contains more than \(limit) entries"
                throw FontError(.exceededResourceLimit, folder.path, detail)
            }
            let level = entries.level
            if level > Self.maximumDepth, entry.hasDirectoryPath {
                entries.skipDescendants()
                let detail = "the folder is more than \(Self.maximumDepth) levels deep"
                omissions.append(FontError(.exceededResourceLimit, entry.path, detail))
            }
            if extensions.contains(entry.pathExtension.lowercased()) {
                names.append(entry.pathComponents.suffix(level).joined(separator: "/"))
            }
        }
        names.sort()
        omissions += unreadable.map {
            FontError(.insufficientPermissions, $0.path, "cannot read the folder")
        }
    }
}
