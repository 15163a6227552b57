import Foundation

/// The file that a command writes atomically, or standard output.
struct OutputDestination {
    let path: String
    private let file: URL?

    private static let isFolder = "the path is a folder; specify a file in the folder"

    /// Creates a destination, and checks as far as possible that it can be written.
    ///
    /// - Parameters:
    ///   - path: The path, or `-` for standard output.
    ///   - inputs: The files that the command reads, as far as they are known.
    /// - Throws: `UsageError` if the path names an input, or `DataError`.
    init(_ path: String, inputs: [String]) throws {
        self.path = path
        guard path != "-" else {
            file = nil
            return
        }
        func problem(_ detail: String) -> DataError { DataError("cannot write \(path): \(detail)") }
        // The system would truncate the path at a NUL.
        guard !path.isEmpty, !path.utf8.contains(0) else { throw problem("not a path") }
        guard path.utf8.last != UInt8(ascii: "/") else { throw problem(Self.isFolder) }
        guard let location = FilePath.location(path) else {
            throw problem("no such folder; create it first")
        }
        guard FilePath.type(of: location.folder.path) == .typeDirectory else {
            throw problem("its parent is not a folder")
        }
        // If the path is a link, writing replaces the link's target, not the link.
        let there = location.folder.appending(path: location.name, directoryHint: .notDirectory)
        let url = FilePath.resolved(path) ?? there
        switch FilePath.type(of: url.path) {
        case nil, .typeRegular?: break
        case .typeSymbolicLink?: throw problem("the link has no target")
        case .typeDirectory?: throw problem(Self.isFolder)
        default: throw problem("not a regular file; use -o - for standard output")
        }
        file = url
        try refuse(inputs)
    }

    /// Throws an error if the destination is one of the files that the command reads.
    func refuse(_ inputs: [String]) throws(UsageError) {
        guard let target = file.flatMap(Self.identity),
            inputs.contains(where: { FilePath.resolved($0).flatMap(Self.identity) == target })
        else { return }
        throw UsageError("cannot write \(path): the command reads this file; specify another file")
    }

    /// Throws an error if another output has the same path, which need not exist yet.
    func refuse(sameFileAs other: OutputDestination) throws(UsageError) {
        guard let file, file.standardizedFileURL.path == other.file?.standardizedFileURL.path
        else { return }
        throw UsageError("two outputs have the path \(path); specify another file")
    }

    /// Writes the text to standard output, or to a temporary file that then replaces the
    /// destination.
    ///
    /// Standard error states the path of the file.
    func write(_ text: String, on console: Console) throws {
        guard file != nil else { return try console.output.write(text) }
        try replaceFile(with: Array(text.utf8))
        try console.report("typescale: wrote \(path)")
    }

    /// Writes the bytes to a temporary file, which then replaces the destination.
    func replaceFile(with bytes: [UInt8]) throws {
        guard let file else { return }
        // An existing file keeps its permissions.
        let permissions = Self.attributes(of: file)?[.posixPermissions] as? Int
        if permissions != nil, !FileManager.default.isWritableFile(atPath: file.path) {
            throw DataError("cannot write \(path): permission denied")
        }
        do {
            try CompleteFile.create(at: file) { temporary in
                try CompleteFile.write(bytes, to: temporary, permissions: permissions)
            }
        } catch {
            throw DataError("cannot write \(path): \(CompleteFile.reason(error))")
        }
    }

    /// Returns a file's volume and file number, which are the same for all hard links to the file.
    private static func identity(of url: URL) -> [NSNumber]? {
        guard let attributes = attributes(of: url),
            let volume = attributes[.systemNumber] as? NSNumber,
            let number = attributes[.systemFileNumber] as? NSNumber
        else { return nil }
        return [volume, number]
    }

    private static func attributes(of url: URL) -> [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: url.path)
    }
}

extension Argument where Value == String? {
    static var output: Argument {
        Argument("--output", alias: "-o", .file, "The file to write, or - for standard output")
    }
}
