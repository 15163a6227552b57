public import Foundation
import TypeScale
import TypeScaleFonts

/// The growth of sizes in a text style with the reader's category.
///
///     UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 40)
///     UIFontMetrics.default.scaledValue(for: 8)
public final class UIFontMetrics: NSObject, Sendable {
    private let textStyle: UIFont.TextStyle

    /// Creates the metrics of a style; in an unknown style, nothing grows.
    public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

    /// The metrics of the body style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
}

extension UIFontMetrics {
    /// Returns a font scaled for some traits.
    ///
    /// - Parameters:
    ///   - font: The font at large. A font that is already scaled ends the process with UIKit's
    ///     message, as on iOS; ``scaledFont(checking:maximumPointSize:compatibleWith:)`` throws
    ///     instead.
    ///   - maximumPointSize: The maximum size, in points; no maximum if it is not positive and
    ///     finite.
    ///   - traitCollection: The traits, completed by the ambient ones.
    /// - Returns: The font, in whole points unless the maximum applies.
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

    /// Returns a font scaled for some traits; see
    /// ``scaledFont(for:maximumPointSize:compatibleWith:)``.
    public func scaledFont(
        for font: UIFont,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns a font scaled for the reader, up to a maximum; see
    /// ``scaledFont(for:maximumPointSize:compatibleWith:)``.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font scaled for the reader; see
    /// ``scaledFont(for:maximumPointSize:compatibleWith:)``.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// Returns a font scaled for some traits, or throws an error if the font is already scaled.
    ///
    /// UIKit does not have this variant of ``scaledFont(for:maximumPointSize:compatibleWith:)``.
    public func scaledFont(
        checking font: UIFont,
        maximumPointSize: CGFloat = 0,
        compatibleWith traitCollection: UITraitCollection? = nil
    ) throws(UIFontScaledTwice) -> UIFont {
        if case .scaled = font.origin { throw UIFontScaledTwice() }
        let traits = TypeScale.TraitCollection(traitCollection)
        let maximum = maximumPointSize > 0 && maximumPointSize.isFinite ? maximumPointSize : nil
        let size = CGFloat(
            metrics.scaledPointSize(
                for: Double(font.pointSize),
                maximumPointSize: maximum.map { Double($0) },
                compatibleWith: known(traits)
            )
        )
        let face = font.face.adjusted(isBoldText: traits.legibilityWeight == .bold)
        return UIFont(
            face,
            size: size,
            descriptor: UIFontDescriptor(face, size: size, font.fontDescriptor.features),
            origin: .scaled(textStyle, from: font, maximum: maximum),
            missingName: font.missingName
        )
    }

    /// Returns a length at large, in points, scaled for the reader and rounded to pixels.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns a length at large, in points, scaled for some traits and rounded to pixels.
    ///
    /// The ambient traits complete those of `traitCollection`.
    public func scaledValue(
        for value: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let traits = known(TypeScale.TraitCollection(traitCollection))
        return CGFloat(metrics.scaledValue(for: Double(value), compatibleWith: traits))
    }

    private var metrics: FontMetrics { FontMetrics(forTextStyle: textStyle.style ?? .body) }

    /// Returns the traits; for an unknown style, with the category large, in which nothing grows.
    private func known(_ traits: TypeScale.TraitCollection) -> TypeScale.TraitCollection {
        guard textStyle.style == nil else { return traits }
        var copy = traits
        copy.preferredContentSizeCategory = .large
        return copy
    }
}

/// The error of scaling a font that is already scaled.
public struct UIFontScaledTwice: LocalizedError, CustomStringConvertible {
    /// UIKit's message.
    public var description: String {
        "A scaled font returned by UIFontMetrics should not be used to create another scaled font."
    }

    /// UIKit's message.
    public var errorDescription: String? { description }
}

extension UIFont {
    /// Returns the font as if created for other traits.
    ///
    /// The size is derived from the original one, so repeated changes of the category do not
    /// accumulate. A font that does not follow the category is returned unchanged.
    func adjusted(to traits: UITraitCollection?) -> UIFont {
        switch origin {
        case .plain: return self
        case .preferred(let style):
            return UIFont(
                descriptor: fontDescriptor.resized(style, compatibleWith: traits),
                size: 0
            )
        case .scaled(let style, let font, let maximum):
            return UIFontMetrics(forTextStyle: style).scaledFont(
                for: font,
                maximumPointSize: maximum ?? 0,
                compatibleWith: traits
            )
        }
    }
}
