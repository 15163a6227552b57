#if os(Linux)
import Foundation

/// An open file descriptor, which closes when the object is released.
final class Descriptor: Sendable {
    let number: Int32

    private init(number: Int32) { self.number = number }

    deinit { close(number) }

    /// Creates two connected ends, which no other program inherits.
    static func pair() throws(SpawnError) -> (Descriptor, Descriptor) {
        var numbers: [Int32] = [0, 0]
        // The two ends of a pipe would be inherited by a program that starts before `fcntl` changes
        // them.
        #if canImport(Musl)
        let kind = SOCK_STREAM | SOCK_CLOEXEC
        #else
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #endif
        guard unsafe socketpair(AF_UNIX, kind, 0, &numbers) == 0 else {
            throw SpawnError(number: errno)
        }
        return (Descriptor(number: numbers[0]), Descriptor(number: numbers[1]))
    }

    /// Waits until one of the descriptors is ready or a time has passed.
    ///
    /// - Returns: The descriptors that are ready.
    static func ready(_ numbers: [Int32], before deadline: ContinuousClock.Instant) -> Set<Int32> {
        let rest = ContinuousClock.now.duration(to: deadline)
        guard rest > .zero else { return [] }
        // The time is rounded up, so that the deadline has passed after it.
        let milliseconds = Int32(clamping: Int((rest / .milliseconds(1)).rounded(.up)))
        var polled = numbers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let count = unsafe poll(&polled, nfds_t(polled.count), milliseconds)
        return count > 0 ? Set(polled.filter { $0.revents != 0 }.map(\.fd)) : []
    }
}
#endif
