public import Foundation
import TypeScale
import TypeScaleFonts

// Sizes that are not positive and finite: a font of 0 points, which UIKit makes as well.
extension UIFont {
    /// The registered font of a name; `nil` if no registered face has it, whatever the size.
    ///
    /// - Parameters:
    ///   - fontName: The PostScript name, else the family's, else the full name.
    ///   - fontSize: Points. A size that is not positive and finite makes a font of 0 points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontLibrary.shared.face(named: fontName) else { return nil }
        self.init(face, size: fontSize.asFontSize)
    }

    /// The font of a descriptor.
    ///
    /// A name or family that is not registered makes the system's font, which says so in
    /// ``missingName``.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor. One that names nothing is of the system's font.
    ///   - pointSize: Points; 0 is the descriptor's own size, and 12 if it has none.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize.asFontSize : descriptor.ownSize ?? 12
        self.init(descriptor, exactly: size)
    }

    convenience init(_ descriptor: UIFontDescriptor, exactly size: CGFloat) {
        let found = descriptor.resolved
        // Of a style is a font in one of the style's sizes; one in another size follows nothing.
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

    /// The same face in another size; it no longer follows the reader's category.
    ///
    /// - Parameter fontSize: Points.
    /// - Returns: The font.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            face,
            size: fontSize.asFontSize,
            descriptor: fontDescriptor.withSize(fontSize.asFontSize),
            missingName: missingName
        )
    }

    /// The families that have a registered font, sorted; the system's is not among them.
    public static var familyNames: [String] { FontLibrary.shared.registry.familyNames }

    /// The PostScript names of a family's fonts, sorted.
    ///
    /// - Parameter familyName: The family.
    /// - Returns: The names; none if there is no such family.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        FontLibrary.shared.registry.faceNames(forFamilyName: familyName)
    }
}

extension UIFont {
    /// The system's font of a text style, in the reader's size.
    ///
    /// - Parameter style: The style; one that is unknown has body's size.
    /// - Returns: The font, which follows the reader's category where a label adjusts it.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system's font of a text style, in the size for some traits.
    ///
    /// - Parameters:
    ///   - style: The style; one that is unknown has body's size.
    ///   - traitCollection: The traits; what they leave open is ambient.
    /// - Returns: The font, which follows the reader's category where a label adjusts it.
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

    /// The system's font, regular.
    ///
    /// - Parameter fontSize: Points.
    /// - Returns: The font, which follows nothing.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system's font of a weight.
    ///
    /// - Parameters:
    ///   - fontSize: Points.
    ///   - weight: The weight.
    /// - Returns: The font, which follows nothing.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight, width: .standard)
    }

    /// The system's font of a weight and width, with the metrics of the standard width.
    ///
    /// - Parameters:
    ///   - fontSize: Points.
    ///   - weight: The weight.
    ///   - width: The width.
    /// - Returns: The font, which follows nothing.
    public static func systemFont(
        ofSize fontSize: CGFloat,
        weight: Weight,
        width: Width
    ) -> UIFont {
        UIFont(.system(weight: weight, width: width), size: fontSize.asFontSize)
    }

    /// The system's font in bold.
    ///
    /// - Parameter fontSize: Points.
    /// - Returns: The font, which follows nothing.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system's font in italics.
    ///
    /// - Parameter fontSize: Points.
    /// - Returns: The font, which follows nothing.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(traits: .traitItalic), size: fontSize.asFontSize)
    }

    /// The system's font with digits of one width.
    ///
    /// - Parameters:
    ///   - fontSize: Points.
    ///   - weight: The weight.
    /// - Returns: The font, which follows nothing.
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

    /// The system's font with characters of one width, with the metrics of the usual one.
    ///
    /// - Parameters:
    ///   - fontSize: Points.
    ///   - weight: The weight.
    /// - Returns: The font, which follows nothing.
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
    /// Itself where a font can have that size, else 0.
    var asFontSize: CGFloat { self > 0 && isFinite ? self : 0 }
}
