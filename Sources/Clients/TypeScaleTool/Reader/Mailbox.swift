import Foundation

/// Values that a task sends to a thread, which waits for each of them.
final class Mailbox<Value: Sendable>: @unchecked Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    // The lock protects the values. The last one is `nil`.
    private var values: [Value?] = []

    /// Starts a task with a closure that sends values.
    init(_ body: @escaping @Sendable (_ send: @Sendable (Value) -> Void) async -> Void) {
        Task {
            await body { self.put($0) }
            put(nil)
        }
    }

    /// Waits for a value, or returns `nil` once the task ended.
    ///
    /// Do not call the function again after it returned `nil`.
    func next() -> Value? {
        semaphore.wait()
        return lock.withLock { values.removeFirst() }
    }

    private func put(_ value: Value?) {
        lock.withLock { values.append(value) }
        semaphore.signal()
    }
}
