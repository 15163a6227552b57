/// A length that grows with the text around it, as SwiftUI's property wrapper does, for a reader who is
/// an argument.
///
///     struct Card {
///         @ScaledMetric(relativeTo: .headline) var padding = 12
///     }
///     Card().$padding.value(for: reader)
///
/// `Double`, `CGFloat` and `Float` will do. The property itself is the length at the base category; its projection scales it.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint & Sendable>: Hashable, Sendable {
    /// The length at the base category, in points.
    public var wrappedValue: Value

    /// The style that the length grows with.
    let textStyle: TextStyle

    /// A length that grows with a style.
    ///
    /// - Parameters:
    ///   - wrappedValue: Points at the base category.
    ///   - textStyle: The style; body unless another is given.
    public init(wrappedValue: Value, relativeTo textStyle: TextStyle = .body) {
        self.wrappedValue = wrappedValue
        self.textStyle = textStyle
    }

    /// The metric itself, which scales the length.
    public var projectedValue: ScaledMetric { self }

    /// The length for a reader, by SwiftUI's law, on the grid of the screen's pixels.
    ///
    /// - Parameter traits: The reader and the screen.
    /// - Returns: Points.
    public func value(for traits: TraitCollection) -> Value {
        let metrics = FontMetrics(forTextStyle: textStyle, curve: .swiftUI)
        return Value(metrics.scaledValue(for: Double(wrappedValue), compatibleWith: traits))
    }
}
