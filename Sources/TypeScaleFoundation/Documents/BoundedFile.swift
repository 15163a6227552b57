package import Foundation

/// Reads entire files, up to a maximum size.
package enum BoundedFile {
    package static func contents(of url: URL, upTo limit: Int) throws(DocumentProblem) -> Data {
        let notFound = DocumentProblem(.notFound, "no such file")
        let unreadable = DocumentProblem(.unreadable, "cannot read the file")
        // Opening a pipe could block forever.
        let path = url.resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let type = attributes?[.type] as? FileAttributeType else { throw notFound }
        guard type == .typeRegular else { throw unreadable }
        let data: Data
        do {
            let handle = try FileHandle(forReadingFrom: url)
            defer { try? handle.close() }
            data = try handle.read(upToCount: limit + 1) ?? Data()
        } catch {
            throw FileManager.default.fileExists(atPath: url.path) ? unreadable : notFound
        }
        guard data.count <= limit else { throw .tooManyBytes(limit) }
        return data
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
