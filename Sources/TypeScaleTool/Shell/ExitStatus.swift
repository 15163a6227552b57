/// What the process ends with.
enum ExitStatus: Int32 {
    case success = 0
    /// The data has a problem.
    case problem = 1
    /// The command line is wrong.
    case misuse = 2
}
