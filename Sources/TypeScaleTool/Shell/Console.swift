import Foundation

/// The streams that a command reads and writes.
struct Console {
    /// Reads standard input, up to a number of bytes; none at the end.
    let input: (Int) throws(StreamFailure) -> [UInt8]
    /// Whether a file that is read, by its descriptor, is the one that the output goes to.
    var isOutput: (Int32) -> Bool = { _ in false }
    let output: Output
    let errors: Output
    let terminal: Terminal

    /// The maximum length of a text from standard input, in bytes.
    private static let maximumText = 16 << 20

    /// Writes a line to the errors; it may contain names from outside.
    func complain(_ complaint: some CustomStringConvertible) throws(StreamFailure) {
        try errors.writeLine("typescale: \(visible(complaint.description, upTo: 1000))")
    }

    /// Writes how far a command is, if someone watches the errors but not the output.
    func report(progress count: Int, _ noun: String, each step: Int) throws(StreamFailure) {
        guard terminal.showsProgress, count.isMultiple(of: step) else { return }
        try errors.writeLine("typescale: \(count) \(noun)")
        try errors.flush()
    }

    /// The text of an operand; `-` reads standard input, whose last line end does not count.
    func text(_ operand: String) throws -> String {
        guard operand == "-" else { return operand }
        var bytes: [UInt8] = []
        while true {
            let piece = try input(1 << 16)
            if piece.isEmpty { break }
            bytes += piece
            guard bytes.count <= Self.maximumText else {
                throw DataError("the text is longer than 16 MiB")
            }
        }
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        guard let text = String(bytes: bytes, encoding: .utf8) else {
            throw DataError("the text is not valid UTF-8")
        }
        return text
    }
}

/// What the streams lead to.
struct Terminal {
    /// Whether the output may be colored.
    var showsColor = false
    /// Whether someone watches the errors but not the output.
    var showsProgress = false

    /// The text in bold type, if the terminal shows it.
    func bold(_ text: String) -> String { showsColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

    /// The text in the accent color, if the terminal shows it.
    func accent(_ text: String) -> String { showsColor ? "\u{1B}[36m\(text)\u{1B}[0m" : text }
}
