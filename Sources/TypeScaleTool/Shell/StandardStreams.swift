import Foundation

#if os(Windows)
import ucrt
#endif

/// The process's streams, by file descriptor.
enum StandardStreams {
    /// Up to `count` bytes, as soon as there are some; none at the end.
    static func read(_ descriptor: Int32, upTo count: Int) throws(StreamFailure) -> [UInt8] {
        while true {
            var got = 0
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
                #if os(Windows)
                got = Int(unsafe _read(descriptor, buffer.baseAddress, UInt32(count)))
                #else
                got = unsafe Foundation.read(descriptor, buffer.baseAddress, count)
                #endif
                used = max(got, 0)
            }
            if got >= 0 { return bytes }
            let code = errno
            guard isPassing(code, descriptor, isReading: true) else {
                throw StreamFailure(action: .read, code: code)
            }
        }
    }

    /// Writes all bytes.
    static func write(_ descriptor: Int32, _ bytes: [UInt8]) throws(StreamFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = unsafe rest.withUnsafeBufferPointer { buffer in
                #if os(Windows)
                Int(unsafe _write(descriptor, buffer.baseAddress, UInt32(buffer.count)))
                #else
                unsafe Foundation.write(descriptor, buffer.baseAddress, buffer.count)
                #endif
            }
            if written >= 0 {
                rest = rest.dropFirst(written)
                continue
            }
            let code = errno
            guard isPassing(code, descriptor, isReading: false) else {
                throw StreamFailure(action: .write, code: code)
            }
        }
    }

    /// Whether an error goes away by trying again, which this waits for: another process may have
    /// told a stream that we share not to wait.
    private static func isPassing(_ code: Int32, _ descriptor: Int32, isReading: Bool) -> Bool {
        #if !os(Windows)
        if code == EAGAIN || code == EWOULDBLOCK {
            let event = isReading ? POLLIN : POLLOUT
            var wanted = pollfd(fd: descriptor, events: Int16(event), revents: 0)
            return unsafe poll(&wanted, 1, -1) >= 0 || errno == EINTR
        }
        #endif
        return code == EINTR
    }

    /// Whether two streams are one file, so that what is written to one comes back from the other.
    static func areOneFile(_ first: Int32, _ second: Int32) -> Bool {
        #if os(Windows)
        false
        #else
        var one = stat()
        var other = stat()
        return unsafe fstat(first, &one) == 0 && fstat(second, &other) == 0
            && UInt32(one.st_mode) & UInt32(S_IFMT) == UInt32(S_IFREG)
            && one.st_dev == other.st_dev && one.st_ino == other.st_ino
        #endif
    }

    static func isTerminal(_ descriptor: Int32) -> Bool {
        #if os(Windows)
        _isatty(descriptor) != 0
        #else
        isatty(descriptor) != 0
        #endif
    }

    /// Lets a write to a closed pipe fail instead of ending the process.
    static func ignoreBrokenPipe() {
        #if !os(Windows)
        _ = signal(SIGPIPE, SIG_IGN)
        #endif
    }
}

/// A stream that could not be read or written, with the system's error number.
struct StreamFailure: Error, CustomStringConvertible {
    enum Action: String {
        case read = "the input cannot be read"
        case write = "the output cannot be written"
    }

    let action: Action
    let code: Int32

    /// Whether the reader of our output has gone, as `head` does, which is not an error.
    var isBrokenPipe: Bool { code == EPIPE }

    var description: String { "\(action.rawValue): \(unsafe String(cString: strerror(code)))" }
}
