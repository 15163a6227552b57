/// A command of the tool.
protocol Command {
    static var name: String { get }
    /// One line: what it is for.
    static var summary: String { get }
    /// How it is called, without the name of the program; one line each.
    static var usage: [String] { get }
    static var options: [Option] { get }
    /// What the options alone do not tell.
    static var notes: String { get }

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus
}

extension Command {
    /// A misuse of this command.
    static func misuse(_ message: String) -> Misuse {
        Misuse(message, see: "typescale \(name) --help")
    }
}
