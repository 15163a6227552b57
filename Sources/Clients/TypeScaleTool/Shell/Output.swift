/// A buffered output stream.
final class Output {
    /// Whether anything was written.
    private(set) var isUsed = false

    private var pending: [UInt8] = []
    private let drain: ([UInt8]) throws(StreamFailure) -> Void

    init(drain: @escaping ([UInt8]) throws(StreamFailure) -> Void) { self.drain = drain }

    func write(_ text: String) throws(StreamFailure) { try write(text.utf8) }

    func write(_ bytes: some Sequence<UInt8>) throws(StreamFailure) {
        isUsed = true
        pending.append(contentsOf: bytes)
        if pending.count >= 1 << 16 { try flush() }
    }

    func writeLine(_ text: String = "") throws(StreamFailure) { try write(text + "\n") }

    func flush() throws(StreamFailure) {
        let bytes = pending
        pending.removeAll(keepingCapacity: true)
        if !bytes.isEmpty { try drain(bytes) }
    }
}
