/// The command-line tool, independent of its process.
struct Tool {
    static let version = "0.1.0"

    let commands: [any Command.Type]
    /// The help shown when no command is given.
    let overview: (Terminal) -> String
    let console: Console

    /// Runs a command line, which doesn't include the program's name.
    func run(_ words: [String]) -> ExitStatus {
        do {
            let status = try perform(words)
            try console.output.flush()
            try console.errors.flush()
            return status
        } catch let failure as StreamFailure where failure.isBrokenPipe {
            // The program that reads the output closed it. Still write the errors so far.
            try? console.errors.flush()
            return console.errors.isUsed ? .problem : .success
        } catch {
            // Report only this error, even if the earlier output cannot be written.
            try? console.output.flush()
            try? console.complain(error)
            try? console.errors.flush()
            return error is UsageError ? .misuse : .problem
        }
    }

    private func perform(_ words: [String]) throws -> ExitStatus {
        let rest = words.dropFirst()
        switch words.first {
        case nil, "--help"?, "-h"?: try console.output.write(overview(console.terminal))
        case "help"?: try help(rest)
        case "--version"?: try console.output.writeLine("typescale \(Self.version)")
        case let name?:
            let command = try command(name)
            if rest.prefix(while: { $0 != "--" }).contains(where: Self.isHelp) {
                try help([name])
                break
            }
            do {
                return try command.run(rest, on: console)
            } catch let error as UsageError {
                throw UsageError("\(error); see 'typescale \(name) --help'")
            }
        }
        return .success
    }

    private static func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

    private func help(_ topics: ArraySlice<String>) throws {
        guard topics.count <= 1 else {
            throw UsageError("expected one command after help; see 'typescale help'")
        }
        let topic = topics.first.flatMap { Self.isHelp($0) ? nil : $0 }
        let page = try topic.map { Help.page(try command($0).init(), console.terminal) }
        try console.output.write(page ?? overview(console.terminal))
    }

    private func command(_ name: String) throws(UsageError) -> any Command.Type {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let noun = name.hasPrefix("-") ? "option" : "command"
        let names = noun == "command" ? commands.map { $0.name } : ["--help", "--version"]
        let hint = suggestion(for: name, among: names)
        throw UsageError("unknown \(noun) \(quoted(name))\(hint); see 'typescale --help'")
    }
}
