/// The exit status of the process.
enum ExitStatus: Int32 {
    case success = 0
    /// The data has a problem.
    case problem = 1
    /// The command line is wrong.
    case misuse = 2
}

/// A command line that is wrong.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Data that a command cannot process.
struct DataError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
