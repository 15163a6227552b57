public import Foundation
import TypeScale
import TypeScaleFonts

extension UIFontDescriptor {
    /// Returns a descriptor with additional attributes, which replace those with the same name.
    ///
    /// The traits are one attribute, and are replaced as a whole.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
    }

    /// Returns a descriptor with another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    /// Returns a descriptor of another style in the family, such as `Bold`, without a font name.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        var attributes = fontAttributes
        attributes[.family] = resolved.face.familyName
        attributes[.face] = newFace
        attributes[.name] = nil
        attributes[.traits] = nil
        return UIFontDescriptor(fontAttributes: attributes)
    }

    /// Returns a descriptor of another family, instead of a single font.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var attributes = fontAttributes
        attributes[.family] = newFamily
        for name in [.name, .face, .textStyle, .design] as [AttributeName] {
            attributes[name] = nil
        }
        return UIFontDescriptor(fontAttributes: attributes)
    }

    /// Returns a descriptor with exactly these traits, or `nil` if the family has no such face.
    ///
    /// As on iOS, the system's bold is semibold. A registered family has the face nearest to bold.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        switch resolved.face.instance {
        case .system, .custom:
            var traits = fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
            traits[.symbolic] = symbolicTraits.rawValue
            traits[.weight] = nil
            return addingAttributes([.traits: traits])
        case .file(let face):
            let asked: SymbolicTraits = [
                .traitItalic, .traitBold, .traitCondensed, .traitExpanded, .traitMonoSpace,
            ]
            let wanted = symbolicTraits.intersection(asked)
            let ideal: UIFont.Weight = wanted.contains(.traitBold) ? .bold : .regular
            let fitting = FontLibrary.shared.faces(ofFamily: face.familyName).filter {
                $0.traits.symbolic.intersection(asked) == wanted
            }
            let nearest = fitting.min {
                abs($0.traits.weight - ideal) < abs($1.traits.weight - ideal)
            }
            guard let nearest else { return nil }
            return UIFontDescriptor(nearest, size: ownSize, features)
        }
    }

    /// Returns a descriptor with another design of the system's font, or `nil` for other fonts.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = resolved.face.instance else { return nil }
        return addingAttributes([.design: design.rawValue])
    }
}

extension UIFontDescriptor {
    /// Returns the descriptor of the system's font for a text style, in the reader's size.
    ///
    /// An unknown style has the size of body.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor of the system's font for a text style, in the size for some traits.
    ///
    /// An unknown style has the size of body. The ambient traits complete those of
    /// `traitCollection`.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: [.textStyle: style.rawValue])
            .resized(style, compatibleWith: traitCollection)
    }

    /// Returns this descriptor in the size of a style for some traits, heavier for Bold Text.
    func resized(
        _ style: UIFont.TextStyle,
        compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor {
        let traits = TypeScale.TraitCollection(traits)
        let font = FontDescription.system(style.style ?? .body).scaled(for: traits)
        var attributes = fontAttributes
        attributes[.size] = CGFloat(font.pointSize)
        attributes[.boldText] = traits.legibilityWeight == .bold ? true : nil
        return UIFontDescriptor(fontAttributes: attributes)
    }
}

extension UIFont.TextStyle {
    /// Returns the distance between baselines in a preferred font of a size, in points, if known.
    func advance(at pointSize: CGFloat) -> Double? {
        preferredFonts.first { $0.pointSize == Double(pointSize) }?.lineHeight
    }

    /// Returns whether the style has a size in one of the categories.
    func hasSize(_ pointSize: CGFloat) -> Bool {
        preferredFonts.contains { $0.pointSize == Double(pointSize) }
    }

    /// The style's fonts in all categories; for an unknown style, those of body.
    private var preferredFonts: some Sequence<ScaledFont> {
        let font = FontDescription.system(style ?? .body)
        return ContentSizeCategory.allCases.lazy.map { category in
            font.scaled(for: TraitCollection(preferredContentSizeCategory: category))
        }
    }

    /// Returns the weight of the style's regular or bold face.
    ///
    /// As in Apple's table of emphasised styles, the bold face of large titles is bold, and that of
    /// other styles is semibold.
    func weight(isBold: Bool) -> UIFont.Weight {
        let style = style ?? .body
        let own = FontDescription.system(style).scaled(for: TraitCollection()).weight
        guard isBold else { return UIFont.Weight(openType: own.rawValue) }
        let isTitle = [.largeTitle, .title1, .title2].contains(style)
        return max(isTitle ? .bold : .semibold, UIFont.Weight(openType: own.rawValue))
    }
}
