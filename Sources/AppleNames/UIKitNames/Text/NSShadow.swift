public import Foundation

/// The shadow of text.
public final class NSShadow: NSObject {
    private let mark = _CoreFoundationMark()

    /// The offset, in points.
    public var shadowOffset = CGSize.zero
    /// The blur radius, in points.
    public var shadowBlurRadius: CGFloat = 0
    /// The color, usually a ``UIColor``.
    public var shadowColor: Any?
}

// As in UIKit, the class is not `Sendable`, because its properties are mutable.
@available(*, unavailable)
extension NSShadow: Sendable {}
