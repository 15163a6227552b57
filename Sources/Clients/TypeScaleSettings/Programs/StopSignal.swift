import Foundation

/// A signal that ends the observation of a system.
final class StopSignal: Sendable {
    #if os(Linux)
    private let ends: (reading: Descriptor, writing: Descriptor)

    /// Creates a signal, or returns `nil` if the process has too many open files.
    init?() {
        guard let ends = try? Descriptor.pair() else { return nil }
        self.ends = ends
    }

    /// The descriptor that is ready once the signal was sent.
    ///
    /// A thread can wait for it and for the output of programs at the same time.
    var descriptor: Int32 { ends.reading.number }

    /// Sends the signal.
    func send() { _ = unsafe write(ends.writing.number, "\n", 1) }
    #else
    private let semaphore = DispatchSemaphore(value: 0)

    /// Creates a signal.
    init?() {}

    /// Sends the signal.
    func send() { semaphore.signal() }

    /// Waits for the signal, and returns whether it was sent within the time.
    func wait(seconds: Double) -> Bool { semaphore.wait(timeout: .now() + seconds) == .success }
    #endif
}
