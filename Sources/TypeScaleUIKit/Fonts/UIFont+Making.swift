public import Foundation
import TypeScale
import TypeScaleFonts

// As in UIKit, a font has 0 points if the requested size is not positive and finite.
extension UIFont {
    /// Creates a registered font, or returns `nil` if no registered face has the name.
    ///
    /// - Parameters:
    ///   - fontName: The PostScript, family or full name, searched in this order.
    ///   - fontSize: The size, in points. It becomes 0 if it is not positive and finite.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontLibrary.shared.face(named: fontName) else { return nil }
        self.init(face, size: fontSize.asFontSize)
    }

    /// Creates the font that a descriptor describes.
    ///
    /// The system font replaces a missing font, and ``missingName`` reports the missing name.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor, which describes the system font if it specifies no name.
    ///   - pointSize: The size, in points. Pass 0 for the descriptor's size, or 12 if that is
    ///     unspecified.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize.asFontSize : descriptor.meaning.size ?? 12
        self.init(descriptor, exactly: size)
    }

    convenience init(_ descriptor: UIFontDescriptor, exactly size: CGFloat) {
        let found = descriptor.resolved
        // A font follows the category only at one of its style's sizes.
        let style = descriptor.preferredStyle(found.face).flatMap {
            $0.preferredFont(ofSize: size) == nil ? nil : $0
        }
        self.init(
            found.face,
            size: size,
            descriptor: descriptor.withSize(size),
            origin: style.map { .preferred($0) } ?? .plain,
            missingName: found.missingName
        )
    }

    /// Returns this font at a fixed size in points, which does not follow the reader's category.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            face,
            size: fontSize.asFontSize,
            descriptor: fontDescriptor.withSize(fontSize.asFontSize),
            missingName: missingName
        )
    }

    /// The sorted names of the registered families, without the system font's.
    public static var familyNames: [String] { FontLibrary.shared.registry.familyNames }

    /// Returns the sorted PostScript names of a family's fonts, or none for an unknown family.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        FontLibrary.shared.registry.faceNames(forFamilyName: familyName)
    }
}

extension UIFont {
    /// Returns the system font for a text style, at the reader's size.
    ///
    /// The font follows the reader's category in labels that adjust their fonts. An unknown style
    /// has the size of `body`.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the system font for a text style, at the size for the given traits.
    ///
    /// The font follows the reader's category in labels that adjust their fonts. An unknown style
    /// has the size of `body`. Traits that `traitCollection` does not specify come from the current
    /// traits.
    public static func preferredFont(
        forTextStyle style: TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(
            descriptor: .preferredFontDescriptor(
                withTextStyle: style,
                compatibleWith: traitCollection
            ),
            size: 0
        )
    }

    /// Returns the regular system font at a size in points, which does not follow the category.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font at a size in points, in the given weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight, width: .standard)
    }

    /// Returns the system font at a size in points, in the given weight and width.
    ///
    /// The metrics are those of the standard width.
    public static func systemFont(
        ofSize fontSize: CGFloat,
        weight: Weight,
        width: Width
    ) -> UIFont {
        UIFont(.system(weight: weight, width: width), size: fontSize.asFontSize)
    }

    /// Returns the bold system font at a size in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the italic system font at a size in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(traits: .traitItalic), size: fontSize.asFontSize)
    }

    /// Returns the system font with equal-width digits, at a size in points, in the given weight.
    public static func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat,
        weight: Weight
    ) -> UIFont {
        let digits: [[UIFontDescriptor.FeatureKey: Int]] = [
            [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
        ]
        let face = UIKitFace.system(weight: weight)
        let size = fontSize.asFontSize
        return UIFont(face, size: size, descriptor: UIFontDescriptor(face, size: size, digits))
    }

    /// Returns the monospaced system font at a size in points, in the given weight.
    ///
    /// The metrics are those of the proportional system font.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(weight: weight, design: .monospaced), size: fontSize.asFontSize)
    }

    /// The default text size of labels, 17 points.
    public static var labelFontSize: CGFloat { 17 }
    /// The default text size of buttons, 18 points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The standard system font size, 14 points.
    public static var systemFontSize: CGFloat { 14 }
    /// The standard small system font size, 12 points.
    public static var smallSystemFontSize: CGFloat { 12 }
}

extension CGFloat {
    /// This value if it is positive and finite; otherwise, 0.
    var asFontSize: CGFloat { self > 0 && isFinite ? self : 0 }
}
