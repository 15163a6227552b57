/// A stream of text that is written in large pieces.
final class Output {
    private var pending: [UInt8] = []
    private let drain: ([UInt8]) throws(StreamFailure) -> Void

    init(drain: @escaping ([UInt8]) throws(StreamFailure) -> Void) {
        self.drain = drain
    }

    func write(_ text: String) throws(StreamFailure) {
        try write(text.utf8)
    }

    func write(_ bytes: some Sequence<UInt8>) throws(StreamFailure) {
        pending.append(contentsOf: bytes)
        if pending.count >= 1 << 16 { try flush() }
    }

    func writeLine(_ text: String = "") throws(StreamFailure) {
        try write(text + "\n")
    }

    func flush() throws(StreamFailure) {
        let bytes = pending
        pending.removeAll(keepingCapacity: true)
        if !bytes.isEmpty { try drain(bytes) }
    }
}

/// What the streams lead to.
struct Terminal {
    /// Whether the output may be coloured.
    var showsColor = false
    /// Whether someone watches the errors but not the output.
    var showsProgress = false

    /// Text in bold type, where that shows.
    func bold(_ text: String) -> String {
        showsColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text
    }

    /// Text in the accent colour, where that shows.
    func accent(_ text: String) -> String {
        showsColor ? "\u{1B}[36m\(text)\u{1B}[0m" : text
    }
}
