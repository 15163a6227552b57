public import Foundation
import TypeScaleFonts

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

/// The settings of the reader and the device.
///
/// On iOS, the system provides these settings. Here, the program that runs the code sets them.
final class Host: Sendable {
    static let shared = Host()

    let settings = Guarded(Settings(.processInfo))

    struct Settings: Sendable {
        var category = UIContentSizeCategory.large
        var isBoldTextEnabled = false
        var displayScale = 3.0
        var idiom = UIUserInterfaceIdiom.phone
        var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    }

    /// The settings as a collection in which every trait is specified.
    var traits: UITraitCollection {
        let settings = settings[\.self]
        return UITraitCollection {
            $0.preferredContentSizeCategory = settings.category
            $0.legibilityWeight = settings.isBoldTextEnabled ? .bold : .regular
            $0.displayScale = settings.displayScale
            $0.userInterfaceIdiom = settings.idiom
            $0.horizontalSizeClass = .compact
            $0.verticalSizeClass = .regular
            $0.layoutDirection = .leftToRight
            $0.userInterfaceStyle = .light
            $0.accessibilityContrast = .normal
            $0.displayGamut = .P3
            $0.userInterfaceLevel = .base
        }
    }

    /// Sets the category, and posts a notification if the category changed.
    func change(to category: UIContentSizeCategory) {
        guard replace(\.category, with: category) else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification,
            object: UIApplication.shared,
            // The object can be cast to a string and to a category.
            userInfo: [
                UIContentSizeCategory.newValueUserInfoKey: NSString(string: category.rawValue)
            ]
        )
    }

    /// Turns Bold Text on or off, and posts a notification if the setting changed.
    func change(boldText isEnabled: Bool) {
        guard replace(\.isBoldTextEnabled, with: isEnabled) else { return }
        let name = UIAccessibility.boldTextStatusDidChangeNotification
        NotificationCenter.default.post(name: name, object: nil)
    }

    /// Sets a value atomically, and returns whether the value changed.
    private func replace<Value: Equatable>(
        _ setting: WritableKeyPath<Settings, Value>,
        with value: Value
    ) -> Bool {
        settings.withLock { settings in
            defer { settings[keyPath: setting] = value }
            return settings[keyPath: setting] != value
        }
    }
}

extension Host.Settings {
    /// The name of the environment variable, and of the launch argument after its hyphen.
    static let categoryName = "UIPreferredContentSizeCategoryName"

    /// Creates settings from the launch arguments, or else from the environment.
    ///
    /// As on iOS, an unknown category has no effect. The category is reported on standard error.
    init(_ process: ProcessInfo) {
        let name = process.arguments.lastIndex(of: "-" + Self.categoryName)
        let argument = name.flatMap { process.arguments.dropFirst($0 + 1).first }
        guard let value = argument ?? process.environment[Self.categoryName] else { return }
        let category = UIContentSizeCategory(rawValue: value)
        if category.category != nil {
            self.category = category
        } else {
            let line =
                "\(Self.categoryName): unknown category \(value.debugDescription); "
                + "use a value such as \(UIContentSizeCategory.large.rawValue)\n"
            FileHandle.standardError.write(Data(line.utf8))
        }
    }
}

extension Guarded {
    subscript<Property>(property: WritableKeyPath<Value, Property>) -> Property {
        get { withLock { $0[keyPath: property] } }
        set { withLock { $0[keyPath: property] = newValue } }
    }
}
