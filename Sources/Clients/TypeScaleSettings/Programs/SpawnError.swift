#if os(Linux)
import Foundation

/// An error of the system that occurs when a program is started.
struct SpawnError: Error {
    /// The number of the error, such as `EACCES`.
    let number: Int32
}
#endif
