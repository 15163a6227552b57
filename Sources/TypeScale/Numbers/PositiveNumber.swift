/// A positive finite number, or `nil`, stored as 0.
///
/// Optional numbers would double the size of the values that hold them, and slow down copies.
@propertyWrapper
package struct PositiveNumber: Hashable, Sendable {
    /// The number, or 0 for `nil`.
    let number: Double

    /// Stores a number; one that is not positive and finite counts as `nil`.
    @inline(__always)
    package init(wrappedValue: Double?) {
        guard let wrappedValue, wrappedValue > 0, wrappedValue.isFinite else {
            number = 0
            return
        }
        number = wrappedValue
    }

    /// The number; setting one that is not positive and finite sets `nil`.
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
