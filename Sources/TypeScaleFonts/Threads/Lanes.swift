/// A set of lanes, each with a value that only one thread uses at a time.
///
/// A face has a ``GlyphReader`` for each lane. The reader caches character pages, plans and kerning
/// pairs. To measure text, a thread takes a lane, uses its reader, and leaves the lane. The thread
/// copies nothing, and writes to no memory that other threads write to.
///
/// - A thread takes the lane for its thread number if that lane is free. The lock then stays in one
///   core's cache. Otherwise, the thread takes the next free lane. The thread waits only if all
///   lanes are taken.
/// - A value is created when a thread first uses its lane. All lanes share large immutable data,
///   such as the tables and plans of a face.
/// - All instances share the same locks. Locks in each face would use 2 KB, even if the face never
///   measures text, and would slow down registration. A thread that has a lane must not take
///   another.
@safe struct Lanes<Value>: ~Copyable, @unchecked Sendable {
    /// The value of each lane, which only the thread in the lane can access.
    private let values: UnsafeMutablePointer<UnsafeMutablePointer<Value>?>

    init() {
        unsafe values = .allocate(capacity: Lane.count)
        unsafe values.initialize(repeating: nil, count: Lane.count)
    }

    deinit {
        for lane in 0..<Lane.count {
            guard let value = unsafe values[lane] else { continue }
            unsafe value.deinitialize(count: 1)
            unsafe value.deallocate()
        }
        unsafe values.deallocate()
    }

    /// Runs a closure with a free lane's value, creating the value with `make` if necessary.
    @inline(__always)
    func withValue<Result, Failure>(
        _ make: () throws(Failure) -> Value,
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let lane = Lane.take()
        defer { Lane.leave(lane) }
        if let value = unsafe values[lane] { return try unsafe body(&value.pointee) }
        let new = try make()
        let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        unsafe value.initialize(to: new)
        unsafe values[lane] = unsafe value
        return try unsafe body(&value.pointee)
    }
}

enum Lane {
    /// The number of threads that can work at once without waiting.
    static let count = 16

    /// The locks of the lanes in all faces, and as many locks for the caches of faces.
    ///
    /// This is the only process-wide state of the modules without UIKit's names. The locks contain
    /// no data, so no result depends on them.
    private static let locks = (0..<(2 * count)).map { _ in PlatformLock(alignment: 128) }

    /// Returns the lock for an object's cache, which several objects share.
    ///
    /// A thread that has such a lock must not take another lock.
    static func cacheLock(of object: ObjectIdentifier) -> PlatformLock {
        locks[count + index(UInt64(UInt(bitPattern: object)))]
    }

    /// Returns a number less than ``count``, by spreading numbers that are often evenly spaced.
    @inline(__always)
    private static func index(_ number: UInt64) -> Int {
        Int(UInt8(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 60))
    }

    @inline(__always)
    static func take() -> Int {
        let first = index(threadNumber())
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
