#if os(Linux) || os(macOS)
import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

/// The files of a folder in a Git revision, which are read from Git's objects when they are needed.
///
/// No file is written.
final class GitRevision: @unchecked Sendable {
    private struct Entry {
        /// The name of the object.
        let object: String
        let isLink: Bool
    }

    /// The maximum number of files.
    private static let maximumCount = 100_000
    /// The maximum number of folders in a path.
    private static let maximumDepth = 32
    /// The maximum length of all paths, in bytes.
    private static let maximumPathBytes = 64 << 20
    /// The maximum size of all files that are read, in bytes.
    private static let maximumBytes = 1 << 30

    /// The paths of the files, relative to the folder.
    let paths: [String]
    /// The files that the list leaves out, in words, or `nil` if it is complete.
    let omission: String?
    private let name: String
    private let tree: String
    private let folder: URL
    private let root: URL
    private let entries: NameDictionary<Entry>
    /// The names in each folder, in which the folder itself is the empty path.
    private let children: NameDictionary<[String]>

    private let lock = NSLock()
    // The lock protects the rest.
    private var sizes: GitProcess?
    private var contents: GitProcess?
    private var byteCount = 0
    private var failure: GitFailure?

    /// Reads the list of the files.
    ///
    /// - Parameters:
    ///   - name: A name that Git knows, such as `main`, which does not start with a hyphen.
    ///   - folder: The path of a folder in the work tree.
    /// - Throws: `DataError` if Git cannot read the revision, or it contains too many files.
    init(_ name: String, of folder: String) throws(DataError) {
        self.name = name
        guard let resolved = FilePath.resolved(folder), let root = Self.root(of: resolved) else {
            throw Self.error(name, "\(visible(folder)) is not in a Git repository")
        }
        (self.folder, self.root) = (resolved, root)
        do throws(GitFailure) {
            let parsing = try GitProcess(
                ["rev-parse", "--verify", name + "^{tree}"],
                in: resolved,
                root: root
            )
            let line = try parsing.read(to: UInt8(ascii: "\n"), upTo: 256) ?? []
            try parsing.finish()
            tree = String(decoding: line, as: UTF8.self)
            let list = try Self.list(of: tree, in: resolved, root)
            (entries, omission) = (list.entries, list.omission)
        } catch {
            throw Self.error(name, error.reason)
        }
        paths = entries.map(\.key)
        var children = NameDictionary<[String]>()
        for path in paths {
            var bytes = Array(path.utf8)[...]
            while true {
                let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
                let parent = slash.map { String(decoding: bytes[..<$0], as: UTF8.self) } ?? ""
                let isNew = children[parent] == nil
                let name = slash.map { bytes[($0 + 1)...] } ?? bytes
                children[parent, default: []].append(String(decoding: name, as: UTF8.self))
                guard isNew, let slash else { break }
                bytes = bytes[..<slash]
            }
        }
        self.children = children
    }

    /// Returns the nearest folder that contains `.git`.
    ///
    /// Git's own search would also find a bare repository, which a change can add to a folder.
    private static func root(of folder: URL) -> URL? {
        var path = Array(folder.path.utf8)
        while true {
            let candidate = String(decoding: path, as: UTF8.self)
            if FilePath.type(of: FilePath.joined(candidate.isEmpty ? "/" : candidate, ".git"))
                != nil
            {
                return URL(filePath: candidate.isEmpty ? "/" : candidate)
            }
            guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            path.removeSubrange(slash...)
        }
    }

    private static func list(
        of tree: String,
        in folder: URL,
        _ root: URL
    ) throws(GitFailure) -> (entries: NameDictionary<Entry>, omission: String?) {
        var entries = NameDictionary<Entry>()
        var submoduleCount = 0
        var deepCount = 0
        var count = 0
        var pathBytes = 0
        // In a subfolder, Git lists only its files, with paths that are relative to it.
        let listing = try GitProcess(["ls-tree", "-r", "-z", tree], in: folder, root: root)
        while let record = try listing.read(to: 0, upTo: 1 << 20) {
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { throw listing.failure }
            let fields = record[..<tab].split(separator: UInt8(ascii: " "))
            guard fields.count == 3 else { throw listing.failure }
            count += 1
            pathBytes += record.count
            guard count <= maximumCount else {
                throw GitFailure("it contains more than \(maximumCount) files")
            }
            guard pathBytes <= maximumPathBytes else {
                throw GitFailure("its paths exceed \(maximumPathBytes >> 20) MiB")
            }
            guard fields[1].elementsEqual("blob".utf8) else {
                submoduleCount += 1
                continue
            }
            let path = record[(tab + 1)...]
            guard path.count(where: { $0 == UInt8(ascii: "/") }) <= maximumDepth else {
                deepCount += 1
                continue
            }
            entries[String(decoding: path, as: UTF8.self)] = Entry(
                object: String(decoding: fields[2], as: UTF8.self),
                isLink: fields[0].elementsEqual("120000".utf8)
            )
        }
        try listing.finish()
        let omissions = [
            submoduleCount > 0 ? counted(submoduleCount, "submodule") : nil,
            deepCount > 0 ? "\(counted(deepCount, "file")) in deep folders" : nil,
        ].compactMap(\.self)
        return (entries, omissions.isEmpty ? nil : omissions.joined(separator: " and "))
    }

    private static func error(_ name: String, _ reason: String) -> DataError {
        DataError("cannot read revision \(visible(name)): \(reason)")
    }

