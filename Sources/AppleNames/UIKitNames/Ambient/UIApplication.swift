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
