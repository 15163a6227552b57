/// A buffered output stream.
///
/// If the program that reads the output closes it, as `head` does, the rest of the output is
/// dropped. The exit status is therefore the same for a closed output.
final class Output {
    /// Whether the program that reads the output has closed it.
    private(set) var isClosed = false

    /// Whether something was written.
    private(set) var hasContent = false

    private var pending: [UInt8] = []
    /// Whether the last line on the terminal is temporary.
    private var showsTemporaryLine = false
    /// The control codes that erase the line of the cursor.
    private static let eraser = "\r\u{1B}[K"
    private let drain: ([UInt8]) throws(StreamFailure) -> Void

    init(drain: @escaping ([UInt8]) throws(StreamFailure) -> Void) { self.drain = drain }

    func write(_ text: String) throws(StreamFailure) { try write(text.utf8) }

    func write(_ bytes: some Sequence<UInt8>) throws(StreamFailure) {
        guard !isClosed else { return }
        hasContent = true
        eraseTemporaryLine()
        pending.append(contentsOf: bytes)
        if pending.count >= 1 << 16 { try flush() }
    }

    /// Returns the text that a closure writes.
    static func text<Failure: Error>(
        _ write: (Output) throws(Failure) -> Void
    ) throws(Failure) -> String {
        var bytes: [UInt8] = []
        let output = Output { bytes += $0 }
        try write(output)
        // Appending to an array does not fail.
        try? output.flush()
        return String(decoding: bytes, as: UTF8.self)
    }

    func writeLine(_ text: String = "") throws(StreamFailure) { try write(text + "\n") }

    /// Shows a line on a terminal until the next line or the end.
    func showTemporarily(_ line: String) throws(StreamFailure) {
        try write(line)
        showsTemporaryLine = true
    }

    private func eraseTemporaryLine() {
        guard showsTemporaryLine else { return }
        showsTemporaryLine = false
        pending += Self.eraser.utf8
    }

    /// Erases the temporary line, and flushes the stream.
    func end() throws(StreamFailure) {
        eraseTemporaryLine()
        try flush()
    }

    func flush() throws(StreamFailure) {
        let bytes = pending
        pending.removeAll(keepingCapacity: true)
        guard !bytes.isEmpty, !isClosed else { return }
        do throws(StreamFailure) {
            try drain(bytes)
        } catch {
            guard error.isBrokenPipe else { throw error }
            isClosed = true
        }
    }
}
