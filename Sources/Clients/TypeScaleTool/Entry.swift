import Foundation
import TypeScale

/// Runs ``Tool`` with the arguments and streams of the process.
@main
enum Entry {
    static func main() {
        StandardStreams.ignoreBrokenPipe()
        let terminal = Terminal(
            showsOutput: StandardStreams.isTerminal(1),
            showsProgress: StandardStreams.isTerminal(2),
            environment: ProcessInfo.processInfo.environment
        )
        // A failure to write errors cannot be reported.
        let errors = Output { bytes in try? StandardStreams.write(2, bytes) }
        let console = Console(
            input: { count throws(StreamFailure) in try StandardStreams.read(0, upTo: count) },
            isOutput: { StandardStreams.areOneFile($0, 1) },
            output: Output { bytes throws(StreamFailure) in
                if terminal.showsOutput { try errors.end() }
                try StandardStreams.write(1, bytes)
            },
            errors: errors,
            terminal: terminal
        )
        exit(Tool(console: console).run(ProcessWords.all).rawValue)
    }
}

/// The command-line tool, which can also run within a test.
struct Tool {
    let console: Console

    private static var commands: [any Command.Type] {
        [
            ScaleCommand.self, TableCommand.self, CurvesCommand.self, FontCommand.self,
            MeasureCommand.self, SpecimenCommand.self, FitCommand.self, TokensCommand.self,
            RichTextCommand.self, ReaderCommand.self, CheckCommand.self,
        ]
    }

    /// The replacements for commands of earlier versions.
    private static let replacements = [
        "cell": "typescale measure --body", "diff": "typescale tokens --diff",
        "factors": "typescale curves --factors", "plot": "typescale curves --plot",
        "port": "the lines of the guide 'Bringing code from iOS'", "probe": "Tests/Probe/compare",
        "wrap": "typescale measure --width",
    ]

    /// Runs a command line, given its words without the program's name.
    func run(_ words: [String]) -> ExitStatus {
        do {
            let status = try perform(words)
            try console.output.flush()
            try console.errors.end()
            return status
        } catch {
            // Report only this error, even if the earlier output cannot be written.
            try? console.output.flush()
            try? console.complain(error)
            try? console.errors.end()
            return error is UsageError ? .misuse : .problem
        }
    }

    private func perform(_ words: [String]) throws -> ExitStatus {
        let rest = words.dropFirst()
        switch words.first {
        case nil, "--help"?, "-h"?: try console.output.write(overview)
        case "help"?: try help(rest)
        case "--version"?: try console.output.writeLine("typescale \(Help.version)")
        case let name?:
            let command = try Self.command(name)
            if rest.prefix(while: { $0 != "--" }).contains(where: Self.isHelp) {
                try help([name])
                break
            }
            do {
                try command.take(rest)
                var console = console
                console.words = words
                return try command.run(on: console)
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
        let page = try topic.map { Help.page(try Self.command($0), console.terminal) }
        try console.output.write(page ?? overview)
    }

    private static func command(_ name: String) throws(UsageError) -> any Command {
        if let command = commands.first(where: { $0.name == name }) { return command.init() }
        if let replacement = replacements[name] {
            throw UsageError("the command \(name) was replaced; use \(replacement)")
        }
        let noun = name.utf8.first == UInt8(ascii: "-") ? "option" : "command"
        let names = noun == "command" ? commands.map { $0.name } : ["--help", "--version"]
        let hint = suggestion(for: name, among: names)
        throw UsageError("unknown \(noun) \(quoted(name))\(hint); see 'typescale --help'")
    }

    /// The help shown when no command is given.
    private var overview: String {
        let terminal = console.terminal
        return """
            \(terminal.bold("typescale")): Compute the text sizes of UIKit without Apple's frameworks

            The reader, the person who uses an app, chooses one of twelve text sizes, from XS to AX5.
              typescale scale 17 --style body    scale 17-point body text for each text size
              typescale specimen -o page.html    write a page with every style at every text size

            \(terminal.bold("Commands")) (typescale help NAME explains a command)
            \(Help.rows(Self.commands.map { ($0.name, $0.summary) }))

            \(terminal.bold("Text styles"))
              \(TextStyle.allCases.prefix(8).map(\.description).joined(separator: " "))
              \(TextStyle.allCases.dropFirst(8).map(\.description).joined(separator: " "))
            \(terminal.bold("Text sizes")) (or their names in UIKit or SwiftUI, such as accessibility1)
              \(ContentSizeCategory.allCases.map(\.shortName).joined(separator: " "))

            Every command accepts --help. The exit status is 1 for data errors, 2 for usage errors.

            """
    }
}
