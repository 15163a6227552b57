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

    func lock() {
        #if os(Windows)
        unsafe AcquireSRWLockExclusive(address)
        #elseif !(os(WASI) || os(none))
        _ = unsafe pthread_mutex_lock(address)
        #endif
    }

    /// Acquires the lock if the lock is free, and returns whether it was acquired.
    func tryLock() -> Bool {
        #if os(Windows)
        return unsafe TryAcquireSRWLockExclusive(address) != 0
        #elseif os(WASI) || os(none)
        return true
        #else
        return unsafe pthread_mutex_trylock(address) == 0
        #endif
    }

    func unlock() {
        #if os(Windows)
        unsafe ReleaseSRWLockExclusive(address)
        #elseif !(os(WASI) || os(none))
        _ = unsafe pthread_mutex_unlock(address)
        #endif
    }
}

/// Returns a number that identifies the current thread.
func threadNumber() -> UInt64 {
    #if os(Windows)
    return UInt64(GetCurrentThreadId())
    #elseif os(WASI) || os(none)
    return 0
    #elseif canImport(Darwin) || canImport(Musl)
    // The result is derived from the address of the thread's data.
    return UInt64(UInt(bitPattern: unsafe pthread_self())) >> 12
    #else
    return UInt64(pthread_self()) >> 12
    #endif
}
