package import Foundation

/// A temporary folder that is removed with its last reference.
package final class Folder {
    package let url: URL

    /// Creates a folder with some files.
    package init(_ files: [String: [UInt8]] = [:]) throws {
        url = URL.temporaryDirectory.appending(path: "typescale-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, bytes) in files { try write(bytes, to: name) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Returns the path of a file in this folder.
    package func path(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file, and creates the folders in its path.
    package func write(_ bytes: [UInt8], to name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(bytes).write(to: file)
    }

    /// The sorted names of this folder's files and subfolders.
    package var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}
