import Foundation

/// Where a command writes its answer: a file that is there whole or not at all, or standard output.
struct OutputDestination {
    /// The path as it was written; `-` for standard output.
    let path: String
    /// The file; `nil` for standard output.
    private let file: URL?

    /// Creates a destination, if it can be written as far as is known before.
    ///
    /// - Parameters:
    ///   - path: The path of the file, or `-`.
    ///   - inputs: The paths of files that are read, none of which is written over.
    /// - Throws: ``DataError`` if the folder is missing, or the file is none that is written.
    init(_ path: String, inputs: [String]) throws(DataError) {
        self.path = path
        guard path != "-" else {
            file = nil
            return
        }
        func problem(_ detail: String) -> DataError { DataError("\(path): \(detail)") }
        // A path with a NUL in it would name the file that the part before it names.
        guard !path.isEmpty, !path.utf8.contains(0) else { throw problem("that is no path") }
        guard !path.hasSuffix("/") else { throw problem("that is a folder; name a file in it") }
        guard let location = FilePath.location(path) else {
            throw problem("there is no such folder; make it first")
        }
        guard Self.type(of: location.folder) == .typeDirectory else {
            throw problem("its folder is none")
        }
        // What a link leads to is written, not the link.
        let there = location.folder.appending(path: location.name, directoryHint: .notDirectory)
        let url = FilePath.resolved(path) ?? there
        if url == there, Self.type(of: url) == .typeSymbolicLink {
            throw problem("that is a link that leads nowhere")
        }
        switch Self.type(of: url) {
        case nil, .typeRegular?: break
        case .typeDirectory?: throw problem("that is a folder; name a file in it")
        default: throw problem("that is no regular file; -o - writes to standard output")
        }
        if let target = Self.identity(of: url),
            inputs.contains(where: { FilePath.resolved($0).flatMap(Self.identity) == target })
        {
            throw problem("that is one of the files that are read; name another")
        }
        file = url
    }

    /// Writes the answer: next to the file first, and then in its stead.
    func write(_ text: String, to output: Output) throws {
        guard let file else {
            try output.write(text)
            return
        }
        // A file that was there keeps its permissions.
        let permissions = Self.attributes(of: file)?[.posixPermissions]
        if permissions != nil, !FileManager.default.isWritableFile(atPath: file.path) {
            throw DataError("\(path): it may not be written")
        }
        do {
            try Data(text.utf8).write(to: file, options: .atomic)
            if let permissions {
                let attributes = [FileAttributeKey.posixPermissions: permissions]
                try FileManager.default.setAttributes(attributes, ofItemAtPath: file.path)
            }
        } catch {
            let reason =
                switch (error as? CocoaError)?.code {
                case .fileWriteNoPermission?, .fileWriteVolumeReadOnly?: "it may not be written"
                case .fileWriteOutOfSpace?: "the disk is full"
                default: "it cannot be written"
                }
            throw DataError("\(path): \(reason)")
        }
    }

    private static func type(of url: URL) -> FileAttributeType? {
        attributes(of: url)?[.type] as? FileAttributeType
    }

    /// The file itself, whatever it is called.
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

extension Option where Value == String? {
    /// The option of the file to write.
    static var output: Self {
        Option("--output", alias: "-o", .file, "The file to write; - for standard output")
    }
}
