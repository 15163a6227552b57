/// A value that only one thread can access at a time.
@safe package final class Guarded<Value>: @unchecked Sendable {
    // The lock ensures exclusive access, so that checks at run time are not necessary.
    @exclusivity(unchecked) private var value: Value
    private let lock = PlatformLock()

    package init(_ value: Value) {
        unsafe self.value = value
    }

    deinit { lock.destroy() }

    /// Exchanges the value for another.
    func exchange(_ other: inout Value) {
        lock.lock()
        unsafe swap(&value, &other)
        lock.unlock()
    }

    /// Runs a closure with exclusive access to the value.
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return unsafe body(&value)
    }
}
