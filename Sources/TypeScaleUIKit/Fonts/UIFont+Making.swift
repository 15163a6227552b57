public import Foundation
import TypeScale
import TypeScaleFonts

// As in UIKit, a size that is not positive and finite makes a font of 0 points.
extension UIFont {
    /// Creates a registered font, or returns `nil` if no registered face has the name.
    ///
    /// - Parameters:
    ///   - fontName: The PostScript, family or full name, which are searched in this order.
    ///   - fontSize: The size, in points; 0 if it is not positive and finite.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontLibrary.shared.face(named: fontName) else { return nil }
        self.init(face, size: fontSize.asFontSize)
    }

    /// Creates the font of a descriptor.
    ///
    /// The system's font replaces a missing name or family, and ``missingName`` reports it.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor; without names it describes the system's font.
    ///   - pointSize: The size, in points; 0 is the descriptor's size, or 12 if it has none.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize.asFontSize : descriptor.ownSize ?? 12
        self.init(descriptor, exactly: size)
    }

    convenience init(_ descriptor: UIFontDescriptor, exactly size: CGFloat) {
        let found = descriptor.resolved
        // A font in one of its style's sizes follows the category; one in another size does not.
        let style = descriptor.preferredStyle(found.face).flatMap { $0.hasSize(size) ? $0 : nil }
        self.init(
            found.face,
            size: size,
            descriptor: descriptor.withSize(size),
            origin: style.map { .preferred($0) } ?? .plain,
            missingName: found.missingName
        )
    }

    convenience init(_ face: UIKitFace, size: CGFloat, origin: Origin = .plain) {
        self.init(face, size: size, descriptor: UIFontDescriptor(face, size: size), origin: origin)
    }

    /// Returns the same face in another size, in points, without following the reader's category.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            face,
            size: fontSize.asFontSize,
            descriptor: fontDescriptor.withSize(fontSize.asFontSize),
            missingName: missingName
        )
    }

    /// The sorted names of the families with a registered font, without the system's.
    public static var familyNames: [String] { FontLibrary.shared.registry.familyNames }

    /// Returns the sorted PostScript names of a family's fonts; an unknown family has none.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        FontLibrary.shared.registry.faceNames(forFamilyName: familyName)
    }
}

extension UIFont {
    /// Returns the system's font for a text style, in the reader's size.
    ///
    /// The font follows the reader's category in labels that adjust it. An unknown style has the
    /// size of body.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the system's font for a text style, in the size for some traits.
    ///
    /// The font follows the reader's category in labels that adjust it. An unknown style has the
    /// size of body. The ambient traits complete those of `traitCollection`.
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

    /// Returns the system's font in a weight, at a size in points.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight, width: .standard)
    }

    /// Returns the system's font in a weight and a width, at a size in points.
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

    /// Returns the system's font with digits of equal width, in a weight, at a size in points.
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

    /// Returns the monospaced system font in a weight, at a size in points.
    ///
    /// The metrics are those of the proportional system font.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(weight: weight, design: .monospaced), size: fontSize.asFontSize)
    }

    /// The size of a label's text, 17 points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of a button's text, 18 points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The size of the system's text, 14 points.
    public static var systemFontSize: CGFloat { 14 }
    /// The size of the system's small text, 12 points.
    public static var smallSystemFontSize: CGFloat { 12 }
}

extension CGFloat {
    /// This number if a font can have it as its size, or else 0.
    var asFontSize: CGFloat { self > 0 && isFinite ? self : 0 }
}
