/// A buffered output stream.
///
/// If the program that reads the output closes it, as `head` does, the rest of the output is
/// dropped. The exit status is therefore the same for a closed output.
final class Output {
    /// Whether the program that reads the output has closed it.
    private(set) var isClosed = false

    private var pending: [UInt8] = []
    private let drain: ([UInt8]) throws(StreamFailure) -> Void

    init(drain: @escaping ([UInt8]) throws(StreamFailure) -> Void) { self.drain = drain }

    func write(_ text: String) throws(StreamFailure) { try write(text.utf8) }

    func write(_ bytes: some Sequence<UInt8>) throws(StreamFailure) {
        guard !isClosed else { return }
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
