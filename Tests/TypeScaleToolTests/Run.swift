@testable import TypeScaleTool

/// A run of the tool in memory, and the results.
struct Run {
    let output: String
    let errors: String
    let status: ExitStatus
    /// The maximum number of bytes that were written at once.
    let largestWrite: Int

    init(
        _ words: String...,
        input: [UInt8] = [],
        pieceSize: Int = 7,
        outputFailure: StreamFailure? = nil,
        failsAfter: Int = 0,
        terminal: Terminal = Terminal()
    ) {
        self.init(
            words,
            input: input,
            pieceSize: pieceSize,
            outputFailure: outputFailure,
            failsAfter: failsAfter,
            terminal: terminal
        )
    }

    /// Runs the tool with input that arrives in pieces of at most `pieceSize` bytes.
    init(
        _ words: [String],
        input: [UInt8] = [],
        pieceSize: Int = 7,
        outputFailure: StreamFailure? = nil,
        failsAfter: Int = 0,
        terminal: Terminal = Terminal()
    ) {
        var rest = input[...]
        var written: [UInt8] = []
        var writes = 0
        var largestWrite = 0
        var complaints: [UInt8] = []
        let console = Console(
            input: { count in
                let piece = rest.prefix(min(count, pieceSize))
                rest = rest.dropFirst(piece.count)
                return Array(piece)
            },
            output: Output { bytes throws(StreamFailure) in
                writes += 1
                largestWrite = max(largestWrite, bytes.count)
                if let outputFailure, writes > failsAfter { throw outputFailure }
                written += bytes
            },
            errors: Output { complaints += $0 },
            terminal: terminal
        )
        status = Tool(console: console).run(words)
        output = String(decoding: written, as: UTF8.self)
        self.largestWrite = largestWrite
        errors = String(decoding: complaints, as: UTF8.self)
    }
}

extension Run {
    var lines: [Substring] { output.split(separator: "\n") }
}
