/// A value for each of several lanes, which one thread at a time uses.
///
/// A face has a ``GlyphReader`` for each lane, which caches pages of characters, plans and pairs. A
/// thread that measures takes a lane, works with its reader, and leaves the lane. It copies
/// nothing, and writes to no memory that another thread writes to.
///
/// - A thread takes the lane of its number if the lane is free. The lock then stays in the cache of
///   one core. Otherwise the thread takes the next free lane, and waits only if all lanes are
///   taken.
/// - A value is created when a thread first enters its lane. All lanes share large data that does
///   not change, such as the tables and plans of a face.
/// - All values share the locks of the process. Locks in each face would take 2 KB, also in faces
///   that never measure, and registering fonts would take longer. A thread with a lane must not
///   take another.
@safe final class Lanes<Value>: @unchecked Sendable {
    /// Written only by the thread that has the lane.
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

    /// Runs a closure with the value of a free lane, which `make` creates in a new lane.
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
    /// The number of threads that can work at once without waiting.
    static let count = 16

    private static let locks = (0..<count).map { _ in PlatformLock(alignment: 128) }

    /// Takes a lane, and returns its number.
    @inline(__always)
    static func take() -> Int {
        // Distributes numbers at a constant distance, which those of threads often have.
        let first = Int((threadNumber() &* 0x9E37_79B9_7F4A_7C15) >> 60)
        return locks[first].tryLock() ? first : takeOther(first)
    }

    @inline(never)
    private static func takeOther(_ first: Int) -> Int {
        for step in 1..<count {
            let lane = (first + step) % count
            if locks[lane].tryLock() { return lane }
        }
        locks[first].lock()
        return first
    }

    @inline(__always)
    static func leave(_ lane: Int) { locks[lane].unlock() }
}
