import Foundation
import TypeScale

/// Runs ``Tool`` with the arguments and streams of the process.
@main
enum Entry {
    static func main() {
        StandardStreams.ignoreBrokenPipe()
        let console = Console(
            input: { count throws(StreamFailure) in try StandardStreams.read(0, upTo: count) },
            isOutput: { StandardStreams.areOneFile($0, 1) },
            output: Output { bytes throws(StreamFailure) in try StandardStreams.write(1, bytes) },
            // A failure to write errors cannot be reported.
            errors: Output { bytes in try? StandardStreams.write(2, bytes) },
            terminal: Terminal(
                showsColor: StandardStreams.isTerminal(1)
                    && ProcessInfo.processInfo.environment["NO_COLOR"] == nil,
                showsProgress: StandardStreams.isTerminal(2) && !StandardStreams.isTerminal(1)
            )
        )
        exit(Tool(console: console).run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}

extension Tool {
    init(console: Console) {
        self.init(commands: Self.allCommands, overview: Self.overview, console: console)
    }

    private static var allCommands: [any Command.Type] {
        [
            ScaleCommand.self, TableCommand.self, FontCommand.self, MeasureCommand.self,
            CellCommand.self, CurvesCommand.self, FactorsCommand.self, PlotCommand.self,
            SpecimenCommand.self, RichTextCommand.self, WrapCommand.self, FitCommand.self,
        ]
    }

    private static func overview(_ terminal: Terminal) -> String {
        """
        \(terminal.bold("typescale")): the text sizes that UIKit computes, without Apple's frameworks

        The reader, the person who uses an app, chooses one of twelve text sizes, XS to AX5:

          typescale scale 17 --style body      17 points of body text at each text size
          typescale specimen -o page.html      a page with every text style at every size
          typescale richtext home.json         a server-driven screen, checked and sized

        \(terminal.bold("Commands")) (typescale help NAME explains one)
        \(Help.rows(allCommands.map { ($0.name, $0.summary) }))

        \(terminal.bold("Text styles"))
          \(TextStyle.allCases.prefix(8).map(\.description).joined(separator: " "))
          \(TextStyle.allCases.dropFirst(8).map(\.description).joined(separator: " "))

        \(terminal.bold("Text sizes"))
          \(ContentSizeCategory.allCases.map(\.shortName).joined(separator: " "))
          also UIKit's names (large, accessibilityMedium) and SwiftUI's (xSmall, accessibility1)

        Every command has --help. Exit status: 0 success, 1 problem in the data, 2 usage error.

        """
    }
}
