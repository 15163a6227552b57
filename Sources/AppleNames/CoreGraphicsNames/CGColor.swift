public import Foundation

/// A fixed color with sRGB components.
public final class CGColor: Hashable, Sendable {
    private let numbers: [CGFloat]

    private init(_ numbers: [CGFloat]) { self.numbers = numbers }

    /// Creates a color from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init([red, green, blue, alpha])
    }

    /// Creates a color from components between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init([red, green, blue, alpha])
    }

    /// Creates a gray color from a white level between 0, which is black, and 1, which is white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init([gray, gray, gray, alpha])
    }

    /// The red, green and blue components and the opacity.
    ///
    /// The value is never `nil`. A gray color also has four components, unlike on iOS.
    public var components: [CGFloat]? { numbers }

    /// The number of components, which is always 4.
    public var numberOfComponents: Int { numbers.count }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { numbers[3] }

    /// Returns this color with another opacity, never `nil`.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(numbers[..<3] + [alpha]) }

    /// Returns whether two colors have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.numbers == right.numbers }

    /// Adds the components to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
