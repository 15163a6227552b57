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

/// A value that one thread at a time may touch.
///
/// The standard library's `Mutex` would do, but the thread sanitizer does not see its locks on Linux
/// and reports races where there are none; and on Apple's systems it needs version 15 or 18.
@safe package final class Guarded<Value>: @unchecked Sendable {
    #if os(Windows)
    private typealias Lock = SRWLOCK
    #elseif os(WASI)
    private typealias Lock = Void
    #else
    private typealias Lock = pthread_mutex_t
    #endif

    private var value: Value
    // A lock has an address for life, which a stored property has not.
    private let lock: UnsafeMutablePointer<Lock>

    package init(_ value: Value) {
        self.value = value
        unsafe lock = .allocate(capacity: 1)
        #if os(Windows)
        unsafe InitializeSRWLock(lock)
        #elseif !os(WASI)
        unsafe lock.initialize(to: pthread_mutex_t())
        _ = unsafe pthread_mutex_init(lock, nil)
        #endif
    }

    deinit {
        #if !os(Windows) && !os(WASI)
        _ = unsafe pthread_mutex_destroy(lock)
        #endif
        unsafe lock.deallocate()
    }

    /// Runs a closure while no other thread has the value.
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        #if os(Windows)
        unsafe AcquireSRWLockExclusive(lock)
        defer { unsafe ReleaseSRWLockExclusive(lock) }
        #elseif !os(WASI)
        _ = unsafe pthread_mutex_lock(lock)
        defer { _ = unsafe pthread_mutex_unlock(lock) }
        #endif
        return body(&value)
    }
}
