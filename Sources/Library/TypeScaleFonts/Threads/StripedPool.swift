/// A pool of values, each of which only one thread uses at a time.
///
/// A face has a pool of glyph mappers. The mapper caches character pages, plans and kerning pairs.
/// To measure text, a thread locks a stripe of the pool, uses its mapper, and unlocks the stripe.
/// The thread copies nothing, and writes to no memory that other threads write to.
///
/// - A thread locks the stripe for its thread number if that stripe is free. The lock then stays in
///   one core's cache. Otherwise, the thread locks the next free stripe. The thread waits only if
///   all stripes are locked.
/// - A value is created when a thread first uses its stripe. All stripes share large immutable
///   data, such as the tables and plans of a face.
/// - All pools share the same locks. Locks in each face would use 2 KB, even if the face never
///   measures text, and would slow down registration. A thread that has locked a stripe must not
///   lock another.
@safe struct StripedPool<Value>: ~Copyable, @unchecked Sendable {
    /// The value of each stripe, which only the thread that locked the stripe can access.
    ///
    /// In an array, threads could not change different values at the same time.
    let values: UnsafeMutablePointer<UnsafeMutablePointer<Value>?>

    init() {
        unsafe values = .allocate(capacity: Stripe.count)
        unsafe values.initialize(repeating: nil, count: Stripe.count)
    }

    deinit {
        for stripe in 0..<Stripe.count {
            guard let value = unsafe values[stripe] else { continue }
            unsafe value.deinitialize(count: 1)
            unsafe value.deallocate()
        }
        unsafe values.deallocate()
    }

    /// Runs a closure with a free stripe's value, creating the value with `make` if necessary.
    func withValue<Result, Failure>(
        _ make: () throws(Failure) -> Value,
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let stripe = Stripe.lock()
        defer { Stripe.unlock(stripe) }
        if let value = unsafe values[stripe] { return try unsafe body(&value.pointee) }
        let new = try make()
        let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        unsafe value.initialize(to: consume new)
        unsafe values[stripe] = unsafe value
        return try unsafe body(&value.pointee)
    }
}

enum Stripe: Sendable {
    /// The number of threads that can work at once without waiting.
    static let count = 16

    /// The locks of the stripes in all pools, and as many locks for the caches of faces.
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
    private static func index(_ number: UInt64) -> Int {
        Int(UInt8(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 60))
    }

    static func lock() -> Int {
        let first = index(threadNumber())
        return locks[first].tryLock() ? first : lockOther(first)
    }

    @inline(never)
    private static func lockOther(_ first: Int) -> Int {
        for step in 1..<count {
            let stripe = (first + step) % count
            if locks[stripe].tryLock() { return stripe }
        }
        locks[first].lock()
        return first
    }

    static func unlock(_ stripe: Int) { locks[stripe].unlock() }
}
