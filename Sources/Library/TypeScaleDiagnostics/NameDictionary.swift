/// Values by name, where two names are equal if they have the same bytes.
///
///     var sizes: NameDictionary = ["caf\u{E9}": 17.0]
///     print(sizes["cafe\u{301}"] == nil)   // true
///
/// As keys of a `Dictionary`, strings are also equal if they are canonically equivalent, so that a
/// name from outside could replace another. The elements are in ascending order of the bytes of
/// their names.
public struct NameDictionary<Value> {
    // The members are inlinable: code that is not specialized for `Value` takes ten times as
    // long.
    @usableFromInline
    var values: [ExactString: Value] = [:]

    /// Creates an empty dictionary.
    @inlinable
    public init() {}

    /// Creates a dictionary with names and values, of which the last for a name is used.
    ///
    /// - Parameter elements: The names and values, for example a `Dictionary`.
    @inlinable
    public init(_ elements: some Sequence<(key: String, value: Value)>) {
        for (name, value) in elements { self[name] = value }
    }

    /// The number of names.
    @inlinable
    public var count: Int { values.count }

    /// Whether the dictionary contains no names.
    @inlinable
    public var isEmpty: Bool { values.isEmpty }

    /// The value of a name, or `nil` if there is none.
    @inlinable
    public subscript(name: String) -> Value? {
        get { values[ExactString(name)] }
        set { values[ExactString(name)] = newValue }
    }

    /// The value of a name, or another value if there is none.
    @inlinable
    public subscript(name: String, default value: @autoclosure () -> Value) -> Value {
        get { values[ExactString(name), default: value()] }
        _modify { yield &values[ExactString(name), default: value()] }
    }
}

extension NameDictionary: Sequence {
    /// Returns the names and values.
    ///
    /// - Complexity: O(*n* log *n*) in the number of names.
    @inlinable
    public func makeIterator() -> [(key: String, value: Value)].Iterator {
        values.sorted { $0.key < $1.key }.map { (key: $0.key.text, value: $0.value) }.makeIterator()
    }
}

extension NameDictionary: ExpressibleByDictionaryLiteral {
    /// Creates a dictionary with names and values, of which the last for a name is used.
    @inlinable
    public init(dictionaryLiteral elements: (String, Value)...) {
        for (name, value) in elements { self[name] = value }
    }
}

extension NameDictionary: Equatable where Value: Equatable {}
extension NameDictionary: Hashable where Value: Hashable {}
extension NameDictionary: Sendable where Value: Sendable {}
