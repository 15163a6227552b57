public import Foundation

/// An object that receives the bounds of measured text.
public final class NSStringDrawingContext: NSObject {
    /// The minimum scale factor, which measuring ignores.
    public var minimumScaleFactor: CGFloat = 0
    /// The actual scale factor, which is always 1.
    public let actualScaleFactor: CGFloat = 1
    /// The bounds of the text that was last measured.
    public internal(set) var totalBounds = CGRect.zero
}

// As in UIKit, the class is not `Sendable`, because its properties are mutable.
@available(*, unavailable)
extension NSStringDrawingContext: Sendable {}
