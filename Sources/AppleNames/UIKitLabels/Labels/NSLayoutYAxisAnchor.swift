public import Foundation
import UIKitNames

/// The position of a horizontal line in a label, such as a baseline.
///
/// Unlike in UIKit, an anchor does not create constraints. It contains a distance that does not
/// change when the label changes.
public final class NSLayoutYAxisAnchor: NSObject, Sendable {
    private let mark = _CoreFoundationMark()

    /// The distance from the top of the label, in points, rounded to the nearest pixel.
    ///
    /// This property is not part of UIKit.
    public let distanceFromTop: CGFloat

    init(distanceFromTop: CGFloat) { self.distanceFromTop = distanceFromTop }

    /// Returns whether two anchors have the same distance from the top.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSLayoutYAxisAnchor)?.distanceFromTop == distanceFromTop
    }

    /// The hash of the distance.
    public override var hash: Int { distanceFromTop.hashValue }
}
