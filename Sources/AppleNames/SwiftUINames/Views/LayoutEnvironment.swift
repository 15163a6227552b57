import Foundation
import TypeScaleViews

/// The values of an environment that determine the layout of the system's views.
struct LayoutEnvironment {
    var system = ViewSystem(.iOS26, screenWidth: 402)
    var isInList = false
    var listStyle = ViewSystem.ListStyle.insetGrouped
    /// Whether a view sets the case of text, so that headers have no case of their own.
    var hasOwnTextCase = false
    var imageScale = 1.0
    /// The sizes of images and symbols, by name.
    var imageSizes: [String: CGSize] = [:]
}

extension EnvironmentValues {
    private enum LayoutKey: EnvironmentKey {
        static var defaultValue: LayoutEnvironment { LayoutEnvironment() }
    }

    /// The values that determine the layout of the system's views.
    var layout: LayoutEnvironment {
        get { self[LayoutKey.self] }
        set { self[LayoutKey.self] = newValue }
    }
}
