/// A length that scales with a text style, like SwiftUI's property wrapper, but takes the reader as
/// an argument.
///
///     struct Card {
///         @ScaledMetric(relativeTo: .headline) var padding = 12
///     }
///     Card().$padding.value(for: reader)
///
/// The property is the length at the base category, as a `Double`, `CGFloat` or `Float`. Its
/// projected value scales the length for a reader.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint & Sendable>: Hashable, Sendable {
    /// The length at the base category, in points.
    public var wrappedValue: Value

    let textStyle: TextStyle

    /// Creates a length, in points at the base category, that scales with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: TextStyle = .body) {
        self.wrappedValue = wrappedValue
        self.textStyle = textStyle
    }

    /// The metric itself, for scaling the length.
    public var projectedValue: ScaledMetric { self }

    /// Returns the length for a reader, in points rounded to whole pixels, by
    /// ``ScalingCurve/swiftUI``.
    public func value(for traits: TraitCollection) -> Value {
        let metrics = FontMetrics(forTextStyle: textStyle, curve: .swiftUI)
        return Value(metrics.scaledValue(for: Double(wrappedValue), compatibleWith: traits))
    }
}
