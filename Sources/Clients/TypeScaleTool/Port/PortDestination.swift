import Foundation

/// The new or empty folder for a copy.
struct PortDestination {
    private let folder: URL
    private let name: String

    /// Creates a destination, and checks that the copy cannot change the files of the input.
    ///
    /// - Throws: `UsageError` if it can change the input, or `DataError`.
    init(_ name: String, input: URL) throws {
        self.name = name
        func problem(_ detail: String) -> DataError { DataError("cannot write \(name): \(detail)") }
        guard !name.isEmpty, !name.utf8.contains(0) else { throw problem("not a path") }
        if let found = FilePath.resolved(name) {
            folder = found
        } else {
            var path = name
            while path.utf8.last == UInt8(ascii: "/") { path.unicodeScalars.removeLast() }
            guard let location = FilePath.location(path) else {
                throw problem("its parent does not exist; create it first")
            }
            guard FilePath.type(of: location.folder.path) == .typeDirectory else {
                throw problem("its parent is not a folder")
            }
            folder = location.folder.appending(path: location.name)
        }
        // Compare bytes, because a slash and a following combining mark form a single character.
        let (own, other) = ((folder.path + "/").utf8, (input.path + "/").utf8)
        guard !own.starts(with: other), !other.starts(with: own) else {
            let reason = "the folder contains the input, or is in it; specify another folder"
            throw UsageError("cannot write \(name): \(reason)")
        }
        switch FilePath.type(of: folder.path) {
        case nil: break
        case .typeDirectory?:
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
            guard names?.isEmpty == true else {
                throw problem("the folder is not empty; remove it, or specify another folder")
            }
        default: throw problem("not a folder")
        }
    }

    func makeFolder(_ path: String = "") throws(DataError) {
        try write(path) { url in
            // To create the folders in a path, Foundation recurses without end at a slash with a
            // combining mark.
            guard !FilePath.isFolder(url.path) else { return }
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        }
    }

    func copy(_ original: String, to path: String) throws(DataError) {
        try create(path) { try FileManager.default.copyItem(atPath: original, toPath: $0.path) }
    }

    func link(_ path: String, to target: String) throws(DataError) {
        try write(path) { url in
            try FileManager.default.createSymbolicLink(
                atPath: url.path,
                withDestinationPath: target
            )
        }
    }

    /// Writes a file with the permissions of the original.
    func write(_ bytes: [UInt8], to path: String, like original: String) throws(DataError) {
        try create(path) { url in
            let attributes = try FileManager.default.attributesOfItem(atPath: original)
            let permissions = attributes[.posixPermissions] as? Int
            try CompleteFile.write(bytes, to: url, permissions: permissions)
        }
    }

    private func create(_ path: String, _ fill: (URL) throws -> Void) throws(DataError) {
        try write(path) { try CompleteFile.create(at: $0, replaces: false, fill) }
    }

    private func write(_ path: String, _ action: (URL) throws -> Void) throws(DataError) {
        do {
            try action(path.isEmpty ? folder : folder.appending(path: path))
        } catch {
            let file = path.isEmpty ? name : "\(name)/\(path)"
            let reason = CompleteFile.reason(error)
            throw DataError("cannot write \(file): \(reason); the copy is incomplete")
        }
    }
}
