public import Foundation

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
