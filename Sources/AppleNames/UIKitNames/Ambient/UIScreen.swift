public import Foundation

/// An object that provides the scale, bounds and traits of the screen.
public final class UIScreen: NSObject, Sendable {
    /// The only screen.
    public static let main = UIScreen(isOnly: true)

    private init(isOnly: Bool) {}

    /// The number of pixels per point, which is 3 by default.
    ///
    /// You can set another scale. A zero, negative, infinite or NaN scale has no effect.
    public var scale: CGFloat {
        get { Host.shared.settings[\.displayScale] }
        set {
            if newValue > 0, newValue.isFinite { Host.shared.settings[\.displayScale] = newValue }
        }
    }

    /// The bounds of the screen in points, by default the bounds of an iPhone 16 screen.
    public var bounds: CGRect {
        get { Host.shared.settings[\.bounds] }
        set { Host.shared.settings[\.bounds] = newValue }
    }

    /// The traits that apply to the whole process.
    public var traitCollection: UITraitCollection { Host.shared.traits }
}
