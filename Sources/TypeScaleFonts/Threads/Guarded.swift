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
    return UInt64(UInt(bitPattern: unsafe pthread_self())) >> 12
    #else
    return UInt64(truncatingIfNeeded: pthread_self()) >> 12
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
