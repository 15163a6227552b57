#if os(Linux)
import Foundation

/// A process whose output is read without waiting for its end.
///
/// The process leads a group of its own, so that ``stop()`` also ends the processes that it
/// started. The input of the process stays open until the object is released.
///
/// The type calls `posix_spawn` instead of Foundation's `Process`. On a thread without a run loop,
/// `Process` keeps its pipes open. In a process with hundreds of open files, it can crash.
final class RunningProgram {
    /// The maximum number of bytes in each stream.
    private static let limit = 16 << 10

    private let identifier: pid_t
    private let input: Descriptor
    private var output: OutputStream
    private var errors: OutputStream
    private var hasStopped = false

    /// Starts a program.
    ///
    /// - Throws: The system's error.
    init(path: String, arguments: [String], environment: [String: String]) throws(SpawnError) {
        let (inputEnd, input) = try Descriptor.pair()
        let (output, outputEnd) = try Descriptor.pair()
        let (errors, errorEnd) = try Descriptor.pair()
        identifier = try Self.spawn(
            path,
            [path] + arguments,
            Self.variables(environment),
            streams: [inputEnd, outputEnd, errorEnd]
        )
        self.input = input
        self.output = OutputStream(descriptor: output)
        self.errors = OutputStream(descriptor: errors)
    }

    deinit { stop() }

    /// The descriptors of the streams that are open.
    var openDescriptors: [Int32] { [output, errors].filter(\.isOpen).map(\.descriptor.number) }

    /// Whether a stream has more bytes than a setting can have.
    var isTooLong: Bool { max(output.bytes.count, errors.bytes.count) > Self.limit }

    var text: String { String(decoding: output.bytes, as: UTF8.self) }
    var complaint: String { String(decoding: errors.bytes, as: UTF8.self) }

    /// Reads the bytes of the streams that are ready, and returns their number.
    func read(ready: Set<Int32>) -> Int { output.read(ready: ready) + errors.read(ready: ready) }

    /// Forgets the bytes that were read.
    func discardOutput() {
        output.bytes = []
        errors.bytes = []
    }

    /// Ends the process and the processes that it started.
    func stop() {
        guard !hasStopped else { return }
        hasStopped = true
        kill(-identifier, SIGKILL)
        var status: Int32 = 0
        while unsafe waitpid(identifier, &status, 0) == -1, errno == EINTR {}
    }
}

/// A stream of a process, and the bytes that were read from it.
private struct OutputStream {
    let descriptor: Descriptor
    var bytes: [UInt8] = []
    var isOpen = true

    init(descriptor: Descriptor) { self.descriptor = descriptor }

    /// Reads up to 4 KiB if the stream is ready, and returns their number.
    mutating func read(ready: Set<Int32>) -> Int {
        guard isOpen, ready.contains(descriptor.number) else { return 0 }
        var piece = [UInt8](repeating: 0, count: 4 << 10)
        let number = descriptor.number
        let count = unsafe piece.withUnsafeMutableBytes { buffer in
            unsafe Foundation.read(number, buffer.baseAddress, buffer.count)
        }
        if count > 0 {
            bytes += piece.prefix(count)
        } else if count == 0 || errno != EINTR && errno != EAGAIN {
            isOpen = false
        }
        return max(count, 0)
    }
}
#endif
