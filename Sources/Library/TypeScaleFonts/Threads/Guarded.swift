#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif os(Windows)
import WinSDK
#endif

/// A lock that the platform provides, in memory that the owner frees with ``destroy()``.
///
/// The standard library's `Mutex` requires macOS 15 or iOS 18. On Linux, the thread sanitizer does
/// not recognize a `Mutex`, and reports races that do not exist.
@safe struct PlatformLock: @unchecked Sendable {
    #if os(Windows)
    private typealias Lock = SRWLOCK
    #elseif os(WASI) || os(none)
    private typealias Lock = UInt8
    #else
    private typealias Lock = pthread_mutex_t
    #endif

    private let address: UnsafeMutablePointer<Lock>

    /// Creates a lock in aligned memory.
    ///
    /// With an alignment of 128, the lock shares no cache line with other data.
    init(alignment: Int = 16) {
        unsafe address = UnsafeMutableRawPointer.allocate(
            byteCount: max(alignment, MemoryLayout<Lock>.size),
            alignment: alignment
        ).bindMemory(to: Lock.self, capacity: 1)
        #if os(Windows)
        unsafe InitializeSRWLock(address)
        #elseif !(os(WASI) || os(none))
        unsafe address.initialize(to: pthread_mutex_t())
        _ = unsafe pthread_mutex_init(address, nil)
        #endif
    }

    func destroy() {
        #if !os(Windows) && !(os(WASI) || os(none))
        _ = unsafe pthread_mutex_destroy(address)
        #endif
        unsafe address.deallocate()
    }

    @inline(__always)
    func lock() {
        #if os(Windows)
        unsafe AcquireSRWLockExclusive(address)
        #elseif !(os(WASI) || os(none))
        _ = unsafe pthread_mutex_lock(address)
        #endif
    }

    /// Acquires the lock if the lock is free, and returns whether it was acquired.
    @inline(__always)
    func tryLock() -> Bool {
        #if os(Windows)
        return unsafe TryAcquireSRWLockExclusive(address) != 0
        #elseif os(WASI) || os(none)
        return true
        #else
        return unsafe pthread_mutex_trylock(address) == 0
        #endif
    }

    @inline(__always)
    func unlock() {
        #if os(Windows)
        unsafe ReleaseSRWLockExclusive(address)
        #elseif !(os(WASI) || os(none))
        _ = unsafe pthread_mutex_unlock(address)
        #endif
    }
}

/// Returns a number that identifies the current thread.
@inline(__always)
func threadNumber() -> UInt64 {
    #if os(Windows)
    return UInt64(GetCurrentThreadId())
    #elseif os(WASI) || os(none)
    return 0
    #elseif canImport(Darwin) || canImport(Musl)
    // The result is derived from the address of the thread's data.
    return UInt64(UInt(bitPattern: unsafe pthread_self())) &>> 12
    #else
    return UInt64(pthread_self()) &>> 12
    #endif
}

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
    package func exchange(_ other: inout Value) {
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

/// A set of lanes, each with a value that only one thread uses at a time.
///
/// A face has a glyph reader for each lane. The reader caches character pages, plans and kerning
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
@safe package struct Lanes<Value>: ~Copyable, @unchecked Sendable {
    /// The value of each lane, which only the thread in the lane can access.
    @usableFromInline let values: UnsafeMutablePointer<UnsafeMutablePointer<Value>?>

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
    @inlinable
    @inline(__always)
    package func withValue<Result, Failure>(
        _ make: () throws(Failure) -> Value,
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let lane = Lane.take()
        defer { Lane.leave(lane) }
        if let value = unsafe values[lane] { return try unsafe body(&value.pointee) }
        let new = try make()
        let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        unsafe value.initialize(to: consume new)
        unsafe values[lane] = unsafe value
        return try unsafe body(&value.pointee)
    }
}

@usableFromInline enum Lane: Sendable {
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
        Int(UInt8(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) &>> 60))
    }

    @usableFromInline
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

    @usableFromInline
    static func leave(_ lane: Int) { locks[lane].unlock() }
}
