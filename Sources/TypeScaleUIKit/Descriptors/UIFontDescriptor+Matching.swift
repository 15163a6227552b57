#if !canImport(Darwin)
import Foundation
import TypeScaleFonts

extension UIFontDescriptor {
    /// The descriptors of the registered fonts that fit, the nearest first.
    ///
    /// - Parameter mandatoryKeys: The attributes in which a font must not differ; `nil` is all that
    ///   are given.
    /// - Returns: The descriptors, which name a font each; none if nothing fits.
    public func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<AttributeName>?
    ) -> [UIFontDescriptor] {
        let wanted = meaning
        let keys = mandatoryKeys ?? Set(fontAttributes.keys)
        if wanted.name == nil, wanted.family == nil || wanted.family == FaceChoice.systemFamily,
            wanted.style != nil || wanted.family != nil
        {
            return [UIFontDescriptor(resolved.face, size: ownSize, features)]
        }
        let registry = FontLibrary.shared.registry
        let families = wanted.family.map { [$0] } ?? registry.familyNames
        let faces = families.flatMap(FontLibrary.shared.faces(ofFamily:)).filter { face in
            func fits(_ key: AttributeName, _ asked: String?, _ own: String) -> Bool {
                !keys.contains(key) || asked == nil || asked == own
            }
            return fits(.name, wanted.name, face.postScriptName)
                && fits(.face, wanted.styleName, face.styleName)
                && fits(.visibleName, wanted.visibleName, face.visibleName)
                && (!keys.contains(.traits) || wanted.isMet(by: face))
        }
        let sorted = faces.sorted { wanted.distance(to: $0) < wanted.distance(to: $1) }
        return sorted.map { UIFontDescriptor($0, size: ownSize, features) }
    }

    /// The style whose size the descriptor has, if it is of a text style.
    ///
    /// - Parameter face: The face that the descriptor describes.
    /// - Returns: The style; `nil` for a font of a file, and for the system's fonts of no style.
    func preferredStyle(_ face: FaceChoice) -> UIFont.TextStyle? {
        guard let style = meaning.style, style.hasPrefix("UICTFontTextStyle"), case .system = face
        else { return nil }
        return UIFont.TextStyle(rawValue: style)
    }

    /// The face that the descriptor describes, and the name that no registered face has.
    var resolved: (face: FaceChoice, missingName: String?) {
        let wanted = meaning
        if let name = wanted.name {
            if let face = FontLibrary.shared.face(named: name) { return (face, nil) }
            return (.system(SystemFace(wanted)), name)
        }
        guard let family = wanted.family, family != FaceChoice.systemFamily else {
            if let name = wanted.visibleName, wanted.style == nil, wanted.family == nil {
                return FontLibrary.shared.face(named: name).map { ($0, nil) }
                    ?? (.system(SystemFace(wanted)), name)
            }
            let face = SystemFace(wanted)
            // A style that the system's font has not is not found, like one of another family.
            guard let styleName = wanted.styleName, face.styleName != styleName else {
                return (.system(face), nil)
            }
            return SystemFace(face, styleName: styleName).map { (.system($0), nil) }
                ?? (.system(face), FaceChoice.systemFamily + " " + styleName)
        }
        let faces = FontLibrary.shared.faces(ofFamily: family).filter {
            wanted.styleName == nil || wanted.styleName == $0.styleName
        }
        if let face = faces.min(by: { wanted.distance(to: $0) < wanted.distance(to: $1) }) {
            return (face, nil)
        }
        return (
            .system(SystemFace(wanted)),
            [family, wanted.styleName].compactMap(\.self).joined(separator: " ")
        )
    }

    /// The descriptor of a face.
    convenience init(_ face: FaceChoice, size: CGFloat?, _ features: [[FeatureKey: Int]] = []) {
        var attributes: [AttributeName: Any] = [:]
        attributes[.size] = size
        if !features.isEmpty { attributes[.featureSettings] = features }
        switch face {
        case .file: attributes[.name] = face.postScriptName
        case .system(let system):
            // The string that Apple's systems have where a text style would be.
            attributes[.textStyle] = "CTFontRegularUsage"
            attributes[.design] = system.design == .default ? nil : system.design.rawValue
            var traits: [TraitKey: Any] = [:]
            if system.weight != .regular { traits[.weight] = system.weight.rawValue }
            if system.width != .standard { traits[.width] = system.width.rawValue }
            var symbolic: SymbolicTraits = system.isItalic ? .traitItalic : []
            if system.leading < 0 { symbolic.insert(.traitTightLeading) }
            if system.leading > 0 { symbolic.insert(.traitLooseLeading) }
            if !symbolic.isEmpty { traits[.symbolic] = symbolic.rawValue }
            if !traits.isEmpty { attributes[.traits] = traits }
        }
        self.init(fontAttributes: attributes)
    }
}

