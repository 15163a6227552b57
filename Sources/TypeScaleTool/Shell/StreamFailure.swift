import Foundation

/// A stream that could not be read or written, with the system's error number.
struct StreamFailure: Error, CustomStringConvertible {
    enum Action: String {
        case read = "the input cannot be read"
        case write = "the output cannot be written"
    }

    let action: Action
    let code: Int32

    /// Whether the reader of our output has gone, as `head` does: no error of ours or theirs.
    var isBrokenPipe: Bool { code == EPIPE }

    var description: String {
        "\(action.rawValue): \(unsafe String(cString: strerror(code)))"
    }
}
