public import Foundation
import TypeScale
import TypeScaleFonts

extension UIFontDescriptor {
    /// Returns this descriptor with the given attributes added or replaced.
    ///
    /// All traits form a single attribute, so new traits replace all existing traits.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
    }

    /// Returns this descriptor with another point size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    /// Returns a descriptor of another face in the same family, such as `Bold`.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        var attributes = fontAttributes
        attributes[.family] = resolved.face.familyName
        attributes[.face] = newFace
        attributes[.name] = nil
        attributes[.traits] = nil
        return UIFontDescriptor(fontAttributes: attributes)
    }

    /// Returns a descriptor of another family, and removes the name, face, text style and design.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var attributes = fontAttributes
        attributes[.family] = newFamily
        for name in [.name, .face, .textStyle, .design] as [AttributeName] {
            attributes[name] = nil
        }
        return UIFontDescriptor(fontAttributes: attributes)
    }

    /// Returns a descriptor with the given symbolic traits.
    ///
    /// With the bold trait, the system font is semibold, or bold for some titles, unless it is
    /// already heavier. With the italic trait alone, the system font keeps its weight. A face of a
    /// registered family matches if its italic, bold, width and monospace traits equal the given
    /// traits.
    ///
    /// - Returns: The descriptor, or `nil` if no face of the registered family matches. If several
    ///   faces match, the descriptor describes the one nearest to bold if the bold trait is given,
    ///   or else the one nearest to regular.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let face = resolved.face
        switch face.instance {
        case .system, .custom:
            let usage = meaning.usage ?? .regular
            var traits = fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
            traits[.symbolic] = symbolicTraits.rawValue
            let isBold = symbolicTraits.contains(.traitBold)
            let isItalic = symbolicTraits.contains(.traitItalic)
            let keepsWeight = isBold ? face.traits.weight >= .semibold : isItalic
            if !keepsWeight {
                traits[.weight] = nil
            } else if meaning.weight == nil, usage == .emphasized {
                traits[.weight] = UIFont.Weight.semibold.rawValue
            }
            let newUsage = usage.with(isBold: isBold, isItalic: isItalic)
            return addingAttributes([.traits: traits, .textStyle: newUsage.rawValue])
        case .file(let face):
            let asked: SymbolicTraits = [
                .traitItalic, .traitBold, .traitCondensed, .traitExpanded, .traitMonoSpace,
            ]
            let requested = symbolicTraits.intersection(asked)
            let ideal: UIFont.Weight = requested.contains(.traitBold) ? .bold : .regular
            let fitting = FontRegistry.coreText.uiKitFaces(ofFamily: face.familyName).filter {
                $0.traits.symbolic.intersection(asked) == requested
            }
            let nearest = fitting.min {
                abs($0.traits.weight - ideal) < abs($1.traits.weight - ideal)
            }
            guard let nearest else { return nil }
            return UIFontDescriptor(nearest, size: meaning.size, meaning.features)
        }
    }

    /// Returns a descriptor of the system font with another design, or `nil` for a registered font.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = resolved.face.instance else { return nil }
        return addingAttributes([.design: design.rawValue])
    }
}

extension UIFontDescriptor {
    /// Returns a descriptor of the system font for a text style, in the size for the reader.
    ///
    /// For an unknown style, the descriptor has the size of `body`, but no text style.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns a descriptor of the system font for a text style, in the size for the given traits.
    ///
    /// For an unknown style, the descriptor has the size of `body`, but no text style. Traits that
    /// `traitCollection` does not specify come from the current traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: [.textStyle: style.rawValue])
            .resized(style, compatibleWith: traitCollection)
    }

    /// Returns this descriptor with a style's size, and with Bold Text on or off, for given traits.
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

extension SystemUsage {
    /// Returns the weight of a font with this usage, with or without the bold trait.
    func weight(isBold: Bool) -> UIFont.Weight {
        if let textStyle { return UIFont.TextStyle(textStyle).weight(isBold: isBold) }
        return isBold || self == .emphasized ? .semibold : .regular
    }
}

extension UIFont.TextStyle {
    /// Returns the preferred font that has a point size, or `nil` if no category uses the size.
    ///
    /// An unknown style has the sizes of `body`.
    func preferredFont(ofSize pointSize: CGFloat) -> ScaledFont? {
        let font = FontDescription.system(style ?? .body)
        return ContentSizeCategory.allCases.lazy
            .map { font.scaled(for: TraitCollection(preferredContentSizeCategory: $0)) }
            .first { $0.pointSize == Double(pointSize) }
    }

    /// Returns the weight of the style's regular or bold face.
    ///
    /// As in the guidelines' table of emphasized styles, the bold face is bold for large titles and
    /// for titles 1 and 2. For other styles, it is semibold unless the style is bold.
    func weight(isBold: Bool) -> UIFont.Weight {
        let style = style ?? .body
        let own = FontDescription.system(style).scaled(for: TraitCollection()).weight
        guard isBold else { return UIFont.Weight(openType: own.rawValue) }
        let isTitle = [.largeTitle, .title1, .title2].contains(style)
        return max(isTitle ? .bold : .semibold, UIFont.Weight(openType: own.rawValue))
    }
}
