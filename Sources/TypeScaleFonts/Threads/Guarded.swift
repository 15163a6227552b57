/// A value that one thread at a time may touch.
@safe package final class Guarded<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = PlatformLock()

    package init(_ value: Value) {
        self.value = value
    }

    deinit { lock.destroy() }

    /// Runs a closure while no other thread has the value.
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
