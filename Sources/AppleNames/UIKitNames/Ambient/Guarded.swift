import Foundation

/// A value that only one thread can access at a time.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    /// Runs a closure with exclusive access to the value.
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }

    subscript<Property>(property: WritableKeyPath<Value, Property>) -> Property {
        get { withLock { $0[keyPath: property] } }
        set { withLock { $0[keyPath: property] = newValue } }
    }
}
