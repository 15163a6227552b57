public import Foundation

/// The distances by which the edges of a rectangle move inward, in points.
///
/// A negative distance moves an edge outward.
public struct UIEdgeInsets: Equatable, Sendable {
    /// The distance by which the top edge moves down.
    public var top: CGFloat
    /// The distance by which the left edge moves right.
    public var left: CGFloat
    /// The distance by which the bottom edge moves up.
    public var bottom: CGFloat
    /// The distance by which the right edge moves left.
    public var right: CGFloat

    /// Insets that leave a rectangle unchanged.
    public static let zero = Self()

    /// Creates insets that leave a rectangle unchanged.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets from the distances of the four edges, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

// As in UIKit, the encoding is an array of the four numbers.
extension UIEdgeInsets: Codable {
    /// Decodes insets from an array of the top, left, bottom and right distances.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        top = try numbers.decode(CGFloat.self)
        left = try numbers.decode(CGFloat.self)
        bottom = try numbers.decode(CGFloat.self)
        right = try numbers.decode(CGFloat.self)
    }

    /// Encodes an array of the top, left, bottom and right distances.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [top, left, bottom, right] { try numbers.encode(number) }
    }
}

extension CGRect {
    /// Returns this rectangle with its edges moved inward.
    ///
    /// If the insets exceed the width or the height, the size of the result is negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
    }
}
