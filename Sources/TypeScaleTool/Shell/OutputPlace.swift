import Foundation

/// Where a command writes its answer: a file that is there whole or not at all, or standard output.
struct OutputPlace {
    /// The path as it was written; `-` for standard output.
    let path: String
    /// The file; `nil` for standard output.
    private let file: URL?

    /// A place, if it can be written to as far as can be told before.
    ///
    /// - Parameters:
    ///   - path: The path of the file, or `-`.
    ///   - inputs: The paths of files that are read, none of which is written over.
    /// - Throws: ``DataProblem`` if the folder is missing, or the file is none that is written.
    init(_ path: String, inputs: [String]) throws(DataProblem) {
        self.path = path
        guard path != "-" else {
            file = nil
            return
        }
        func problem(_ detail: String) -> DataProblem {
            DataProblem(description: "\(path): \(detail)")
        }
        // A path with a NUL in it would name the file that the part before it names.
        guard !path.isEmpty, !path.utf8.contains(0) else { throw problem("that is no path") }
        // What a link leads to is written, not the link.
        let url = URL(filePath: path).resolvingSymlinksInPath()
        switch Self.type(of: url.deletingLastPathComponent()) {
        case .typeDirectory?: break
        case nil: throw problem("there is no such folder; make it first")
        default: throw problem("its folder is none")
        }
        switch Self.type(of: url) {
        case nil, .typeRegular?: break
        case .typeDirectory?: throw problem("that is a folder; name a file in it")
        default: throw problem("that is no regular file; -o - writes to standard output")
        }
        if let target = Self.identity(of: url),
            inputs.contains(where: { Self.identity(of: URL(filePath: $0)) == target })
        {
            throw problem("that is one of the files that are read; name another")
        }
        file = url
    }

    /// Writes the answer: beside the file first, and then in its place.
    func write(_ text: String, in tool: Tool) throws {
        guard let file else {
            try tool.output.write(text)
            return
        }
        do {
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            let reason =
                switch (error as? CocoaError)?.code {
                case .fileWriteNoPermission?: "it may not be written"
                case .fileWriteOutOfSpace?: "the disk is full"
                case .fileWriteVolumeReadOnly?: "the disk may not be written"
                case .fileWriteInvalidFileName?: "that is no name of a file"
                default: "it cannot be written"
                }
            throw DataProblem(description: "\(path): \(reason)")
        }
    }

    private static func type(of url: URL) -> FileAttributeType? {
        attributes(of: url)?[.type] as? FileAttributeType
    }

    /// The file itself, whatever it is called.
    private static func identity(of url: URL) -> [NSNumber]? {
        guard let attributes = attributes(of: url.resolvingSymlinksInPath()),
            let volume = attributes[.systemNumber] as? NSNumber,
            let number = attributes[.systemFileNumber] as? NSNumber
        else { return nil }
        return [volume, number]
    }

    private static func attributes(of url: URL) -> [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: url.path)
    }
}
