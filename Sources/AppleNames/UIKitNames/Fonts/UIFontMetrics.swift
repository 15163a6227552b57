public import Foundation
import TypeScale
import TypeScaleFonts

/// An object that scales fonts and distances to the text size that the reader prefers.
///
///     UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 40)
///     UIFontMetrics.default.scaledValue(for: 8)
public final class UIFontMetrics: NSObject, Sendable {
    private let textStyle: UIFont.TextStyle

    /// Creates metrics for a text style, which scale nothing if the style is unknown.
    public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

    /// The metrics for the body style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Returns a font scaled for the given traits.
    ///
    /// - Parameters:
    ///   - font: The font, in its size for the Large category. As on iOS, passing a font that is
    ///     already scaled ends the process.
    ///     ``scaledFont(checking:maximumPointSize:compatibleWith:)`` throws an error instead.
    ///   - maximumPointSize: The maximum size, in points. A zero, negative, infinite or NaN maximum
    ///     has no effect.
    ///   - traitCollection: The traits. Unspecified traits come from the current traits.
    /// - Returns: The scaled font, in a whole number of points unless it has the maximum size.
    public func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        do {
            return try scaledFont(
                checking: font,
                maximumPointSize: maximumPointSize,
                compatibleWith: traitCollection
            )
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Returns a font scaled for the given traits, like
    /// ``scaledFont(for:maximumPointSize:compatibleWith:)`` without a maximum size.
    public func scaledFont(
        for font: UIFont,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns a font scaled for the reader up to a maximum size, like
    /// ``scaledFont(for:maximumPointSize:compatibleWith:)`` with the current traits.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font scaled for the reader, like
    /// ``scaledFont(for:maximumPointSize:compatibleWith:)`` with the current traits and no maximum.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// Returns a scaled font, or throws an error if the font is already scaled.
    ///
    /// This variant of ``scaledFont(for:maximumPointSize:compatibleWith:)`` is not part of UIKit.
    public func scaledFont(
        checking font: UIFont,
        maximumPointSize: CGFloat = 0,
        compatibleWith traitCollection: UITraitCollection? = nil
    ) throws(UIFontScaledTwice) -> UIFont {
        if case .scaled = font.origin { throw UIFontScaledTwice() }
        let traits = TypeScale.TraitCollection(traitCollection)
        let maximum = maximumPointSize.asFontSize > 0 ? Double(maximumPointSize) : nil
        let size: CGFloat = metrics.scaledPointSize(
            for: font.pointSize,
            maximumPointSize: maximum,
            compatibleWith: known(traits)
        )
        let face = font.face.adjusted(isBoldText: traits.legibilityWeight == .bold)
        let descriptor = UIFontDescriptor(
            face,
            size: size,
            font.fontDescriptor.meaning.features,
            usage: font.usage.flatMap { $0.textStyle == nil ? $0 : nil },
            statesWeight: true
        )
        return UIFont(
            face,
            size: size,
            descriptor: descriptor,
            origin: .scaled(textStyle, from: font, maximum: maximum),
            missingName: font.missingName
        )
    }

    /// Returns a length in points, scaled for the application's category and rounded to whole
    /// pixels.
    ///
    /// As observed on iOS 26.1, the current traits have no effect.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns a length in points, scaled for the given traits and rounded to whole pixels.
    ///
    /// The value is the length in the Large category. Traits that `traitCollection` does not
    /// specify come from ``UIApplication`` and ``UIScreen``, not from the current traits.
    public func scaledValue(
        for value: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let traits = known(TypeScale.TraitCollection(traitCollection, over: Host.shared.traits))
        return metrics.scaledValue(for: value, compatibleWith: traits)
    }

    private var metrics: FontMetrics { FontMetrics(forTextStyle: textStyle.style ?? .body) }

    /// Returns the traits, with the Large category if the style is unknown, so that nothing scales.
    private func known(_ traits: TypeScale.TraitCollection) -> TypeScale.TraitCollection {
        guard textStyle.style == nil else { return traits }
        var copy = traits
        copy.preferredContentSizeCategory = .large
        return copy
    }
}

extension UIFont {
    /// Creates this font again, for other traits.
    ///
    /// The new size is derived from the unscaled font, so rounding errors do not accumulate. A font
    /// that does not follow the category is returned unchanged. A label whose
    /// `adjustsFontForContentSizeCategory` is `true` calls this method, which is not part of UIKit.
    ///
    /// - Parameter traits: The traits. Unspecified traits come from the current traits.
    /// - Returns: The font in the size for the traits.
    public func adjusted(to traits: UITraitCollection?) -> UIFont {
        switch origin {
        case .plain: return self
        case .preferred(let style, let size):
            let descriptor = fontDescriptor.resized(style, compatibleWith: traits)
            let isSameSize = descriptor.pointSize == size
            return UIFont(descriptor, exactly: isSameSize ? pointSize : descriptor.pointSize)
        case .scaled(let style, let font, let maximum):
            return UIFontMetrics(forTextStyle: style).scaledFont(
                for: font,
                maximumPointSize: maximum ?? 0,
                compatibleWith: traits
            )
        }
    }
}
