/// Values by name, where two names are equal if they have the same bytes.
///
/// As keys of a dictionary, strings are also equal if they are canonically equivalent.
struct NameTable<Value> {
    private var values: [[UInt8]: Value] = [:]

    var count: Int { values.count }

    subscript(name: String) -> Value? {
        get { values[Array(name.utf8)] }
        set { values[Array(name.utf8)] = newValue }
    }

    subscript(name: String, default value: @autoclosure () -> Value) -> Value {
        get { values[Array(name.utf8), default: value()] }
        _modify { yield &values[Array(name.utf8), default: value()] }
    }
}

extension Set<[UInt8]> {
    /// Inserts the bytes of a name, and returns whether they are new.
    @discardableResult
    mutating func add(_ name: String) -> Bool { insert(Array(name.utf8)).inserted }
}
