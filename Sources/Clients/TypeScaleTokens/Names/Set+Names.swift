extension Set<[UInt8]> {
    /// Inserts the bytes of a name, and returns whether they are new.
    @discardableResult
    mutating func add(_ name: String) -> Bool { insert(Array(name.utf8)).inserted }
}
