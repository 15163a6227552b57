/// The program, apart from the process that it runs in.
struct Tool {
    static let version = "0.1.0"

    let commands: [any Command.Type]
    /// Help without a command.
    let overview: (Terminal) -> String
    let console: Console

    /// Runs a command line, without the name of the program.
    func run(_ words: [String]) -> ExitStatus {
        do {
            let status = try perform(words)
            try console.output.flush()
            try console.errors.flush()
            return status
        } catch let failure as StreamFailure where failure.isBrokenPipe {
            // The reader of our output has seen enough. The errors so far are still written.
            try? console.errors.flush()
            return console.errors.isUsed ? .problem : .success
        } catch {
            return report(error)
        }
    }

    private func perform(_ words: [String]) throws -> ExitStatus {
        switch words.first {
        case nil, "--help"?, "-h"?: try console.output.write(overview(console.terminal))
        case "help"?: try help(words.dropFirst())
        case "--version"?: try console.output.writeLine("typescale \(Self.version)")
        case let name?: return try run(command(name), words.dropFirst())
        }
        return .success
    }

    private func run(
        _ command: any Command.Type,
        _ words: ArraySlice<String>
    ) throws -> ExitStatus {
        if words.prefix(while: { $0 != "--" }).contains(where: { ["--help", "-h"].contains($0) }) {
            try console.output.write(Help(terminal: console.terminal).page(command.declaration))
            return .success
        }
        do {
            return try command.run(words, on: console)
        } catch let error as UsageError {
            throw UsageError("\(error); see 'typescale \(command.name) --help'")
        }
    }

    private func help(_ topics: ArraySlice<String>) throws {
        guard topics.count <= 1 else {
            throw UsageError("help takes one command; see 'typescale help'")
        }
        if let topic = topics.first, topic != "--help", topic != "-h" {
            let page = Help(terminal: console.terminal).page(try command(topic).declaration)
            try console.output.write(page)
        } else {
            try console.output.write(overview(console.terminal))
        }
    }

    private func command(_ name: String) throws(UsageError) -> any Command.Type {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let noun = name.hasPrefix("-") ? "option" : "command"
        let names = noun == "command" ? commands.map { $0.name } : ["--help", "--version"]
        let hint = suggestion(for: name, among: names)
        throw UsageError("unknown \(noun) \(quoted(name))\(hint); see 'typescale --help'")
    }

    private func report(_ error: any Error) -> ExitStatus {
        // The output before the error remains; if it cannot be written, there is nothing to add.
        try? console.output.flush()
        try? console.complain("\(error)")
        try? console.errors.flush()
        return error is UsageError ? .misuse : .problem
    }
}
