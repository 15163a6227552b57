/// Values by name, where two names are equal if they have the same bytes.
///
///     var sizes: NameDictionary = ["caf\u{E9}": 17.0]
///     print(sizes["cafe\u{301}"] == nil)   // true
///
/// As keys of a `Dictionary`, strings are also equal if they are canonically equivalent, so that a
/// name from outside could replace another. The elements are in ascending order of the bytes of
/// their names.
public struct NameDictionary<Value> {
    private var values: [[UInt8]: Value] = [:]

    /// Creates an empty dictionary.
    public init() {}

    /// Creates a dictionary with names and values, of which the last for a name is used.
    ///
    /// - Parameter elements: The names and values, for example a `Dictionary`.
    public init(_ elements: some Sequence<(key: String, value: Value)>) {
        for (name, value) in elements { self[name] = value }
    }

    /// The number of names.
    public var count: Int { values.count }

    /// Whether the dictionary contains no names.
    public var isEmpty: Bool { values.isEmpty }

    /// The value of a name, or `nil` if there is none.
    public subscript(name: String) -> Value? {
        get { values[Array(name.utf8)] }
        set { values[Array(name.utf8)] = newValue }
    }

    /// The value of a name, or another value if there is none.
    public subscript(name: String, default value: @autoclosure () -> Value) -> Value {
        get { values[Array(name.utf8), default: value()] }
        _modify { yield &values[Array(name.utf8), default: value()] }
    }
}

extension NameDictionary: Sequence {
    /// Returns the names and values.
    ///
    /// - Complexity: O(*n* log *n*) in the number of names.
    public func makeIterator() -> AnyIterator<(key: String, value: Value)> {
        let sorted = values.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        var rest = sorted.lazy.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
            .makeIterator()
        return AnyIterator { rest.next() }
    }
}

extension NameDictionary: ExpressibleByDictionaryLiteral {
    /// Creates a dictionary with names and values, of which the last for a name is used.
    public init(dictionaryLiteral elements: (String, Value)...) {
        for (name, value) in elements { self[name] = value }
    }
}

extension NameDictionary: Equatable where Value: Equatable {}
extension NameDictionary: Hashable where Value: Hashable {}
extension NameDictionary: Sendable where Value: Sendable {}
