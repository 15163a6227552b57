/// A property that a view owns and changes.
///
/// The property keeps its value as long as its view exists. A change does not update any view.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let box: Box

    /// Creates a property with an initial value.
    public init(wrappedValue value: Value) { box = Box(value) }

    /// Creates a property with an initial value.
    public init(initialValue value: Value) { box = Box(value) }

    /// The value.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a property whose initial value is `nil`.
    public init() { self.init(wrappedValue: nil) }
}
