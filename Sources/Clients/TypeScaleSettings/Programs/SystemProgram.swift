#if os(Linux)
import Foundation

/// A program of the system that prints a setting, with its arguments.
struct SystemProgram: Sendable {
    let name: String
    let arguments: [String]

    /// Creates a program from its name and its arguments, which spaces separate.
    init(_ commandLine: String) {
        let words = commandLine.utf8.split(separator: UInt8(ascii: " ")).compactMap { String($0) }
        name = words.first ?? ""
        arguments = Array(words.dropFirst())
    }

    /// Returns the path of the program, or `nil` if no folder of `PATH` contains it.
    ///
    /// Relative folders are ignored, because a program could change its current folder. As in a
    /// shell, a folder with the name of the program does not hide a later program.
    func path(in environment: [String: String]) -> String? {
        let folders = environment["PATH", default: "/usr/local/bin:/usr/bin:/bin"].utf8
            .split(separator: UInt8(ascii: ":")).compactMap { String($0) }
        return folders.lazy.filter { $0.utf8.first == UInt8(ascii: "/") }
            .map { $0 + "/" + name }
            .first(where: Self.isProgram)
    }

    /// Returns whether a path leads to a regular file that this process may execute.
    private static func isProgram(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            && FileManager.default.isExecutableFile(atPath: path)
    }
}

/// The output of a program.
enum ProgramResult: Sendable {
    /// The text in standard output, without white space at its ends, and the first line of standard
    /// error, which can be empty.
    case printed(String, complaint: String)
    /// The reason why the program printed nothing.
    case failed(String)
}
#endif
