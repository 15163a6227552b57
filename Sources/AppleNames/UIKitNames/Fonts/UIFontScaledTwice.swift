public import Foundation

/// An error that occurs when a scaled font is scaled again.
public struct UIFontScaledTwice: LocalizedError, CustomStringConvertible {
    /// The message with which UIKit ends the process for this error.
    public var description: String {
        "A scaled font returned by UIFontMetrics should not be used to create another scaled font."
    }

    /// The message with which UIKit ends the process for this error.
    public var errorDescription: String? { description }
}
