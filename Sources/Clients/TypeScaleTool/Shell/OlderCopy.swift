import Foundation

/// Copies of folders as they were before, for comparisons.
enum OlderCopy {
    /// Calls a closure with the path of a folder: the named one, or the files of a Git revision.
    ///
    /// - Parameters:
    ///   - name: A folder, or a name that Git knows, such as `main` or `HEAD~1`.
    ///   - folder: The folder whose older copy is needed.
    ///   - body: A closure that reads the copy, which is removed afterwards.
    /// - Returns: The result of the closure.
    /// - Throws: An error if neither exists, or the error of the closure.
    static func read<Result>(
        _ name: String,
        of folder: String,
        _ body: (String) throws -> Result
    ) throws -> Result {
        if FilePath.isFolder(name) { return try body(name) }
        #if os(Linux) || os(macOS)
        // Git reads a name with a hyphen as an option, and no revision starts like a path.
        if let first = name.utf8.first, !"-./~".utf8.contains(first) {
            let copy = URL.temporaryDirectory.appending(path: "typescale-\(UUID())")
            try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: false)
            defer { try? FileManager.default.removeItem(at: copy) }
            try checkOut(name, of: folder, to: copy)
            return try body(copy.path)
        }
        #endif
        throw UsageError("--against requires a folder or a Git revision, not \(quoted(name))")
    }

    #if os(Linux) || os(macOS)
    /// Writes the files of a folder in a revision, with an index of its own.
    private static func checkOut(_ name: String, of folder: String, to copy: URL) throws {
        let git = try run(["rev-parse", "--absolute-git-dir"], in: folder, [:], name)
        let prefix = try run(["rev-parse", "--show-prefix"], in: folder, [:], name)
        let environment = [
            "GIT_DIR": git, "GIT_WORK_TREE": copy.path,
            "GIT_INDEX_FILE": copy.appending(path: ".typescale-index").path,
        ]
        let path = String(decoding: prefix.utf8.dropLast(), as: UTF8.self)
        let tree = path.isEmpty ? name : "\(name):\(path)"
        _ = try run(["read-tree", tree], in: copy.path, environment, name)
        _ = try run(["checkout-index", "--all"], in: copy.path, environment, name)
    }

    /// Runs Git, and returns the first line of its output.
    private static func run(
        _ words: [String],
        in folder: String,
        _ environment: [String: String],
        _ name: String
    ) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + words
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.currentDirectoryURL = FilePath.url(folder)
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw DataError("cannot read revision \(name): git does not start")
        }
        // Each of these commands writes at most some lines.
        let lines = output.fileHandleForReading.readDataToEndOfFile()
        let messages = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        func first(_ data: Data) -> String {
            String(decoding: data, as: UTF8.self).unicodeScalars
                .split { $0 == "\n" || $0 == "\r" }.first.map { String($0) } ?? ""
        }
        guard process.terminationStatus == 0 else {
            throw DataError(
                "cannot read revision \(name): git: \(visible(first(messages), upTo: 200))"
            )
        }
        return first(lines)
    }
    #endif
}
