import Foundation
import TypeScaleDiagnostics

/// The streams that a command reads and writes.
struct Console {
    /// A function that reads up to a given number of bytes, or no bytes at the end of the input.
    let input: (Int) throws(StreamFailure) -> [UInt8]
    /// A function that returns whether a file descriptor refers to the file of standard output.
    var isOutput: (Int32) -> Bool = { _ in false }
    let output: Output
    let errors: Output
    let terminal: Terminal
    /// The words of the command line, without the program's name.
    var words: [String] = []

    /// The maximum number of bytes in text from standard input.
    private static let maximumText = 256 << 10

    /// Writes an error on one line, starting with its position in a file if the position is known.
    func complain(_ error: any Error) throws(StreamFailure) {
        try report((error as? any LocatedError)?.diagnostic ?? "typescale: \(error)")
    }

    /// Writes a diagnostic on one line, starting with the name of its file on the command line.
    func report(_ diagnostic: Diagnostic, in name: String) throws(StreamFailure) {
        try report(diagnostic.line(in: name))
    }

    /// Writes a note about a file, which is not an error.
    func note(_ note: Diagnostic) throws(StreamFailure) {
        try report(note.line(in: note.file.pathWithoutCommand))
    }

    /// Writes a line to standard error, truncated, and without control characters and commands for
    /// GitHub.
    func report(_ diagnostic: String) throws(StreamFailure) {
        // A line begins with the path of a file or the name of the tool.
        let line = visible(diagnostic.pathWithoutCommand, upTo: 1000)
        try errors.writeLine(WorkflowCommand.withoutBrackets(line))
    }

    /// Reports progress after every `step` items, if the terminal shows progress.
    ///
    /// A terminal that shows output shows no progress, which would be between parts of the output.
    func report(progress count: Int, _ noun: String, each step: Int) throws(StreamFailure) {
        guard terminal.showsProgress, count.isMultiple(of: step) else { return }
        guard !terminal.showsOutput || !output.hasContent else { return }
        let line = "typescale: \(count) \(noun)"
        if terminal.erasesProgress {
            try errors.showTemporarily(line)
        } else {
            try errors.writeLine(line)
        }
        try errors.flush()
    }

    /// Reads standard input to its end, but at most one byte more than `limit`.
    func read(upTo limit: Int) throws(StreamFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let piece = try input(min(limit + 1 - bytes.count, 1 << 16))
            if piece.isEmpty { break }
            bytes += piece
        }
        return bytes
    }

    /// Returns the operand or, for `-`, the text from standard input without its final line break.
    func text(_ operand: String) throws -> String {
        guard operand == "-" else { return operand }
        var bytes = try read(upTo: Self.maximumText)
        guard bytes.count <= Self.maximumText else {
            throw DataError("the text exceeds the limit of 256 KiB; shorten it")
        }
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        guard let text = String(bytes: bytes, encoding: .utf8) else {
            throw DataError("cannot read standard input: not valid UTF-8")
        }
        return text
    }
}

/// The features of the terminal in which the tool runs.
struct Terminal {
    var showsColor = false
    /// Whether standard output is shown in a terminal.
    var showsOutput = false
    /// Whether standard error is shown in a terminal.
    var showsProgress = false
    /// Whether a line with progress replaces the one before, and is erased at the end.
    var erasesProgress = false
}

extension Terminal {
    /// Creates a terminal with the features that the environment of the process allows.
    ///
    /// `NO_COLOR` counts unless its value is empty, as [no-color.org](https://no-color.org) requires.
    /// Then, and on a terminal without control codes, nothing is in color, and no line is erased.
    init(showsOutput: Bool, showsProgress: Bool, environment: [String: String]) {
        let isPlain =
            !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
        self.init(
            showsColor: showsOutput && !isPlain,
            showsOutput: showsOutput,
            showsProgress: showsProgress,
            erasesProgress: !isPlain
        )
    }

    /// Returns the text, in bold if the terminal shows color.
    func bold(_ text: String) -> String { showsColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

    /// Returns the text, in the accent color if the terminal shows color.
    func accent(_ text: String) -> String { showsColor ? "\u{1B}[36m\(text)\u{1B}[0m" : text }
}
