/// A length that scales with a text style.
///
///     struct Card {
///         @ScaledLength(relativeTo: .headline) var padding = 12
///     }
///     Card().$padding.value(for: reader)
///
/// Unlike SwiftUI's `ScaledMetric`, this property wrapper takes the reader's traits as an argument.
/// The property is the length at the base category, as a `Double`, `CGFloat` or `Float`. Its
/// projected value scales the length for a reader.
@propertyWrapper
public struct ScaledLength<Value: BinaryFloatingPoint & Sendable>: Hashable, Sendable {
    /// The length at the base category, in points.
    public var wrappedValue: Value

    let textStyle: TextStyle

    /// Creates a scaled length from its value in points at the base category.
    public init(wrappedValue: Value, relativeTo textStyle: TextStyle = .body) {
        self.wrappedValue = wrappedValue
        self.textStyle = textStyle
    }

    /// The scaled length itself, for computing its value.
    public var projectedValue: ScaledLength { self }

    /// Returns the length for a reader, in points.
    ///
    /// The curve ``ScalingCurve/swiftUI`` scales the length, and rounds it to whole pixels.
    public func value(for traits: TraitCollection) -> Value {
        let metrics = FontMetrics(forTextStyle: textStyle, curve: .swiftUI)
        return Value(metrics.scaledValue(for: Double(wrappedValue), compatibleWith: traits))
    }
}
