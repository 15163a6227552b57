#if os(Linux) || os(macOS)
import Foundation

/// A running Git command that reads objects of a repository, and runs no other program.
///
/// Nothing in the repository is trusted: neither its files nor its `.git` folder.
///
/// - `--git-dir` names the repository, so Git does not look for another one in subfolders.
/// - The commands need no index, no work tree and no attributes. Their output is not a terminal,
///   so that no pager starts, and no hook, filter or monitor runs.
/// - `GIT_ALLOW_PROTOCOL` is empty, so that Git cannot fetch objects that the repository lacks.
/// - `GIT_ALLOC_LIMIT` limits the memory for an object, and a deadline the time without output.
final class GitProcess {
    /// The options before the command, which take precedence over a repository's settings.
    private static let options = [
        "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    ]

    /// Variables that replace all of Git's variables, such as those that Git sets for a hook.
    private static let variables = [
        "GIT_ALLOC_LIMIT": "512m", "GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1",
        "GIT_NO_REPLACE_OBJECTS": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
    ]

    /// The maximum time without output, for example if the settings are a pipe.
    private static let patience = Duration.seconds(30)

    /// The maximum length of Git's complaints, in bytes.
    private static let complaintLimit = 4 << 10

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private var buffer: [UInt8] = []
    private var position = 0
    private var complaintBytes: [UInt8] = []
    private var hasOutput = true
    private var hasErrors = true

    /// Starts a command.
    ///
    /// - Parameters:
    ///   - words: The command and its arguments.
    ///   - folder: The folder in which it runs.
    ///   - root: The folder that contains `.git`.
    /// - Throws: `GitFailure` if Git cannot be started.
    init(_ words: [String], in folder: URL, root: URL) throws(GitFailure) {
        let environment = Self.environment(ProcessInfo.processInfo.environment)
        let folders = environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        let git = try Self.git(in: folders, outside: root)
        let repository = ["--git-dir=\(root.path)/.git", "--work-tree=\(root.path)"]
        process.executableURL = URL(filePath: git)
        process.arguments = Self.options + repository + words
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw GitFailure("git does not start")
        }
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Returns the variables of the command.
    static func environment(_ variables: [String: String]) -> [String: String] {
        variables.filter { !$0.key.utf8.starts(with: "GIT_".utf8) }
            .merging(Self.variables) { $1 }
    }

    /// Returns the path of Git.
    ///
    /// - Throws: `GitFailure` if no folder of `PATH` contains Git.
    static func git(in folders: String, outside root: URL) throws(GitFailure) -> String {
        guard let path = path(in: folders, outside: root) else {
            let remedy = "install it, or specify a folder with the older files"
            throw GitFailure("git is not installed; \(remedy)")
        }
        return path
    }

    /// Returns the path of Git, or `nil` if no folder of `PATH` contains it.
    ///
    /// Relative folders and the folders of the repository are ignored, because a change of the
    /// repository can add a program to them.
    static func path(in folders: String, outside root: URL) -> String? {
        folders.utf8.split(separator: UInt8(ascii: ":")).lazy
            .filter { $0.first == UInt8(ascii: "/") }
            .map { String(Substring($0)) }
            .filter { isOutside($0, root) }
            .map { $0 + "/git" }
            .first { path in
                // A link can lead into the repository, and a link in it can lead elsewhere.
                guard isOutside(path, root), let file = FilePath.resolved(path) else {
                    return false
                }
                return FilePath.type(of: file.path) == .typeRegular
                    && FileManager.default.isExecutableFile(atPath: path)
            }
    }

    private static func isOutside(_ path: String, _ root: URL) -> Bool {
        guard let target = FilePath.resolved(path) else { return false }
        return !FilePath.joined(target.path, "").utf8
            .starts(with: FilePath.joined(root.path, "").utf8)
    }

    /// Sends a line to the command.
    func send(_ line: String) throws(GitFailure) {
        do {
            try StandardStreams.write(
                input.fileHandleForWriting.fileDescriptor,
                Array(line.utf8) + [UInt8(ascii: "\n")]
            )
        } catch {
            throw failure
        }
    }

    /// Returns the next bytes up to a byte, without it, or `nil` at the end of the output.
    func read(to end: UInt8, upTo limit: Int) throws(GitFailure) -> [UInt8]? {
        var searched = position
        while true {
            if let index = buffer[searched...].firstIndex(of: end) {
                defer { position = index + 1 }
                return Array(buffer[position..<index])
            }
            let count = buffer.count - position
            guard count <= limit else { throw GitFailure("git writes more than expected") }
            guard try fill() else {
                if count > 0 { throw failure }
                return nil
            }
            searched = count
        }
    }

    /// Returns a number of bytes.
    func read(count: Int) throws(GitFailure) -> [UInt8] {
        while buffer.count - position < count {
            guard try fill() else { throw failure }
        }
        defer { position += count }
        return Array(buffer[position..<position + count])
    }

    /// Waits for the end of a command that needs no further input.
    func finish() throws(GitFailure) {
        try? input.fileHandleForWriting.close()
        while try fill() {}
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw failure }
    }

    /// The error that Git wrote, or a sentence if it wrote nothing.
    var failure: GitFailure {
        let lines = complaintBytes.split { $0 == 0x0A || $0 == 0x0D }
        // Warnings precede the error that ends Git.
        let line = lines.first { $0.starts(with: "fatal: ".utf8) } ?? lines.first
        let text = line.map { visible(String(decoding: $0, as: UTF8.self), upTo: 200) }
        return GitFailure(text.map { "git: \($0)" } ?? "git ended too early")
    }

    /// Waits for output, and returns whether there was any.
    ///
    /// Both streams are read, because Git waits if one of them is full.
    private func fill() throws(GitFailure) -> Bool {
        buffer.removeFirst(position)
        position = 0
        let outputNumber = output.fileHandleForReading.fileDescriptor
        let errorNumber = errors.fileHandleForReading.fileDescriptor
        while hasOutput || hasErrors {
            let numbers = (hasOutput ? [outputNumber] : []) + (hasErrors ? [errorNumber] : [])
            var polled = numbers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let milliseconds = Int32(Self.patience / .milliseconds(1))
            let count = unsafe poll(&polled, nfds_t(polled.count), milliseconds)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                kill(process.processIdentifier, SIGKILL)
                throw GitFailure("git does not answer within \(Self.patience.components.seconds) s")
            }
            var isFilled = false
            for file in polled where file.revents != 0 {
                let bytes = (try? StandardStreams.read(file.fd, upTo: 64 << 10)) ?? []
                if file.fd == outputNumber {
                    hasOutput = !bytes.isEmpty
                    buffer += bytes
                    isFilled = hasOutput
                } else {
                    hasErrors = !bytes.isEmpty
                    complaintBytes += bytes.prefix(Self.complaintLimit - complaintBytes.count)
                }
            }
            if isFilled { return true }
        }
        return false
    }
}
#endif
