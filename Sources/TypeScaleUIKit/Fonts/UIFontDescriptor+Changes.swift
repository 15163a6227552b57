public import Foundation
import TypeScale
import TypeScaleFonts

extension UIFontDescriptor {
    /// A descriptor with further attributes.
    ///
    /// - Parameter attributes: The attributes; they replace those of the same name, the traits as a
    ///   whole.
    /// - Returns: The descriptor.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
    }

    /// A descriptor of another size.
    ///
    /// - Parameter newPointSize: Points.
    /// - Returns: The descriptor.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    /// A descriptor of another style within the family.
    ///
    /// - Parameter newFace: The style, such as `Bold`.
    /// - Returns: The descriptor, which names the family and the style, and no single font.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        var attributes = fontAttributes
        attributes[.family] = resolved.face.familyName
        attributes[.face] = newFace
        attributes[.name] = nil
        attributes[.traits] = nil
        return UIFontDescriptor(fontAttributes: attributes)
    }

    /// A descriptor of another family.
    ///
    /// - Parameter newFamily: The family.
    /// - Returns: The descriptor, which names no single font any more.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var attributes = fontAttributes
        attributes[.family] = newFamily
        for name in [.name, .face, .textStyle, .design] as [AttributeName] {
            attributes[name] = nil
        }
        return UIFontDescriptor(fontAttributes: attributes)
    }

    /// A descriptor with other traits, and no more than these.
    ///
    /// Bold in the system's font is semibold, as iOS has it; in a family of its own it is the face
    /// nearest to bold.
    ///
    /// - Parameter symbolicTraits: The traits.
    /// - Returns: `nil` if the family has no such face.
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

    /// A descriptor of another design of the system's font.
    ///
    /// - Parameter design: The design.
    /// - Returns: `nil` if the descriptor is not of the system's font.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = resolved.face.instance else { return nil }
        return addingAttributes([.design: design.rawValue])
    }
}

extension UIFontDescriptor {
    /// The descriptor of the system's font of a text style, in the reader's size.
    ///
    /// - Parameter style: The style; one that is unknown has body's size.
    /// - Returns: The descriptor.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The descriptor of the system's font of a text style, in the size for some traits.
    ///
    /// - Parameters:
    ///   - style: The style; one that is unknown has body's size.
    ///   - traitCollection: The traits; what they leave open is ambient.
    /// - Returns: The descriptor.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: [.textStyle: style.rawValue])
            .resized(style, compatibleWith: traitCollection)
    }

    /// A descriptor with the size that a style has for some traits, and heavier for bold text.
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
    /// From baseline to baseline in a preferred font of a size, in points; `nil` where that is not
    /// known.
    func advance(at pointSize: CGFloat) -> Double? {
        preferredFonts.first { $0.pointSize == Double(pointSize) }?.lineHeight
    }

    /// Whether the style has a size in one of the categories.
    func hasSize(_ pointSize: CGFloat) -> Bool {
        preferredFonts.contains { $0.pointSize == Double(pointSize) }
    }

    /// The style's fonts in all categories; those of body for a style that is not known.
    private var preferredFonts: some Sequence<ScaledFont> {
        let font = FontDescription.system(style ?? .body)
        return ContentSizeCategory.allCases.lazy.map { category in
            font.scaled(for: TraitCollection(preferredContentSizeCategory: category))
        }
    }

    /// The weight of the style's font; bold for the large titles, as Apple's table of emphasised
    /// styles has it.
    func weight(isBold: Bool) -> UIFont.Weight {
        let style = style ?? .body
        let own = FontDescription.system(style).scaled(for: TraitCollection()).weight
        guard isBold else { return UIFont.Weight(openType: own.rawValue) }
        let isTitle = [.largeTitle, .title1, .title2].contains(style)
        return max(isTitle ? .bold : .semibold, UIFont.Weight(openType: own.rawValue))
    }
}
