import Foundation

/// The process: its arguments and streams, for ``Tool``.
@main
enum Main {
    static func main() {
        StandardStreams.ignoreBrokenPipe()
        let console = Console(
            input: { count throws(StreamFailure) in try StandardStreams.read(0, upTo: count) },
            isOutput: { StandardStreams.areOneFile($0, 1) },
            output: Output { bytes throws(StreamFailure) in try StandardStreams.write(1, bytes) },
            // If the errors cannot be written, no one can be notified.
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