    /// Writes a note about what the list leaves out.
    func note(on console: Console) throws {
        guard let omission else { return }
        let detail = "revision \(visible(name)): \(omission) not read"
        try console.note(Diagnostic(.tooManyFiles, detail, severity: .note))
    }

    /// Throws the failure of Git that occurred while files were read, if there was one.
    func check() throws(DataError) {
        if let failure = lock.withLock({ failure }) { throw Self.error(name, failure.reason) }
    }
}

extension GitRevision {
    /// Returns a source of the files, whose paths start with the path of the folder.
    ///
    /// - Parameter prefix: The path of the folder as in the paths, such as `App`, or an empty text.
    /// - Returns: The source, which can be used by several threads.
    func source(prefix: String) -> FileSource {
        let prefix = prefix.isEmpty ? "" : FilePath.joined(prefix, "")
        return FileSource { [self] path, limit throws(Diagnostic) in
            guard path.utf8.starts(with: prefix.utf8) else {
                throw Diagnostic(.notFound, "no such file", file: path)
            }
            let name = String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
            lock.lock()
            defer { lock.unlock() }
            return try contents(of: name, path, upTo: limit)
        }
    }

    private func contents(
        of name: String,
        _ path: String,
        upTo limit: Int
    ) throws(Diagnostic) -> Data {
        let name = Self.normalized(name)
        guard let entry = entries[name], failure == nil else {
            throw Diagnostic(.notFound, "no such file", file: path)
        }
        let object: (name: String, size: Int)?
        do throws(GitFailure) {
            object = try find(entry, name)
        } catch {
            failure = error
            throw Diagnostic(.unreadable, error.reason, file: path)
        }
        guard let object else {
            throw Diagnostic(
                .notFound,
                "the link leaves the repository, or has no target",
                file: path
            )
        }
        guard object.size <= limit else { throw Diagnostic.tooManyBytes(limit).inFile(path) }
        byteCount += object.size
        do throws(GitFailure) {
            guard byteCount <= Self.maximumBytes else {
                throw GitFailure("its files exceed \(Self.maximumBytes >> 20) MiB")
            }
            let process = try running(&contents, "--batch")
            try process.send(object.name)
            _ = try process.read(to: UInt8(ascii: "\n"), upTo: 256)
            let bytes = try process.read(count: object.size + 1)
            return Data(bytes.dropLast())
        } catch {
            failure = error
            throw Diagnostic(.unreadable, error.reason, file: path)
        }
    }

    /// Returns the object of a file, or `nil` for a link without a target in the repository.
    private func find(
        _ entry: Entry,
        _ path: String
    ) throws(GitFailure) -> (name: String, size: Int)? {
        let process = try running(&sizes, "--batch-check")
        guard entry.isLink else {
            try process.send(entry.object)
            let fields = try answer(process)
            guard fields.count == 3, let size = Int(fields[2]) else {
                throw GitFailure(
                    "the object of \(visible(path)) is missing or damaged; fetch it first"
                )
            }
            return (entry.object, size)
        }
        // A line ends a request.
        guard !path.utf8.contains(UInt8(ascii: "\n")) else { return nil }
        try process.send("\(tree):./\(path)")
        let fields = try answer(process)
        if fields.count == 3, fields[1] == "blob", let size = Int(fields[2]) {
            return (fields[0], size)
        }
        if ["symlink", "dangling", "loop", "notdir"].contains(fields.first),
            fields.count == 2, let size = Int(fields[1]), size < 1 << 20
        {
            _ = try process.read(count: size + 1)
        }
        return nil
    }

    /// Returns the words of a line that answers a request.
    private func answer(_ process: GitProcess) throws(GitFailure) -> [String] {
        guard let line = try process.read(to: UInt8(ascii: "\n"), upTo: 1 << 20) else {
            throw process.failure
        }
        return line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the process that answers requests, which starts with the first.
    private func running(
        _ process: inout GitProcess?,
        _ option: String
    ) throws(GitFailure) -> GitProcess {
        if let process { return process }
        let started = try GitProcess(
            ["cat-file", option, "--follow-symlinks"],
            in: folder,
            root: root
        )
        process = started
        return started
    }
}

extension GitRevision: InputTree {
    func type(of path: String) -> FileAttributeType? {
        let path = Self.normalized(path)
        if let entry = entries[path] { return entry.isLink ? .typeSymbolicLink : .typeRegular }
        return children[path] == nil ? nil : .typeDirectory
    }

    func isFolder(_ path: String) -> Bool { children[Self.normalized(path)] != nil }

    func names(in folder: String) throws -> [String] { children[Self.normalized(folder)] ?? [] }

    func search(
        _ folder: String,
        for extensions: Set<String>
    ) throws(Diagnostic) -> (names: [String], omissions: [Diagnostic]) {
        let folder = Self.normalized(folder)
        let prefix = folder.isEmpty ? "" : folder + "/"
        let names = paths.lazy.filter { $0.utf8.starts(with: prefix.utf8) }
            .map { String(decoding: $0.utf8.dropFirst(prefix.utf8.count), as: UTF8.self) }
        let search = FolderSearch(names, for: extensions)
        return (search.names, search.omissions)
    }

    /// Returns a path without `.` and repeated slashes.
    private static func normalized(_ path: String) -> String {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).filter {
            !$0.elementsEqual(".".utf8)
        }
        return String(decoding: Array(parts.joined(separator: "/".utf8)), as: UTF8.self)
    }
}
#endif
