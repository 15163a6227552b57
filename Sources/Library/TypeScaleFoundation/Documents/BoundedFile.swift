public import Foundation
import TypeScaleFonts

/// A namespace for functions that read entire files, up to a maximum size.
public enum BoundedFile: Sendable {
    /// Returns the contents of the file at a URL.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - limit: The maximum number of bytes.
    /// - Returns: The contents.
    /// - Throws: A ``Diagnostic`` if the file is missing, unreadable or longer than `limit`.
    public static func contents(of url: URL, upTo limit: Int) throws(Diagnostic) -> Data {
        try contents(path: url.path, upTo: limit)
    }

    /// Returns the contents of the file at a path.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: The maximum number of bytes.
    /// - Returns: The contents.
    /// - Throws: A ``Diagnostic`` if the file is missing, unreadable or longer than `limit`.
    public static func contents(path: String, upTo limit: Int) throws(Diagnostic) -> Data {
        do throws(FontError) {
            return Data(try FontFile.bytes(path: path, upTo: limit))
        } catch {
            switch error.code {
            case .fileNotFound: throw Diagnostic(.notFound, error.detail, file: path)
            case .exceededResourceLimit: throw Diagnostic.tooManyBytes(limit).inFile(path)
            default: throw Diagnostic(.unreadable, "cannot read the file", file: path)
            }
        }
    }
}

extension Int {
    /// The number as a size in bytes, such as `64 MiB`.
    var bytesInWords: String {
        if self >= 1 << 20, self % (1 << 20) == 0 { return "\(self >> 20) MiB" }
        if self >= 1 << 10, self % (1 << 10) == 0 { return "\(self >> 10) KiB" }
        return "\(self) bytes"
    }
}
