/// An optional finite number greater than 0 that takes no more memory than a `Double`.
///
/// A `Double?` would take twice as much memory, and would be copied more slowly.
@propertyWrapper
package struct PositiveNumber: Hashable, Sendable {
    /// The number, where 0 represents `nil`.
    let number: Double

    /// Stores a number, or `nil` if the number is zero, negative, infinite or NaN.
    @inline(__always)
    package init(wrappedValue: Double?) {
        guard let wrappedValue, wrappedValue > 0, wrappedValue.isFinite else {
            number = 0
            return
        }
        number = wrappedValue
    }

    /// The number, or `nil` if the stored number was zero, negative, infinite or NaN.
    @inline(__always)
    package var wrappedValue: Double? {
        get { number > 0 ? number : nil }
        set { self = PositiveNumber(wrappedValue: newValue) }
    }
}

#if !hasFeature(Embedded)
extension PositiveNumber: Codable {}

// An archive contains the number itself, and omits `nil`.
extension KeyedEncodingContainer {
    mutating func encode(_ number: PositiveNumber, forKey key: Key) throws {
        try encodeIfPresent(number.wrappedValue, forKey: key)
    }
}

extension KeyedDecodingContainer {
    func decode(_ type: PositiveNumber.Type, forKey key: Key) throws -> PositiveNumber {
        PositiveNumber(wrappedValue: try decodeIfPresent(Double.self, forKey: key))
    }
}
#endif
