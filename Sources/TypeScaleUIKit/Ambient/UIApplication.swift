public import Foundation

/// The app, of which there is what fonts depend on.
public final class UIApplication: NSObject, Sendable {
    /// The only one.
    public static let shared = UIApplication(isOnly: true)

    private init(isOnly: Bool) {}

    /// How large the reader wants text.
    ///
    /// On iOS the reader sets it; here the host of the process does, by assigning it, or at launch by
    /// the argument `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryL` or an environment
    /// variable of that name. A change posts ``UIContentSizeCategory/didChangeNotification`` in the
    /// thread that made it.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { Host.shared[\.category] }
        set { Host.shared.change(to: newValue) }
    }

    /// The direction of the user interface; left to right.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// The direction in which a user interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As for Latin and Hangul.
    case leftToRight = 0
    /// As for Arabic and Hebrew.
    case rightToLeft = 1
}

/// The screen, of which there are its scale and size.
public final class UIScreen: NSObject, Sendable {
    /// The only one.
    public static let main = UIScreen(isOnly: true)

    private init(isOnly: Bool) {}

    /// Pixels to a point: 3, unless the host of the process assigns another.
    ///
    /// A number that is not positive and finite changes nothing.
    public var scale: CGFloat {
        get { Host.shared[\.displayScale] }
        set { if newValue > 0, newValue.isFinite { Host.shared[\.displayScale] = newValue } }
    }

    /// The size of the screen, in points: that of an iPhone 16, unless the host assigns another.
    public var bounds: CGRect {
        get { Host.shared[\.bounds] }
        set { Host.shared[\.bounds] = newValue }
    }

    /// The traits of the process.
    public var traitCollection: UITraitCollection { Host.shared.traits }
}

/// The device, of which there is its kind.
public final class UIDevice: NSObject, Sendable {
    /// The only one.
    public static let current = UIDevice(isOnly: true)

    private init(isOnly: Bool) {}

    /// The kind of device: a phone, unless the host of the process assigns another.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { Host.shared[\.idiom] }
        set { Host.shared[\.idiom] = newValue }
    }
}

/// What the reader has set to read more easily.
public enum UIAccessibility: Sendable {
    /// Whether the reader wants heavier text; the host of the process may assign it.
    ///
    /// A change posts ``boldTextStatusDidChangeNotification``.
    public static var isBoldTextEnabled: Bool {
        get { Host.shared[\.isBoldTextEnabled] }
        set {
            Host.shared.change(boldText: newValue)
        }
    }

    /// Posted when ``isBoldTextEnabled`` has changed.
    public static let boldTextStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification"
    )
}
