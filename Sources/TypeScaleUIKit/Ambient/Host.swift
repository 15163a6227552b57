import Foundation
import TypeScaleFonts

/// What the system says to an app on iOS, and the host of the process says here.
final class Host: Sendable {
    static let shared = Host(.current())

    private let settings: Guarded<Settings>

    struct Settings: Sendable {
        var category = UIContentSizeCategory.large
        var isBoldTextEnabled = false
        var displayScale = 3.0
        var idiom = UIUserInterfaceIdiom.phone
        var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    }

    init(_ settings: Settings) {
        self.settings = Guarded(settings)
    }

    subscript<Value>(setting: any WritableKeyPath<Settings, Value> & Sendable) -> Value {
        get { settings.withLock { $0[keyPath: setting] } }
        set { settings.withLock { $0[keyPath: setting] = newValue } }
    }

    /// The settings as a collection, everything specified.
    var traits: UITraitCollection {
        let settings = settings.withLock { $0 }
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
        }
    }

    /// Sets the category, and tells it to whoever observes it if it is another.
    func change(to category: UIContentSizeCategory) {
        guard replace(\.category, with: category) != category else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification,
            object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue]
        )
    }
}

extension Host {
    /// Sets whether text is heavier, and tells it to whoever observes it if it is another way.
    func change(boldText isEnabled: Bool) {
        guard replace(\.isBoldTextEnabled, with: isEnabled) != isEnabled else { return }
        NotificationCenter.default.post(
            name: UIAccessibility.boldTextStatusDidChangeNotification,
            object: nil
        )
    }

    /// Sets a value and answers what it was, in one step: two threads never both see a change.
    private func replace<Value>(
        _ setting: WritableKeyPath<Settings, Value>,
        with value: Value
    ) -> Value {
        settings.withLock { settings in
            let old = settings[keyPath: setting]
            settings[keyPath: setting] = value
            return old
        }
    }
}

extension Host.Settings {
    /// The name of the launch argument, behind a minus sign, and of the environment variable.
    static let categoryName = "UIPreferredContentSizeCategoryName"

    /// What the process was started with.
    static func current() -> Self {
        let process = ProcessInfo.processInfo
        return Self(arguments: process.arguments, environment: process.environment)
    }

    /// The settings of some arguments, which go before those of the environment.
    ///
    /// A category that there is not is reported on standard error, and passed over, as on iOS.
    init(arguments: [String], environment: [String: String]) {
        let name = arguments.lastIndex(of: "-" + Self.categoryName)
        let argument = name.flatMap { arguments.dropFirst($0 + 1).first }
        guard let value = argument ?? environment[Self.categoryName] else { return }
        let category = UIContentSizeCategory(rawValue: value)
        if category.category != nil {
            self.category = category
        } else {
            let line =
                "\(Self.categoryName): no content size category is called \(value.debugDescription)\n"
            FileHandle.standardError.write(Data(line.utf8))
        }
    }
}
