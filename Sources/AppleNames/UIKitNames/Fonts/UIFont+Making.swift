public import Foundation
import TypeScale
import TypeScaleFonts

extension UIFont {
    /// Creates a font from a registered face.
    ///
    /// Returns `nil` if no face has the name, or if the registered file can no longer be read.
    ///
    /// - Parameters:
    ///   - fontName: A PostScript name, family name or full name. The PostScript names are searched
    ///     first, then the family names, and then the full names. Names that differ only in case
    ///     are searched last.
    ///   - fontSize: The size, in points. A negative, infinite or NaN size becomes 0.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontRegistry.coreText.uiKitFace(named: fontName) else { return nil }
        self.init(face, size: fontSize.asFontSize)
    }

    /// Creates the font that a descriptor describes.
    ///
    /// If that font is missing, the new font is the system font, and ``missingName`` contains the
    /// name of the missing font.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor. Without a name and a family, it describes the system font.
    ///   - pointSize: The size, in points. If it is zero, negative or NaN, the font has the size in
    ///     the descriptor, or 12 points if the descriptor specifies no size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize.asFontSize : descriptor.meaning.size ?? 12
        self.init(descriptor, exactly: size)
    }

    convenience init(_ descriptor: UIFontDescriptor, exactly size: CGFloat) {
        let found = descriptor.resolved
        // A font follows the category only if its text style uses this size in some category.
        let style = descriptor.preferredStyle(found.face).flatMap {
            $0.preferredFont(ofSize: size) == nil ? nil : $0
        }
        self.init(
            found.face,
            size: size,
            descriptor: found.missingName == nil
                ? descriptor.naming(found.face).withSize(size) : descriptor.withSize(size),
            origin: style.map { .preferred($0, size: size) } ?? .plain,
            missingName: found.missingName
        )
    }

    /// Returns a copy of this font with another point size.
    ///
    /// A copy of a preferred font still follows the category, as was observed on iOS 12 and later.
    /// If the reader's category changes the size of the text style, a label resizes the copy to the
    /// size of the text style. The size to which iOS resizes the copy was not observed. A copy of
    /// any other font has a fixed size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        let isPreferred = if case .preferred = origin { true } else { false }
        return UIFont(
            face,
            size: fontSize.asFontSize,
            descriptor: fontDescriptor.withSize(fontSize.asFontSize),
            origin: isPreferred ? origin : .plain,
            missingName: missingName
        )
    }

    /// The sorted names of the registered font families, which exclude the system font.
    public static var familyNames: [String] { FontRegistry.coreText.familyNames }

    /// Returns the sorted PostScript names of a family's fonts, or `[]` for an unknown family.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        FontRegistry.coreText.uiKitFaceNames(ofFamily: familyName)
    }
}

extension UIFont {
    /// Returns the system font for a text style, in the size that the reader prefers.
    ///
    /// If `adjustsFontForContentSizeCategory` is `true`, a label resizes this font when
    /// the reader's category changes. An unknown style results in the system font, in the size of
    /// `body` but without a text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the system font for a text style, in the size for the given traits.
    ///
    /// If `adjustsFontForContentSizeCategory` is `true`, a label resizes this font when
    /// the reader's category changes. An unknown style results in the system font, in the size of
    /// `body` but without a text style. Traits that `traitCollection` does not specify come from
    /// the current traits.
    public static func preferredFont(
        forTextStyle style: TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: style,
            compatibleWith: traitCollection
        )
        return UIFont(descriptor: descriptor, size: 0)
    }

    /// Returns the regular system font in the given point size.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font in the given point size and weight.
    ///
    /// As on iOS, a weight without a name becomes the heaviest named weight below it.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight, width: .standard)
    }

    /// Returns the system font in the given point size, weight and width.
    ///
    /// The widths of text are estimates unless the width is standard.
    public static func systemFont(
        ofSize fontSize: CGFloat,
        weight: Weight,
        width: Width
    ) -> UIFont {
        UIFont(.system(weight: weight, width: width), size: fontSize.asFontSize)
    }

    /// Returns the bold system font in the given point size, which is semibold.
    ///
    /// As on iOS, the font does not equal the system font with the weight semibold. On tvOS, the
    /// bold system font is bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        let face = UIKitFace.system(weight: .semibold)
        let size = fontSize.asFontSize
        let descriptor = UIFontDescriptor(face, size: size, usage: .emphasized)
        return UIFont(face, size: size, descriptor: descriptor)
    }

    /// Returns the italic system font in the given point size.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(traits: .traitItalic), size: fontSize.asFontSize)
    }

    /// Returns the system font in the given point size and weight, with digits of equal width.
    public static func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat,
        weight: Weight
    ) -> UIFont {
        let digits = DescriptorMeaning.Feature(
            type: kNumberSpacingType,
            selector: kMonospacedNumbersSelector
        )
        let face = UIKitFace.system(weight: weight)
        let size = fontSize.asFontSize
        return UIFont(face, size: size, descriptor: UIFontDescriptor(face, size: size, [digits]))
    }

    /// Returns the monospaced system font in the given point size and weight.
    ///
    /// The regular and the bold font have the metrics observed on iOS 26.1. Other weights have the
    /// x-height of the nearest of these two.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(weight: weight, design: .monospaced), size: fontSize.asFontSize)
    }

    /// The default font size for labels, 17 points.
    public static var labelFontSize: CGFloat { 17 }
    /// The default font size for buttons, 18 points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The standard system font size, 14 points.
    public static var systemFontSize: CGFloat { 14 }
    /// The standard small system font size, 12 points.
    public static var smallSystemFontSize: CGFloat { 12 }
}

extension CGFloat {
    /// This value, or 0 if it is negative, infinite or NaN, as in UIKit.
    var asFontSize: CGFloat { self > 0 && isFinite ? self : 0 }
}
