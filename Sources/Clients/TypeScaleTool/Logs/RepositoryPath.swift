import Foundation
import TypeScaleDocuments

/// A path as services show it: relative to the current folder, if the file is in this folder.
struct RepositoryPath {
    /// The components, joined by slashes.
    let text: String
    let isRelative: Bool

    init(_ path: String) { self.init(path, in: FileManager.default.currentDirectoryPath) }

    /// Creates the path of a file, given the path of the current folder.
    init(_ path: String, in folder: String) {
        #if os(Windows)
        let (path, folder) = (Self.withSlashes(path), Self.withSlashes(folder))
        #endif
        let isAbsolute =
            path.utf8.first == UInt8(ascii: "/") || path.utf8.dropFirst().starts(with: ":/".utf8)
        let base = Self.components(folder)
        let all = Self.components(isAbsolute ? path : folder + "/" + path)
        isRelative = all.count > base.count && all.starts(with: base)
        text = (isRelative ? all.dropFirst(base.count) : all[...]).joined(separator: "/")
    }

    #if os(Windows)
    private static func withSlashes(_ path: String) -> String {
        path.words(separatedBy: "\\").joined(separator: "/")
    }
    #endif

    /// Returns the components of a path without `.` and `..`.
    private static func components(_ path: String) -> [Substring] {
        var components: [Substring] = []
        for part in path.words(separatedBy: "/") where !part.isEmpty && part != "." {
            if part == ".." { _ = components.popLast() } else { components.append(part) }
        }
        return components
    }

    /// The path for a program that shows files of a repository.
    var name: String {
        isRelative || text.utf8.dropFirst().first == UInt8(ascii: ":") ? text : "/" + text
    }

    /// The path as a URI reference of
    /// [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986#section-4.1), or `nil` for an empty path.
    var reference: (uri: String, isRelative: Bool)? {
        guard !text.isEmpty else { return nil }
        var uri = isRelative ? "" : "file:///"
        for byte in text.utf8 {
            if byte.isASCIILetterOrDigit || "-._~/".utf8.contains(byte) {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(0x100 | Int(byte), radix: 16, uppercase: true)
                uri += "%" + digits.dropFirst()
            }
        }
        return (uri, isRelative)
    }
}
