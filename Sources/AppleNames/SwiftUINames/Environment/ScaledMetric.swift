/// A number that scales with a text style.
///
/// The curve `ScalingCurve.swiftUI` of TypeScale scales the number and rounds it to whole pixels.
/// The curve comes from a third-party reimplementation of SwiftUI, and was not observed.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let textStyle: Font.TextStyle

    /// Creates a number that scales with a text style, from its value in the large category.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        self.textStyle = textStyle
    }

    /// Creates a number that scales with the body style, from its value in the large category.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The number in the reader's size.
    ///
    /// An infinite or NaN number stays unchanged.
    public var wrappedValue: Value {
        Value(textStyle.scaled(Double(value), in: .current))
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension EnvironmentValues {
    /// The environment of the view whose `body` is read, or else a new environment.
    static var current: EnvironmentValues { Scope.current?.values ?? EnvironmentValues() }

    /// Returns the result of a closure, during which this environment is the current one.
    @MainActor func withCurrent<Result>(_ closure: () -> Result) -> Result {
        Scope(values: self).withCurrent(closure)
    }

    /// A box for the environment, whose values only code on the main actor reads and writes.
    final class Scope: @unchecked Sendable {
        @TaskLocal static var current: Scope?

        let values: EnvironmentValues

        init(values: EnvironmentValues) { self.values = values }

        func withCurrent<Result>(_ closure: () -> Result) -> Result {
            Self.$current.withValue(self, operation: closure)
        }
    }
}
