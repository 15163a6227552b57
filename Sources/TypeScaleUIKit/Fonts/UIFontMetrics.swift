public import Foundation
import TypeScale
import TypeScaleFonts

/// The growth of sizes with the reader's category in a text style.
///
///     UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 40)
///     UIFontMetrics.default.scaledValue(for: 8)
public final class UIFontMetrics: NSObject, Sendable {
    private let textStyle: UIFont.TextStyle

    /// The metrics of a style.
    ///
    /// - Parameter textStyle: The style; in one that is unknown nothing grows.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
    }

    /// The metrics of the style body.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
}

extension UIFontMetrics {
    /// A font in the size that the reader's category makes of it.
    ///
    /// - Parameters:
    ///   - font: The font as it is at large. One that was scaled already ends the process with
    ///     Apple's sentence, as on iOS; ``scaledFont(checking:maximumPointSize:compatibleWith:)``
    ///     throws instead.
    ///   - maximumPointSize: The largest size, in points; one that is not positive and finite is
    ///     none.
    ///   - traitCollection: The traits; what they leave open is ambient.
    /// - Returns: The font, in whole points unless the largest size cuts it.
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

    /// A font in the size that some traits make of it; see
    /// ``scaledFont(for:maximumPointSize:compatibleWith:)``.
    public func scaledFont(
        for font: UIFont,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// A font in the size that the reader's category makes of it, up to a size; see
    /// ``scaledFont(for:maximumPointSize:compatibleWith:)``.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font in the size that the reader's category makes of it; see
    /// ``scaledFont(for:maximumPointSize:compatibleWith:)``.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// The same, for fonts that may have been scaled already; not in UIKit.
    ///
    /// - Parameters:
    ///   - font: The font as it is at large.
    ///   - maximumPointSize: The largest size, in points; one that is not positive and finite is
    ///     none.
    ///   - traitCollection: The traits; what they leave open is ambient.
    /// - Returns: The font.
    /// - Throws: ``UIFontScaledTwice`` if the font came out of such a call.
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

    /// A length in the size that the reader's category makes of it.
    ///
    /// - Parameter value: Points at large.
    /// - Returns: Points, on the grid of the screen's pixels.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// A length in the size that some traits make of it.
    ///
    /// - Parameters:
    ///   - value: Points at large.
    ///   - traitCollection: The traits; what they leave open is ambient.
    /// - Returns: Points, on the grid of the pixels.
    public func scaledValue(
        for value: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let traits = known(TypeScale.TraitCollection(traitCollection))
        return CGFloat(metrics.scaledValue(for: Double(value), compatibleWith: traits))
    }

    private var metrics: FontMetrics { FontMetrics(forTextStyle: textStyle.style ?? .body) }

    /// In an unknown style a size stays as it is at large, and is rounded as usual.
    private func known(_ traits: TypeScale.TraitCollection) -> TypeScale.TraitCollection {
        guard textStyle.style == nil else { return traits }
        var copy = traits
        copy.preferredContentSizeCategory = .large
        return copy
    }
}

/// A font was to be scaled that had been scaled already.
public struct UIFontScaledTwice: LocalizedError, CustomStringConvertible {
    /// UIKit's sentence.
    public var description: String {
        "A scaled font returned by UIFontMetrics should not be used to create another scaled font."
    }

    /// UIKit's sentence.
    public var errorDescription: String? { description }
}

extension UIFont {
    /// The font as it would have been made for other traits.
    ///
    /// It is worked out from its original size, however often the category has changed; a font of
    /// a fixed size is the same for all.
    ///
    /// - Parameter traits: The traits; what they leave open is ambient.
    /// - Returns: The font.
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
