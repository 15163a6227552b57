import Foundation

#if os(Windows)
import CRT
#endif

/// Functions that read and write the process's streams, given a file descriptor.
///
/// They call the system with pointers, because `FileHandle` does not wait for streams that another
/// process made nonblocking.
enum StandardStreams {
    /// Reads up to `count` bytes once some are available, or no bytes at the end of the stream.
    static func read(_ descriptor: Int32, upTo count: Int) throws(StreamFailure) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let got = try retrying(.read, descriptor) {
            unsafe bytes.withUnsafeMutableBytes { buffer in
                #if os(Windows)
                Int(unsafe _read(descriptor, buffer.baseAddress, UInt32(count)))
                #else
                unsafe Foundation.read(descriptor, buffer.baseAddress, count)
                #endif
            }
        }
        bytes.removeLast(count - got)
        return bytes
    }

    static func write(_ descriptor: Int32, _ bytes: [UInt8]) throws(StreamFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = try retrying(.write, descriptor) {
                unsafe rest.withUnsafeBufferPointer { buffer in
                    #if os(Windows)
                    Int(unsafe _write(descriptor, buffer.baseAddress, UInt32(buffer.count)))
                    #else
                    unsafe Foundation.write(descriptor, buffer.baseAddress, buffer.count)
                    #endif
                }
            }
            rest = rest.dropFirst(written)
        }
    }

    /// Retries a system call until it returns a byte count or fails permanently.
    private static func retrying(
        _ action: StreamFailure.Action,
        _ descriptor: Int32,
        call: () -> Int
    ) throws(StreamFailure) -> Int {
        while true {
            let count = call()
            if count >= 0 { return count }
            let code = errno
            if code == EINTR { continue }
            #if !os(Windows)
            // Another process that shares the stream can make it nonblocking.
            if code == EAGAIN || code == EWOULDBLOCK {
                let event = action == .read ? POLLIN : POLLOUT
                var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
                if unsafe poll(&request, 1, -1) >= 0 || errno == EINTR { continue }
            }
            #endif
            throw StreamFailure(action: action, code: code)
        }
    }

    /// Returns whether two file descriptors refer to the same regular file.
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

    /// Makes writes to a closed pipe fail instead of ending the process.
    static func ignoreBrokenPipe() {
        #if !os(Windows)
        _ = signal(SIGPIPE, SIG_IGN)
        #endif
    }
}

/// A failure to read or write a stream, with the system's error number.
struct StreamFailure: Error, CustomStringConvertible {
    enum Action: String {
        case read = "cannot read the input"
        case write = "cannot write the output"
    }

    let action: Action
    let code: Int32

    static let brokenPipe = StreamFailure(action: .write, code: EPIPE)

    /// Whether the program that reads the output has closed it, as `head` does.
    var isBrokenPipe: Bool { code == EPIPE }

    var reason: String { unsafe String(cString: strerror(code)) }

    var description: String { "\(action.rawValue): \(reason)" }
}
