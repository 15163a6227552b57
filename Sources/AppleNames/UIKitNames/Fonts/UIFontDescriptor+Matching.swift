import Foundation
import TypeScaleFonts

extension UIFontDescriptor {
    /// Returns descriptors of the fonts that match this descriptor, beginning with the best match.
    ///
    /// A descriptor of the system font matches only the system font.
    ///
    /// - Parameter mandatoryKeys: The attributes that must match, or `nil` if all must match. Only
    ///   the names, the face and the traits are compared. The family must always match.
    /// - Returns: The descriptors, each of which describes one font, or `[]` if no font matches.
    /// - Complexity: O(*n* log *n*), where *n* is the number of registered faces.
    public func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<AttributeName>?
    ) -> [UIFontDescriptor] {
        let requested = meaning
        let keys = mandatoryKeys ?? Set(fontAttributes.keys)
        if requested.name == nil, requested.hasSystemFamily,
            requested.style != nil || requested.family != nil
        {
            return [
                UIFontDescriptor(resolved.face, size: requested.size, requested.features)
            ]
        }
        let registry = FontRegistry.coreText
        let families = requested.family.map { [$0] } ?? registry.familyNames
        let faces = families.flatMap(FontRegistry.coreText.uiKitFaces(ofFamily:)).filter { face in
            func fits(_ key: AttributeName, _ asked: String?, _ own: String) -> Bool {
                !keys.contains(key) || asked?.isSameFontName(as: own) ?? true
            }
            return fits(.name, requested.name, face.postScriptName)
                && fits(.face, requested.styleName, face.styleName)
                && fits(.visibleName, requested.visibleName, face.visibleName)
                && (!keys.contains(.traits) || requested.isMet(by: face))
        }
        let sorted = faces.sorted { requested.distance(to: $0) < requested.distance(to: $1) }
        return sorted.map { UIFontDescriptor($0, size: requested.size, requested.features) }
    }

    /// Returns the text style that determines the descriptor's size.
    ///
    /// Returns `nil` for registered fonts, and for system fonts without a text style.
    func preferredStyle(_ face: UIKitFace) -> UIFont.TextStyle? {
        guard case .system = face.instance else { return nil }
        return meaning.usage?.textStyle.map { UIFont.TextStyle($0) }
    }

    /// The face that the descriptor describes, or a system face and the name of the missing face.
    var resolved: (face: UIKitFace, missingName: String?) {
        let requested = meaning
        let isNamed = requested.style == nil && requested.family == nil
        if let name = requested.name ?? (isNamed ? requested.visibleName : nil) {
            return FontRegistry.coreText.uiKitFace(named: name).map { ($0, nil) } ?? (
                requested.system, name
            )
        }
        guard let family = requested.family, !requested.hasSystemFamily else {
            let face = requested.system
            // As in a registered family, the requested style can be missing.
            guard let styleName = requested.styleName, face.styleName != styleName else {
                return (face, nil)
            }
            return face.system(styleName: styleName).map { ($0, nil) }
                ?? (face, face.familyName + " " + styleName)
        }
        let faces = FontRegistry.coreText.uiKitFaces(ofFamily: family).filter {
            requested.styleName?.isSameFontName(as: $0.styleName) ?? true
        }
        if let face = faces.min(by: { requested.distance(to: $0) < requested.distance(to: $1) }) {
            return (face, nil)
        }
        let missing = [family, requested.styleName].compactMap(\.self).joined(separator: " ")
        return (requested.system, missing)
    }

    /// Returns the descriptor of a font that was created from this descriptor.
    ///
    /// As on iOS, the name of the face replaces the family and the traits. Features that the face
    /// does not support and settings that change nothing are removed. The features of the system
    /// font are not known. A text style remains, as on iOS 14 and later.
    func naming(_ face: UIKitFace) -> UIFontDescriptor {
        let requested = meaning
        switch face.instance {
        case .system, .custom:
            guard requested.family != nil || requested.styleName != nil else { return self }
            let named = UIFontDescriptor(
                face,
                size: requested.size,
                requested.features,
                usage: requested.usage
            )
            return named.addingAttributes(otherAttributes)
        case .file(let file):
            let tags = requested.features.isEmpty ? [] : (try? file.featureTags()) ?? []
            let features = requested.features.filter {
                !$0.isDefault && $0.isSupported(by: tags)
            }
            var attributes = otherAttributes
            attributes[.textStyle] = requested.style
            return UIFontDescriptor(face, size: requested.size, features)
                .addingAttributes(attributes)
        }
    }

    /// The attributes that do not determine the font, such as the cascade list.
    private var otherAttributes: [AttributeName: Any] {
        fontAttributes.filter { !DescriptorMeaning.names.contains($0.key) }
    }

    /// Creates a descriptor for a face.
    ///
    /// Without a usage, a system face has the regular or the oblique usage. If `statesWeight` is
    /// `true`, the traits of a system face contain its weight even if its usage determines it.
    convenience init(
        _ face: UIKitFace,
        size: CGFloat?,
        _ features: [DescriptorMeaning.Feature] = [],
        usage: SystemUsage? = nil,
        statesWeight: Bool = false
    ) {
        var attributes: [AttributeName: Any] = [:]
        attributes[.size] = size
        if !features.isEmpty { attributes[.featureSettings] = features.settings }
        if case .system(let system) = face.instance {
            let symbolic = face.traits.symbolic.intersection(.systemChoices)
            let usage = usage ?? (symbolic.contains(.traitItalic) ? .oblique : .regular)
            attributes[.textStyle] = usage.rawValue
            let design = SystemDesign.designs.first { $0.value == system.design }?.key
            attributes[.design] = design?.rawValue
            var traits: [TraitKey: Any] = [:]
            if statesWeight || face.traits.weight != usage.weight(isBold: false) {
                traits[.weight] = face.traits.weight.rawValue
            }
            if face.traits.width != 0 { traits[.width] = face.traits.width }
            let others = usage.isItalic ? symbolic.subtracting(.traitItalic) : symbolic
            if !others.isEmpty { traits[.symbolic] = others.rawValue }
            if !traits.isEmpty { attributes[.traits] = traits }
        } else {
            attributes[.name] = face.postScriptName
        }
        self.init(fontAttributes: attributes)
    }
}

