import Foundation

/// Resolves the paths on a command line as the system does.
enum FilePath {
    /// Returns the URL of the file at a path.
    ///
    /// `URL` removes `..` from the path before links are followed, but the system follows links
    /// first. `URL` also expands `~`, which only a shell should do.
    static func url(_ path: String) -> URL {
        let startsAtHome = path.utf8.first == UInt8(ascii: "~")
        let parts = path.utf8.split(separator: UInt8(ascii: "/"))
        guard startsAtHome || parts.contains(where: { $0.elementsEqual("..".utf8) }) else {
            return URL(filePath: path)
        }
        return resolved(path) ?? URL(filePath: startsAtHome ? "./" + path : path)
    }

    /// Returns whether a path names a folder, or a link to a folder.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// Returns what a path names, without following a link, or `nil` if it names nothing.
    static func type(of path: String) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType
    }

    /// Returns the reason for which an existing file or folder cannot be read.
    static func reason(forUnreadable path: String) -> String {
        if resolved(path) == nil { return "the link has no target" }
        return FileManager.default.isReadableFile(atPath: path)
            ? "not a readable file or folder" : "permission denied"
    }

    /// Returns whether a path contains U+FFFD, which replaces invalid UTF-8 in names.
    static func isLossy(_ path: String) -> Bool { path.unicodeScalars.contains("\u{FFFD}") }

    /// Returns a path in a folder, or the path itself without a folder.
    static func joined(_ folder: String?, _ path: String) -> String {
        guard let folder, !folder.isEmpty else { return path }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
    }

    /// Returns the URL of a file, with all links followed, or `nil` if the file does not exist.
    static func resolved(_ path: String) -> URL? {
        #if os(Windows)
        return FileManager.default.fileExists(atPath: path) ? URL(filePath: path) : nil
        #else
        guard !path.utf8.contains(0), let found = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(found) }
        return URL(filePath: unsafe String(cString: found))
        #endif
    }

    /// Splits a path into its resolved folder and its file name.
    ///
    /// Returns `nil` if the folder does not exist, or if the path does not end with a file name.
    static func location(_ path: String) -> (folder: URL, name: String)? {
        // Search bytes, because a slash and a following combining mark form a single character.
        let bytes = Array(path.utf8)
        let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
        let name = String(decoding: bytes[(slash.map { $0 + 1 } ?? 0)...], as: UTF8.self)
        guard !name.isEmpty, name != ".", name != ".." else { return nil }
        let before = slash.map { String(decoding: bytes[..<$0], as: UTF8.self) }
        let folder = before.map { $0.isEmpty ? "/" : $0 } ?? "."
        return resolved(folder).map { ($0, name) }
    }
}
