import TypeScaleDiagnostics
import TypeScaleFonts

/// The exit status of the process.
enum ExitStatus: Int32 {
    case success = 0
    case problem = 1
    case misuse = 2
}

/// An error in the command line.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// An error in the data that a command reads, or in the file that it writes.
struct DataError: LocatedError, CustomStringConvertible {
    let description: String
    /// The file and the line, such as `rows.csv:3`, or `nil` if they are unknown.
    let location: String?

    init(_ description: String, at location: String? = nil) {
        self.description = description
        self.location = location
    }

    var diagnostic: String? { location.map { "\($0.pathWithoutCommand): error: \(description)" } }
}

/// An error at a position in a file.
protocol LocatedError: Error {
    /// The message, which starts with its position, or `nil` if the position is unknown.
    ///
    /// Many terminals and editors turn `path:line:column:` into a link to the position.
    var diagnostic: String? { get }
}

extension Diagnostic: LocatedError {
    var diagnostic: String? {
        position == nil ? nil : line(in: file.pathWithoutCommand)
    }

    /// Returns the file, position, severity, path and message, as compilers write them.
    func line(in name: String) -> String {
        let place = position.map { "\(name):\($0)" } ?? name
        let path = VisibleText(path, limit: 80).description
        let parts = [place, severity.rawValue, path, message]
        return parts.filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension FontError: LocatedError {
    /// The error without the number of its code.
    ///
    /// If the path is the name of a face, the error says where names are.
    var diagnostic: String? {
        let isName = !path.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
        let remedy =
            code == .fileNotFound && isName
            ? "; a font is a file, and typescale font FOLDER lists the names in files" : ""
        return "typescale: \(path): \(detail)\(remedy)"
    }
}
