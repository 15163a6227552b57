package import Foundation

/// Reads small files whole, and large ones not at all.
package enum BoundedFile {
    /// Why a file was not read.
    package enum Failure: Error {
        case notFound
        case unreadable
        case tooLong
    }

    /// The bytes of a file.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - limit: The most bytes that are read.
    /// - Returns: The bytes.
    /// - Throws: ``Failure``.
    package static func contents(of url: URL, upTo limit: Int) throws(Failure) -> Data {
        // A pipe would be waited for without end.
        let path = url.resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let type = attributes?[.type] as? FileAttributeType else { throw .notFound }
        guard type == .typeRegular else { throw .unreadable }
        let data: Data?
        do {
            let handle = try FileHandle(forReadingFrom: url)
            defer { try? handle.close() }
            data = try handle.read(upToCount: limit + 1)
        } catch {
            throw FileManager.default.fileExists(atPath: url.path) ? .unreadable : .notFound
        }
        guard let data else { return Data() }
        guard data.count <= limit else { throw .tooLong }
        return data
    }
}

/// A number of bytes in words.
package enum ByteCount {
    /// The number with its unit: `64 MiB`.
    package static func text(_ count: Int) -> String {
        if count >= 1 << 20, count % (1 << 20) == 0 { return "\(count >> 20) MiB" }
        if count >= 1 << 10, count % (1 << 10) == 0 { return "\(count >> 10) KiB" }
        return "\(count) bytes"
    }
}
