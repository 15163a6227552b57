/// A length in points that is known, or that lies between two bounds.
///
///     let length: ViewLength = 16
///     ViewLength(16...20, "the margin of the system")
///
/// Numbers are lengths that are known. A length with bounds has a name, which results contain if it
/// decides an answer.
public struct ViewLength: Hashable, Sendable {
    /// The smallest length.
    public let least: Double

    /// The largest length, which can be infinite.
    public let most: Double

    /// The name of the unknown, or `nil` if the length is known.
    public let name: String?

    /// Creates a length that is known.
    public init(_ length: Double) { (least, most, name) = (length, length, nil) }

    /// Creates a length from its bounds, and the name of the unknown.
    public init(_ bounds: ClosedRange<Double>, _ name: String) {
        (least, most, self.name) = (bounds.lowerBound, bounds.upperBound, name)
    }

    /// Whether the length is known.
    public var isKnown: Bool { least == most }
}

extension ViewLength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a length that is known.
    public init(floatLiteral value: Double) { self.init(value) }

    /// Creates a length that is known.
    public init(integerLiteral value: Int) { self.init(Double(value)) }
}
