public import Foundation

/// A control that performs an action, which is not recorded.
public struct Button<Label: View> {
    let content: Label
}

extension Button: ContainerView {}

nonisolated extension Button {
    /// Creates a button with a label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        content = label()
    }
}

nonisolated extension Button where Label == Text {
    /// Creates a button with a title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        content = Text(titleKey)
    }

    /// Creates a button with a title.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        content = Text(title)
    }
}

/// A view of an image, which is not loaded.
public struct Image: Equatable, Sendable {
    private let name: String

    /// Creates an image with a name in an asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

    /// Creates an image of a symbol.
    public init(systemName: String) { name = systemName }
}

extension Image: LeafView {}

/// A flexible space.
public struct Spacer: Sendable {
    /// The minimum length in points, or `nil` for the default length.
    public var minLength: CGFloat?

    /// Creates a space.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {}

/// A line that separates content.
public struct Divider: Sendable {
    /// Creates a line.
    public init() {}
}

extension Divider: LeafView {}

extension Color: LeafView {}

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

/// A property that another object stores.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// Creates a binding from closures that read and write the value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// Returns a binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a property of the value.
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { wrappedValue[keyPath: keyPath] = $0 }
        )
    }
}
