import Foundation
import UIKitNames

extension Font.Modifier {
    /// Returns a descriptor of the modified font, or the same descriptor if the font's family lacks
    /// such a face.
    func applied(to descriptor: UIFontDescriptor) -> UIFontDescriptor {
        switch self {
        case .pointSize, .scale: descriptor
        case .weight(let weight): descriptor.choosing([.weight: weight.value])
        case .width(let width): descriptor.choosing([.width: width])
        case .design(let design): descriptor.changed(design, nil)
        case .leading(let leading): descriptor.changed(leading)
        case .bold: descriptor.adding(.traitBold)
        case .italic: descriptor.adding(.traitItalic)
        case .monospaced: descriptor.withDesign(.monospaced) ?? descriptor.adding(.traitMonoSpace)
        case .monospacedDigit: descriptor.adding(kNumberSpacingType, kMonospacedNumbersSelector)
        case .lowercaseSmallCaps: descriptor.adding(kLowerCaseType, kLowerCaseSmallCapsSelector)
        case .uppercaseSmallCaps: descriptor.adding(kUpperCaseType, kUpperCaseSmallCapsSelector)
        }
    }
}

extension UIFontDescriptor {
    /// Returns this descriptor with a design and a weight, if it describes the system font.
    func changed(_ design: Font.Design?, _ weight: Font.Weight?) -> UIFontDescriptor {
        let systemDesign: SystemDesign? =
            switch design {
            case nil: nil
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        let designed = systemDesign.flatMap(withDesign) ?? self
        return weight.map { designed.choosing([.weight: $0.value]) } ?? designed
    }

    var isSystem: Bool { withDesign(.default) != nil }

    /// Returns this descriptor with other space between lines, if it describes the system font.
    fileprivate func changed(_ leading: Font.Leading) -> UIFontDescriptor {
        guard isSystem else { return self }
        var traits = symbolicTraits.subtracting([.traitTightLeading, .traitLooseLeading])
        if leading == .tight { traits.insert(.traitTightLeading) }
        if leading == .loose { traits.insert(.traitLooseLeading) }
        return withSymbolicTraits(traits) ?? self
    }

    /// Returns a descriptor of the face with an additional trait, or this descriptor if the family
    /// has no such face.
    fileprivate func adding(_ trait: SymbolicTraits) -> UIFontDescriptor {
        guard !isSystem else { return withSymbolicTraits(symbolicTraits.union(trait)) ?? self }
        let isBold = trait == .traitBold && !symbolicTraits.contains(.traitBold)
        let bolder: [TraitKey: CGFloat] = isBold ? [.weight: UIFont.Weight.bold.rawValue] : [:]
        let changed = choosing(bolder, symbolicTraits.union(trait).intersection(.traitItalic))
        let face = UIFont(descriptor: changed, size: 0).fontDescriptor
        return face.symbolicTraits.contains(trait) ? face.withSize(pointSize) : self
    }

    /// Returns a descriptor of the nearest face with other values of some traits.
    ///
    /// - Parameters:
    ///   - values: The new values. A registered face keeps its weight and width otherwise.
    ///   - slant: The slant of a registered face, or `nil` for the slant of this face.
    /// - Returns: The descriptor.
    private func choosing(
        _ values: [TraitKey: CGFloat],
        _ slant: SymbolicTraits?
    ) -> UIFontDescriptor {
        var attributes = fontAttributes
        let own = object(forKey: .traits) as? [TraitKey: Any] ?? [:]
        if isSystem {
            let stated = attributes[.traits] as? [TraitKey: Any] ?? [:]
            attributes[.traits] = stated.merging(values) { $1 }
        } else {
            let kept = own.filter { $0.key == .weight || $0.key == .width }
            let symbolic = (slant ?? symbolicTraits).intersection(.traitItalic).rawValue
            attributes[.traits] = kept.merging(values) { $1 }.merging([.symbolic: symbolic]) { $1 }
            attributes[.family] = object(forKey: .family)
            attributes[.name] = nil
        }
        return UIFontDescriptor(fontAttributes: attributes)
    }

    fileprivate func choosing(_ values: [TraitKey: CGFloat]) -> UIFontDescriptor {
        let changed = choosing(values, nil)
        // A descriptor with the name of the face has all traits of the face.
        return isSystem
            ? changed : UIFont(descriptor: changed, size: 0).fontDescriptor.withSize(pointSize)
    }

    fileprivate func adding(_ type: Int, _ selector: Int) -> UIFontDescriptor {
        let settings = fontAttributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
        let setting: [FeatureKey: Any] = [.type: type, .selector: selector]
        return addingAttributes([.featureSettings: settings + [setting]])
    }
}
