public import Foundation

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
