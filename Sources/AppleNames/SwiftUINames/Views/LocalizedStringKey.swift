public import Foundation

/// A key of a translation, with the values that it contains.
///
/// This module does not translate keys.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key, in which the values replace their placeholders.
    let string: String

    /// Creates a key from a string.
    public init(_ value: String) { string = value }

    /// Creates a key from a string literal.
    public init(stringLiteral value: String) { string = value }

    /// Creates a key from a string literal with values.
    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

    /// The strings and the values of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var string = ""

        /// Creates an interpolation without strings.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends a string.
        public mutating func appendLiteral(_ literal: String) { string += literal }

        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) { self.string += string }

        /// Appends the description of a value.
        public mutating func appendInterpolation<T>(_ value: T) { string += "\(value)" }

        /// Appends a value in a format of `String(format:)`, such as `%.2f`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            string += String(format: specifier, value)
        }

        /// Appends a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            string += format.format(input)
        }

        /// Appends the object replacement character for an image.
        public mutating func appendInterpolation(_ image: Image) { string += "\u{FFFC}" }

        /// Appends the strings of a text.
        public mutating func appendInterpolation(_ text: Text) {
            string += text.runs.map(\.string).joined()
        }
    }
}
