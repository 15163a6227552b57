/// A property of a view that the environment or the reader determines.
public protocol DynamicProperty {
    /// Updates the value before the view's `body` is read.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}
