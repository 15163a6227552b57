import Foundation

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
