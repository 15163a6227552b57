import Foundation

/// Files by the paths of a command line, as the system itself finds them.
enum FilePath {
    /// The file at a path.
    ///
    /// A `URL` takes `..` for the folder before it in the text, where the system follows a link first,
    /// and `~` for a home, which is the shell's to know.
    static func url(_ path: String) -> URL {
        guard path.hasPrefix("~") || path.contains("..") else { return URL(filePath: path) }
        return resolved(path) ?? URL(filePath: path.hasPrefix("~") ? "./" + path : path)
    }

    /// The file that a path leads to, after all links; `nil` if there is none.
    static func resolved(_ path: String) -> URL? {
        #if os(Windows)
        return FileManager.default.fileExists(atPath: path) ? URL(filePath: path) : nil
        #else
        guard !path.utf8.contains(0), let found = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(found) }
        return URL(filePath: unsafe String(cString: found))
        #endif
    }

    /// The folder of a path and the name in it; `nil` if the folder is missing or there is no name.
    static func location(_ path: String) -> (folder: URL, name: String)? {
        // By bytes: a mark after a slash would make another character of it.
        let bytes = Array(path.utf8)
        let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
        let name = String(decoding: bytes[(slash.map { $0 + 1 } ?? 0)...], as: UTF8.self)
        guard !name.isEmpty, name != ".", name != ".." else { return nil }
        let before = slash.map { String(decoding: bytes[..<$0], as: UTF8.self) }
        let folder = before.map { $0.isEmpty ? "/" : $0 } ?? "."
        return resolved(folder).map { ($0, name) }
    }
}
