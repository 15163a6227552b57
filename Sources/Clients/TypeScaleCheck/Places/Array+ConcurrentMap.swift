import Foundation

extension Array where Element: Sendable {
    /// Returns the results of a function for all elements, in their order.
    ///
    /// Each core has a thread whose stack is as large as the one of the main thread. Code inside of
    /// other code needs more than the 512 KiB that other threads have.
    func concurrentMap<Result: Sendable>(
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let count = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
        guard count > 1 else { return map(transform) }
        let results = Results<Result>(count: self.count)
        let ended = DispatchSemaphore(value: 0)
        for _ in 0..<count {
            let thread = Thread {
                while let index = results.next() { results.set(transform(self[index]), at: index) }
                ended.signal()
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
        for _ in 0..<count { ended.wait() }
        return results.all
    }
}

/// The results of steps that run at the same time.
private final class Results<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    // The lock protects the values and the index of the next one.
    private var values: [Value?]
    private var index = 0

    init(count: Int) { values = Array(repeating: nil, count: count) }

    /// The values after the last step.
    var all: [Value] { lock.withLock { values.compactMap(\.self) } }

    /// Returns the index of the next step, or `nil` after the last.
    func next() -> Int? {
        lock.withLock {
            guard index < values.count else { return nil }
            defer { index += 1 }
            return index
        }
    }

    func set(_ value: Value, at index: Int) { lock.withLock { values[index] = value } }
}