extension UIKitFace {
    /// Returns this face in a style such as `Light Italic`, or `nil` if the style is unknown.
    fileprivate func system(styleName: String) -> UIKitFace? {
        let words = styleName.unicodeScalars.split(separator: " ").map(Substring.init)
        guard words.count <= 2, words.count < 2 || words[1] == "Italic",
            let weight = UIFont.Weight.steps.first(where: { $0.name == words.first ?? "" })?.weight
        else { return nil }
        let leading = traits.symbolic.intersection([.traitTightLeading, .traitLooseLeading])
        return system(
            weight: weight,
            traits: words.count == 2 ? leading.union(.traitItalic) : leading
        )
    }
}

extension UIFontDescriptor.SystemDesign {
    /// The system font's designs, except the default.
    fileprivate static let designs: [Self: SystemFace.Design] = [
        .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
    ]
}

extension DescriptorMeaning {
    /// Whether the family is one of the system font's families, or is unspecified.
    fileprivate var hasSystemFamily: Bool {
        family.map { SystemFace.Design(family: $0) != nil } ?? true
    }

    /// The face of the system font that matches the attributes.
    fileprivate var system: UIKitFace {
        let symbolic = symbolicTraits ?? []
        let usage = usage ?? .regular
        typealias Design = UIFontDescriptor.SystemDesign
        let named = design.flatMap { Design.designs[Design(rawValue: $0)] }
        let design =
            symbolic.contains(.traitMonoSpace)
            ? .monospaced : named ?? family.flatMap(SystemFace.Design.init(family:))
        return .system(
            weight: weight.map { UIFont.Weight($0) }
                ?? usage.weight(isBold: symbolic.contains(.traitBold)),
            width: requestedWidth,
            design: design ?? .default,
            traits: usage.isItalic ? symbolic.union(.traitItalic) : symbolic
        ).adjusted(isBoldText: isBoldText)
    }

    private var requestedWidth: UIFont.Width {
        if let width { return UIFont.Width(width) }
        let symbolic = symbolicTraits ?? []
        return symbolic.contains(.traitCondensed)
            ? .condensed : symbolic.contains(.traitExpanded) ? .expanded : .standard
    }

    /// Returns whether a face has the requested traits, within 0.1 for weight, width and slant.
    func isMet(by face: UIKitFace) -> Bool {
        let traits = face.traits
        func isNear(_ asked: CGFloat?, _ own: CGFloat) -> Bool {
            asked.map { abs($0 - own) <= 0.1 } ?? true
        }
        return traits.symbolic.isSuperset(of: symbolicTraits ?? [])
            && isNear(weight, traits.weight.rawValue) && isNear(width, traits.width)
            && isNear(slant, traits.slant)
    }

    /// Returns a face's distance from the requested traits, where italic outweighs all others.
    func distance(to face: UIKitFace) -> CGFloat {
        let traits = face.traits
        let asked = symbolicTraits ?? []
        let weight = self.weight ?? (asked.contains(.traitBold) ? UIFont.Weight.bold.rawValue : 0)
        let isItalic = asked.contains(.traitItalic) || (slant ?? 0) > 0
        let isOtherSlant = isItalic != traits.symbolic.contains(.traitItalic)
        return abs(traits.weight.rawValue - weight) / 4 + abs(
            traits.width - requestedWidth.rawValue
        )
            / 8
            + (isOtherSlant ? 1 : 0)
    }
}
