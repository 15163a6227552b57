public import Foundation
import TypeScaleSupport

/// A source of files: the file system, or another one, such as a Git revision or an archive.
///
///     let older = FileSource { path, limit in try archive.contents(of: path, upTo: limit) }
///     let report = check.report(paths: archive.paths, from: older)
public struct FileSource: Sendable {
    /// A closure that reads a file of another source.
    private let read: (@Sendable (_ path: String, _ limit: Int) throws(Diagnostic) -> Data)?

    /// The files of the system.
    public static let fileSystem = FileSource(read: nil)

    /// Whether the files are in the file system, so that other functions can open their paths.
    public var isFileSystem: Bool { read == nil }

    private init(
        read: (@Sendable (_ path: String, _ limit: Int) throws(Diagnostic) -> Data)?
    ) {
        self.read = read
    }

    /// Creates a source.
    ///
    /// - Parameter read: A closure that returns the contents of the file at a path. It throws a
    ///   ``Diagnostic`` if the file is missing, unreadable or longer than the limit.
    public init(
        _ read: @escaping @Sendable (_ path: String, _ limit: Int) throws(Diagnostic) -> Data
    ) {
        self.init(read: read)
    }

    /// Returns the contents of the file at a path.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: The maximum number of bytes.
    /// - Returns: The contents.
    /// - Throws: A ``Diagnostic`` if the file is missing, unreadable or longer than `limit`.
    public func contents(path: String, upTo limit: Int) throws(Diagnostic) -> Data {
        if let read { return try read(path, limit) }
        do throws(FileError) {
            return Data(try OpenFile.contents(path: path, upTo: limit))
        } catch {
            switch error.kind {
            case .notFound: throw Diagnostic(.notFound, error.detail, file: path)
            case .tooLarge: throw Diagnostic.tooManyBytes(limit).inFile(path)
            case .permissionDenied, .invalidPath:
                throw Diagnostic(.unreadable, error.detail, file: path)
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
