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
        let names = name.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        var place = url
        // To create the folders in a path, Foundation recurses without end at a slash with a
        // combining mark.
        for folder in names.dropLast() {
            place.append(path: folder)
            guard !FileManager.default.fileExists(atPath: place.path) else { continue }
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        }
        try Data(bytes).write(to: place.appending(path: names.last ?? ""))
    }

    /// The sorted names of this folder's files and subfolders.
    package var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}
