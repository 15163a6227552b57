public import Foundation

/// An object that provides the app settings that affect fonts.
public final class UIApplication: NSObject, Sendable {
    /// The shared application.
    public static let shared = UIApplication(isOnly: true)

    private init(isOnly: Bool) {}

    /// The text size that the reader prefers.
    ///
    /// On iOS, the reader sets the category. Here, your program sets the category. The initial
    /// category comes from a launch argument such as `-UIPreferredContentSizeCategoryName
    /// UICTContentSizeCategoryXL`, or from the environment variable that has the same name without
    /// the hyphen. If neither is present, the category is ``UIContentSizeCategory/large``.
    ///
    /// Setting another category posts ``UIContentSizeCategory/didChangeNotification`` on the
    /// current thread.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { Host.shared.settings[\.category] }
        set { Host.shared.change(to: newValue) }
    }

    /// The layout direction of the user interface, which is always left to right.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// The layout direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Left to right, as in Latin and Hangul.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}

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

/// An object that provides the kind of device.
public final class UIDevice: NSObject, Sendable {
    /// The only device.
    public static let current = UIDevice(isOnly: true)

    private init(isOnly: Bool) {}

    /// The kind of device, which is a phone by default.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { Host.shared.settings[\.idiom] }
        set { Host.shared.settings[\.idiom] = newValue }
    }
}

/// The reader's accessibility settings.
public enum UIAccessibility: Sendable {
    /// Whether Bold Text is on.
    ///
    /// Your program sets this value. A change posts ``boldTextStatusDidChangeNotification``.
    public static var isBoldTextEnabled: Bool {
        get { Host.shared.settings[\.isBoldTextEnabled] }
        set { Host.shared.change(boldText: newValue) }
    }

    /// The notification posted when ``isBoldTextEnabled`` changes.
    public static let boldTextStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification"
    )
}
