#if !os(macOS) && !os(watchOS)
import Foundation
public import TypeScale

#if os(iOS) || os(tvOS) || os(visionOS)
public import UIKit
#else
public import UIKitNames
#endif

extension FontDescription {
    /// Returns the font for the given traits, or the system font if no font has the face's name.
    ///
    ///     label.font = Brand.body.uiFont(compatibleWith: traitCollection)
    ///     label.adjustsFontForContentSizeCategory = true
    ///
    /// If UIKit scales the font to the same size, the font comes from `UIFontMetrics`, or is the
    /// preferred font. A label can then resize it. UIKit cannot scale a font with a curve other
    /// than its own, or with a limit other than a maximum size in points. Such a font has a fixed
    /// size.
    ///
    /// - Parameters:
    ///   - traitCollection: The traits. Unspecified traits come from the current traits.
    ///   - report: A closure that is called if the font is missing. By default, it writes the error
    ///     to standard error. `FontUnavailable.check(_:)` throws the error instead.
    /// - Returns: The font, or the system font in the same size and weight.
    public func uiFont(
        compatibleWith traitCollection: UITraitCollection? = nil,
        ifMissing report: (FontUnavailable) -> Void = { FontUnavailable.log($0) }
    ) -> UIFont {
        let traits = UITraitCollection.current(with: traitCollection)
        let font = scaled(for: TraitCollection(traits))
        return font.found(ifMissing: report) { () throws(FontUnavailable) in
            let own = try uiKitFont(font, compatibleWith: traits)
            guard let own, Double(own.pointSize) == font.pointSize else { return try font.made() }
            return own
        }
    }

    /// Returns the preferred font, or `nil` if the description does not describe one.
    func preferredFont(compatibleWith traits: UITraitCollection) -> UIFont? {
        guard face.postScriptName == nil, size == nil, weight == nil, curve == nil,
            limits == TypeLimits(),
            let style = UIFont.TextStyle(textStyle, on: TraitCollection(traits).platform)
        else { return nil }
        return .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    /// Returns the font that UIKit itself scales, or `nil` if UIKit cannot do so in every category.
    ///
    /// The argument `font` is this font, scaled for the same traits.
    func uiKitFont(
        _ font: ScaledFont,
        compatibleWith traits: UITraitCollection
    ) throws(FontUnavailable) -> UIFont? {
        if let preferred = preferredFont(compatibleWith: traits) { return preferred }
        let size = font.explanation.base
        guard !isPreferredFont, curve ?? .uikit == .uikit,
            limits == .points(maximum: limits.maximumPointSize), size > 0, size.isFinite,
            let style = UIFont.TextStyle(textStyle, on: font.traits.platform)
        else { return nil }
        let base = CGFloat(size)
        let unscaled: UIFont
        if let name = font.face.postScriptName {
            unscaled = try .named(name, size: base)
        } else {
            // UIKit makes the scaled font heavier if the reader prefers bold text.
            var regular = font.traits
            regular.legibilityWeight = .regular
            unscaled = .systemFont(ofSize: base, weight: .init(scaled(for: regular).weight))
        }
        return UIFontMetrics(forTextStyle: style).scaledFont(
            for: unscaled,
            maximumPointSize: CGFloat(limits.maximumPointSize ?? 0),
            compatibleWith: traits
        )
    }
}
#endif
