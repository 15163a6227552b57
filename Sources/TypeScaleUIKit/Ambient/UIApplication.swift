public import Foundation

/// The app, reduced to the settings that fonts depend on.
public final class UIApplication: NSObject, Sendable {
    /// The only application.
    public static let shared = UIApplication(isOnly: true)

    private init(isOnly: Bool) {}

    /// The text size that the reader prefers.
    ///
    /// On iOS the reader sets it. Here the host of the process assigns it. At launch, the argument
    /// `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryL` sets it, or an environment
    /// variable of that name.
    ///
    /// A change posts ``UIContentSizeCategory/didChangeNotification`` in the thread that made it.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { Host.shared[\.category] }
        set { Host.shared.change(to: newValue) }
    }

    /// The direction of the user interface, always left to right.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// The direction in which a user interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Left to right, as for Latin and Hangul.
    case leftToRight = 0
    /// Right to left, as for Arabic and Hebrew.
    case rightToLeft = 1
}

/// The screen, reduced to its scale and size.
public final class UIScreen: NSObject, Sendable {
    /// The only screen.
    public static let main = UIScreen(isOnly: true)

    private init(isOnly: Bool) {}

    /// The number of pixels per point; 3 by default.
    ///
    /// The host can assign another number, which has no effect if it is not positive and finite.
    public var scale: CGFloat {
        get { Host.shared[\.displayScale] }
        set { if newValue > 0, newValue.isFinite { Host.shared[\.displayScale] = newValue } }
    }

    /// The bounds of the screen, in points; those of an iPhone 16 until the host assigns others.
    public var bounds: CGRect {
        get { Host.shared[\.bounds] }
        set { Host.shared[\.bounds] = newValue }
    }

    /// The traits of the process.
    public var traitCollection: UITraitCollection { Host.shared.traits }
}

/// The device, reduced to its idiom.
public final class UIDevice: NSObject, Sendable {
    /// The only device.
    public static let current = UIDevice(isOnly: true)

    private init(isOnly: Bool) {}

    /// The kind of device; a phone until the host of the process assigns another.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { Host.shared[\.idiom] }
        set { Host.shared[\.idiom] = newValue }
    }
}

/// The reader's accessibility settings.
public enum UIAccessibility: Sendable {
    /// Whether the reader has turned on Bold Text; the host of the process can assign it.
    ///
    /// A change posts ``boldTextStatusDidChangeNotification``.
    public static var isBoldTextEnabled: Bool {
        get { Host.shared[\.isBoldTextEnabled] }
        set {
            Host.shared.change(boldText: newValue)
        }
    }

    /// The notification that ``isBoldTextEnabled`` changed.
    public static let boldTextStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification"
    )
}
