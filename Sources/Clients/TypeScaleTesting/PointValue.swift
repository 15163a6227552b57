public import Foundation

/// A number of points: a `CGFloat`, as UIKit returns it, or a `Double`, as TypeScale does.
///
/// With this protocol's operators, `#expect` compares the two types:
///
///     #expect(label.font.pointSize == Brand.title1.scaled(for: reader).pointSize)
///
/// Without them, the macro converts the numbers to `AnyHashable`, and two equal numbers of
/// different types are not equal. On a system with 32 bits, `CGFloat` has 32 bits, and the
/// operators compare with its precision.
public protocol PointValue: BinaryFloatingPoint {}

extension CGFloat: PointValue {}
extension Double: PointValue {}

extension PointValue {
    /// Returns whether two numbers are equal.
    public static func == (lhs: Self, rhs: some PointValue) -> Bool {
        CGFloat(lhs) == CGFloat(rhs)
    }

    /// Returns whether two numbers are different.
    public static func != (lhs: Self, rhs: some PointValue) -> Bool {
        CGFloat(lhs) != CGFloat(rhs)
    }
}

extension Optional where Wrapped: PointValue {
    /// Returns whether two numbers are equal, or both are `nil`.
    public static func == (lhs: Self, rhs: (some PointValue)?) -> Bool {
        lhs.map { CGFloat($0) } == rhs.map { CGFloat($0) }
    }

    /// Returns whether two numbers are different, or only one is `nil`.
    public static func != (lhs: Self, rhs: (some PointValue)?) -> Bool {
        !(lhs == rhs)
    }
}
