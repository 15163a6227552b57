#if !os(macOS) && !os(watchOS)
import Foundation
public import TypeScale

#if os(iOS) || os(tvOS) || os(visionOS)
public import UIKit
#else
public import UIKitNames
#endif

extension UIFont {
    /// Creates the font for a scaled font, in exactly its size.
    ///
    /// The system face in the size of a preferred font becomes the preferred font for the text
    /// style. A font cannot contain a line height or tracking. Apply these to the text.
    ///
    /// - Parameters:
    ///   - font: The scaled font. If its size is zero, negative, infinite or NaN, the new font has
    ///     12 points, because UIKit's initializer replaces a size of 0.
    ///   - report: A closure that is called if no font has the name of the face. The new font is
    ///     then the system font in the same size and weight. By default, the closure writes the
    ///     error to standard error.
    public convenience init(
        _ font: ScaledFont,
        ifMissing report: (FontUnavailable) -> Void = { FontUnavailable.log($0) }
    ) {
        let made = font.uiFont(ifMissing: report)
        self.init(descriptor: made.fontDescriptor, size: made.pointSize)
    }

    /// Creates the font for a scaled font, like `init(_:ifMissing:)`, or throws an error.
    ///
    /// - Parameter font: The scaled font.
    /// - Throws: ``FontUnavailable`` if no font has the name of the face.
    public convenience init(checking font: ScaledFont) throws(FontUnavailable) {
        let made = try font.made()
        self.init(descriptor: made.fontDescriptor, size: made.pointSize)
    }
}

extension ScaledFont {
    /// Returns the font in exactly this size, or the system font if no font has the face's name.
    ///
    /// A size that is negative, infinite or NaN becomes 0, as in UIKit's functions for fonts.
    func uiFont(ifMissing report: (FontUnavailable) -> Void) -> UIFont {
        found(ifMissing: report) { () throws(FontUnavailable) in try made() }
    }

    /// Returns the result of a closure, or the system font in this font's size and weight.
    func found(
        ifMissing report: (FontUnavailable) -> Void,
        _ font: () throws(FontUnavailable) -> UIFont
    ) -> UIFont {
        do {
            return try font()
        } catch {
            report(error)
            return .systemFont(ofSize: drawableSize, weight: UIFont.Weight(weight))
        }
    }

    /// Returns the font in exactly this size.
    func made() throws(FontUnavailable) -> UIFont {
        guard let name = face.postScriptName else {
            // The traits must be specified, because UIKit replaces those that are not.
            var traits = traits
            traits.preferredContentSizeCategory = traits.category
            traits.legibilityWeight = traits.legibilityWeight ?? .regular
            let preferred = origin.preferredFont(compatibleWith: UITraitCollection(traits))
            if let preferred, Double(preferred.pointSize) == pointSize { return preferred }
            return .systemFont(ofSize: drawableSize, weight: UIFont.Weight(weight))
        }
        return try .named(name, size: drawableSize)
    }

    private var drawableSize: CGFloat {
        pointSize > 0 && pointSize.isFinite ? CGFloat(pointSize) : 0
    }
}

extension UIFont {
    /// Returns the font with a name, or throws an error if there is none.
    static func named(_ name: String, size: CGFloat) throws(FontUnavailable) -> UIFont {
        guard let font = UIFont(name: name, size: size) else { throw FontUnavailable(name: name) }
        return font
    }
}
#endif
