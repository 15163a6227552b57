/// A property that has a value of the environment.
///
/// While a view's `body` is read, the property has the value of the view's environment. At any
/// other time, the property has the value of a new environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// Creates a property for the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value.
    public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
