/// The program, apart from the process that it runs in.
struct Tool {
    /// Reads standard input, up to so many bytes; none at the end.
    let input: (Int) throws(StreamFailure) -> [UInt8]
    /// Whether a file that is read, by its descriptor, is the one that the output goes to.
    var isOutput: (Int32) -> Bool = { _ in false }
    let output: Output
    let errors: Output
    let terminal: Terminal

    static var commands: [any Command.Type] {
        [
            ScaleCommand.self, TableCommand.self, FontCommand.self, MeasureCommand.self,
            CellCommand.self, CurvesCommand.self, FactorsCommand.self, PlotCommand.self,
            SpecimenCommand.self,
            RichTextCommand.self,
            WrapCommand.self, FitCommand.self,
        ]
    }

    /// Runs a command line, without the name of the program.
    func run(_ words: [String]) -> ExitStatus {
        do {
            let status = try perform(words)
            try output.flush()
            try errors.flush()
            return status
        } catch let failure as StreamFailure where failure.isBrokenPipe {
            // Whoever read our output has seen enough. What was wrong so far is still said.
            try? errors.flush()
            return errors.isUsed ? .problem : .success
        } catch {
            return report(error)
        }
    }

    private func perform(_ words: [String]) throws -> ExitStatus {
        guard let first = words.first else {
            try output.write(Help.overview(terminal))
            return .success
        }
        switch first {
        case "--help", "-h":
            try output.write(Help.overview(terminal))
        case "help":
            try help(words.dropFirst())
        case "--version":
            try output.writeLine("typescale \(Help.version)")
        default:
            let command = try command(first)
            let rest = words.dropFirst()
            if Arguments.wantHelp(rest) {
                try output.write(Help.page(command, terminal))
                return .success
            }
            return try command.run(Arguments(rest, of: command), in: self)
        }
        return .success
    }

    private func help(_ topics: ArraySlice<String>) throws {
        guard topics.count <= 1 else {
            throw Misuse("help takes one command", see: "typescale help")
        }
        if let topic = topics.first, topic != "--help", topic != "-h" {
            try output.write(Help.page(command(topic), terminal))
        } else {
            try output.write(Help.overview(terminal))
        }
    }

    private func command(_ name: String) throws -> any Command.Type {
        if let command = Self.commands.first(where: { $0.name == name }) { return command }
        let noun = name.hasPrefix("-") ? "option" : "command"
        let names = noun == "command" ? Self.commands.map { $0.name } : ["--help", "--version"]
        throw Misuse(
            "unknown \(noun) \(quoted(name))\(suggestion(for: name, among: names))",
            see: "typescale --help"
        )
    }

    /// Writes a line of complaint, which may hold names from outside.
    func complain(_ complaint: some CustomStringConvertible) throws(StreamFailure) {
        try errors.writeLine("typescale: \(visible(complaint.description, upTo: 1000))")
    }

    private func report(_ error: any Error) -> ExitStatus {
        // What was written before the error stands; if it cannot be, there is nothing to add.
        try? output.flush()
        try? complain("\(error)")
        try? errors.flush()
        return error is Misuse ? .misuse : .problem
    }
}
