/// A length that grows with a text style, like SwiftUI's property wrapper, but with the reader as
/// an argument.
///
///     struct Card {
///         @ScaledMetric(relativeTo: .headline) var padding = 12
///     }
///     Card().$padding.value(for: reader)
///
/// The property is the length at the base category, a `Double`, `CGFloat` or `Float`. Its
/// projection scales it.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint & Sendable>: Hashable, Sendable {
    /// The length at the base category, in points.
    public var wrappedValue: Value

    let textStyle: TextStyle

    /// Creates a length, in points at the base category, that grows with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: TextStyle = .body) {
        self.wrappedValue = wrappedValue
        self.textStyle = textStyle
    }

    /// The metric, which scales the length.
    public var projectedValue: ScaledMetric { self }

    /// Returns the length for a reader, in points on the screen's pixel grid, by SwiftUI's law.
    public func value(for traits: TraitCollection) -> Value {
        let metrics = FontMetrics(forTextStyle: textStyle, curve: .swiftUI)
        return Value(metrics.scaledValue(for: Double(wrappedValue), compatibleWith: traits))
    }
}