extension SystemFace {
    /// The face that attributes ask for.
    init(_ wanted: DescriptorMeaning) {
        let symbolic = wanted.symbolicTraits
        let style = UIFont.TextStyle(rawValue: wanted.style ?? "")
        if let weight = wanted.weight {
            self.weight = UIFont.Weight(weight)
        } else if let symbolic {
            self.weight = symbolic.contains(.traitBold) ? style.weight(isBold: true) : .regular
        } else {
            self.weight = style.weight(isBold: false)
        }
        isItalic = symbolic?.contains(.traitItalic) ?? false
        if let width = wanted.width {
            self.width = UIFont.Width(width)
        } else if symbolic?.contains(.traitCondensed) == true {
            self.width = .condensed
        } else if symbolic?.contains(.traitExpanded) == true {
            self.width = .expanded
        }
        design = wanted.design.map(UIFontDescriptor.SystemDesign.init(rawValue:)) ?? .default
        if symbolic?.contains(.traitMonoSpace) == true { design = .monospaced }
        if symbolic?.contains(.traitTightLeading) == true { leading = -2 }
        if symbolic?.contains(.traitLooseLeading) == true { leading = 2 }
        if wanted.isBoldText { self = heavierForBoldText }
    }
}

extension SystemFace {
    /// The face in a style by its name, such as `Bold` or `Light Italic`.
    fileprivate init?(_ face: SystemFace, styleName: String) {
        let words = styleName.split(separator: " ")
        guard words.count <= 2, words.count < 2 || words[1] == "Italic",
            let weight = UIFont.Weight.steps.first(where: { $0.name == words.first ?? "" })?.weight
        else { return nil }
        self = face
        self.weight = weight
        isItalic = words.count == 2
    }
}

extension DescriptorMeaning {
    /// Whether a face has every trait that is asked for: the symbolic ones, and numbers within a
    /// tenth of Apple's scale.
    func isMet(by face: FaceChoice) -> Bool {
        let look = face.traits
        func isNear(_ asked: CGFloat?, _ own: CGFloat) -> Bool {
            asked.map { abs($0 - own) <= 0.1 } ?? true
        }
        return look.symbolic.isSuperset(of: symbolicTraits ?? [])
            && isNear(weight, look.weight.rawValue) && isNear(width, look.width)
            && isNear(slant, look.slant)
    }

    /// How far a face is from the traits that are asked for: 0 at best, from 1 on another slant.
    func distance(to face: FaceChoice) -> CGFloat {
        let look = face.traits
        let asked = symbolicTraits ?? []
        let weight = self.weight ?? (asked.contains(.traitBold) ? UIFont.Weight.bold.rawValue : 0)
        let width =
            self.width
            ?? (asked.contains(.traitCondensed) ? -0.2 : asked.contains(.traitExpanded) ? 0.2 : 0)
        let isItalic = asked.contains(.traitItalic) || (slant ?? 0) > 0
        let isOtherSlant = isItalic != look.symbolic.contains(.traitItalic)
        return abs(look.weight.rawValue - weight) / 4 + abs(look.width - width) / 8
            + (isOtherSlant ? 1 : 0)
    }
}
#endif
