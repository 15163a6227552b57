import Foundation

/// Where the program starts: hands the process's arguments and streams to ``Tool``.
@main
enum Entry {
    static func main() {
        StandardStreams.ignoreBrokenPipe()
        let tool = Tool(
            input: { count throws(StreamFailure) in try StandardStreams.read(0, upTo: count) },
            isOutput: { StandardStreams.areOneFile($0, 1) },
            output: Output { bytes throws(StreamFailure) in try StandardStreams.write(1, bytes) },
            // If the errors cannot be written, there is nobody to tell.
            errors: Output { bytes in try? StandardStreams.write(2, bytes) },
            terminal: Terminal(
                showsColor: StandardStreams.isTerminal(1)
                    && ProcessInfo.processInfo.environment["NO_COLOR"] == nil,
                showsProgress: StandardStreams.isTerminal(2) && !StandardStreams.isTerminal(1)
            )
        )
        exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
