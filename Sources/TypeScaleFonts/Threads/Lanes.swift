/// A value for each of a few lanes, of which every thread has one to itself while it works.
///
/// This is how measuring scales with threads. A face has one ``GlyphReader`` for each lane, which
/// keeps what it has learned: pages of characters, plans, pairs. A thread that measures takes a lane,
/// works in the reader of that lane as if there were no other thread, and leaves the lane. It copies
/// nothing, and it writes to no memory that another thread writes to.
///
/// - A thread takes the same lane each time, by its number, as long as that lane is free. Its lock
///   then stays in the cache of one core, and no thread waits for another. If the lane is taken, the
///   thread takes the next free one, and only if all are taken does it wait.
/// - Values are made when a thread first comes by in their lane. What is large and does not change,
///   such as the tables and plans of a face, is made once and shared by all lanes.
/// - The locks belong to the process and not to the values, so that a face which nobody measures in
///   costs one pointer for each lane. While a thread has a lane it must not ask for another one.
@safe final class Lanes<Value>: @unchecked Sendable {
    /// Written under the lock of the lane alone.
    private let values: UnsafeMutablePointer<UnsafeMutablePointer<Value>?>

    init() {
        unsafe values = .allocate(capacity: Lane.count)
        unsafe values.initialize(repeating: nil, count: Lane.count)
    }

    deinit {
        for lane in 0..<Lane.count {
            if let value = unsafe values[lane] {
                unsafe value.deinitialize(count: 1)
                unsafe value.deallocate()
            }
        }
        unsafe values.deallocate()
    }

    /// Runs a closure with the value of a lane that no other thread has.
    ///
    /// - Parameters:
    ///   - make: Creates the value of a lane in which no thread was yet.
    ///   - body: Works with the value.
    /// - Returns: The result of `body`.
    /// - Throws: The error of `make` or `body`.
    @inline(__always)
    func withValue<Result, Failure>(
        _ make: () throws(Failure) -> Value,
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let lane = Lane.take()
        defer { Lane.leave(lane) }
        if let value = unsafe values[lane] { return try unsafe body(&value.pointee) }
        let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        do throws(Failure) {
            unsafe value.initialize(to: try make())
        } catch {
            unsafe value.deallocate()
            throw error
        }
        unsafe values[lane] = unsafe value
        return try unsafe body(&value.pointee)
    }
}

/// The lanes of the process.
private enum Lane {
    /// As many threads as may work at once without waiting for each other.
    static let count = 16

    nonisolated(unsafe) private static let locks = unsafe PlatformLock.locks(count: count)

    @inline(__always)
    private static func lock(_ lane: Int) -> PlatformLock {
        unsafe PlatformLock(createdAt: locks + lane * PlatformLock.stride)
    }

    /// Takes a lane, and returns its number.
    @inline(__always)
    static func take() -> Int {
        // Numbers that are a constant apart, as those of threads often are, come to different lanes.
        let first = Int((threadNumber() &* 0x9E37_79B9_7F4A_7C15) >> 60)
        return lock(first).tryLock() ? first : takeOther(first)
    }

    @inline(never)
    private static func takeOther(_ first: Int) -> Int {
        for step in 1..<count {
            let lane = (first + step) % count
            if lock(lane).tryLock() { return lane }
        }
        lock(first).lock()
        return first
    }

    @inline(__always)
    static func leave(_ lane: Int) { lock(lane).unlock() }
}
