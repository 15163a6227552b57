public import Foundation

/// Distances from the edges of a rectangle in points, for both writing directions.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the edge at which lines begin.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the edge at which lines end.
    public var trailing: CGFloat

    /// Insets of 0 points.
    public static let zero = Self()

    /// Creates insets of 0 points.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates insets from the distances of the four edges, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

// As in UIKit, the encoding is an array of the four numbers.
extension NSDirectionalEdgeInsets: Codable {
    /// Decodes insets from an array of the top, leading, bottom and trailing distances.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        top = try numbers.decode(CGFloat.self)
        leading = try numbers.decode(CGFloat.self)
        bottom = try numbers.decode(CGFloat.self)
        trailing = try numbers.decode(CGFloat.self)
    }

    /// Encodes an array of the top, leading, bottom and trailing distances.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [top, leading, bottom, trailing] { try numbers.encode(number) }
    }
}
