package import Foundation
import TypeScaleFonts

/// Reads entire files, up to a maximum size.
package enum BoundedFile {
    package static func contents(of url: URL, upTo limit: Int) throws(DocumentProblem) -> Data {
        try contents(path: url.path, upTo: limit)
    }

    package static func contents(path: String, upTo limit: Int) throws(DocumentProblem) -> Data {
        do throws(FontError) {
            return Data(try FontFile.bytes(path: path, upTo: limit))
        } catch {
            switch error.code {
            case .fileNotFound: throw DocumentProblem(.notFound, "no such file")
            case .exceededResourceLimit: throw .tooManyBytes(limit)
            default: throw DocumentProblem(.unreadable, "cannot read the file")
            }
        }
    }
}

extension Int {
    /// The number as a size in bytes, such as `64 MiB`.
    package var bytesInWords: String {
        if self >= 1 << 20, self % (1 << 20) == 0 { return "\(self >> 20) MiB" }
        if self >= 1 << 10, self % (1 << 10) == 0 { return "\(self >> 10) KiB" }
        return "\(self) bytes"
    }
}
