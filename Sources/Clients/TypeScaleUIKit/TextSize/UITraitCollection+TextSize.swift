#if !os(macOS) && !os(watchOS)
import TypeScale
public import TypeScaleSettings

#if os(iOS) || os(tvOS) || os(visionOS)
public import UIKit
#else
public import UIKitNames
#endif

@available(iOS 17, tvOS 17, *)
extension UIMutableTraits {
    /// Sets the category to the one that the reader chose in the app.
    ///
    ///     window.traitOverrides.apply(textSize, to: windowScene.traitCollection)
    ///
    /// Call the method again when the preference or the system's category changes. The traits of a
    /// window's scene do not contain the overrides of the window, so they are the system's.
    ///
    /// - Parameters:
    ///   - preference: The preference.
    ///   - system: The traits without the override. An unspecified category is the default, L.
    public mutating func apply(
        _ preference: TextSizePreference,
        to system: UITraitCollection
    ) {
        preferredContentSizeCategory = preference.uiCategory(for: system)
    }
}

extension UITraitCollection {
    /// Creates traits that specify only the category that the reader chose in the app.
    ///
    ///     let traits = UITraitCollection(textSize, for: traitCollection)
    ///     setOverrideTraitCollection(traits, forChild: child)
    ///
    /// - Parameters:
    ///   - preference: The preference.
    ///   - system: The traits without the override. An unspecified category is the default, L.
    public convenience init(_ preference: TextSizePreference, for system: UITraitCollection) {
        self.init(preferredContentSizeCategory: preference.uiCategory(for: system))
    }

    /// Returns these traits with the category that the reader chose in the app.
    ///
    ///     label.font = Brand.body.uiFont(compatibleWith: traitCollection.applying(textSize))
    ///
    /// - Parameter preference: The preference.
    /// - Returns: The traits, which always specify a category.
    public func applying(_ preference: TextSizePreference) -> UITraitCollection {
        UITraitCollection(traitsFrom: [self, UITraitCollection(preference, for: self)])
    }
}

extension TextSizePreference {
    fileprivate func uiCategory(for system: UITraitCollection) -> UIContentSizeCategory {
        UIContentSizeCategory(category(for: TypeScale.TraitCollection(system).category))
    }
}
#endif
