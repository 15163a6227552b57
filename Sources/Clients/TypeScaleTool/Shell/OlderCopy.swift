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
            let archive = copy.appending(path: ".typescale.tar").path
            try run(["git", "archive", "--format=tar", "-o", archive, name], in: folder, name)
            try run(["tar", "-xf", archive], in: copy.path, name)
            return try body(copy.path)
        }
        #endif
        throw UsageError("--against requires a folder or a Git revision, not \(quoted(name))")
    }

    #if os(Linux) || os(macOS)
    private static func run(_ words: [String], in folder: String, _ name: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = FilePath.url(folder)
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw DataError("cannot read revision \(name): \(words[0]) does not start")
        }
        let data = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let line =
                String(decoding: data, as: UTF8.self).unicodeScalars
                .split { $0 == "\n" || $0 == "\r" }.first.map { String($0) } ?? "it failed"
            throw DataError(
                "cannot read revision \(name): \(words[0]): \(visible(line, upTo: 200))"
            )
        }
    }
    #endif
}
