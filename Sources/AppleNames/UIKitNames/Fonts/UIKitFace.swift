import Foundation
import TypeScale
import TypeScaleFonts

/// A face that measures text, with the names and traits that UIKit reports.
struct UIKitFace: Hashable, Sendable {
    /// The face that measures text.
    let instance: FontInstance

    /// The named instance of the variable font, or `nil` if the face is not a named instance.
    let namedInstance: NamedInstance?

    /// The traits, with the raw values of UIKit.
    let traits: UIKitTraits
}

/// The traits of a face, with the raw values of UIKit.
struct UIKitTraits: Hashable, Sendable {
    let weight: UIFont.Weight
    let width: CGFloat
    let slant: CGFloat
    let isMonospaced: Bool
    /// The symbolic traits that the other properties do not determine, such as italic.
    let choices: UIFontDescriptor.SymbolicTraits

    var symbolic: UIFontDescriptor.SymbolicTraits {
        var symbolic = choices
        if weight >= .semibold { symbolic.insert(.traitBold) }
        if width < 0 { symbolic.insert(.traitCondensed) }
        if width > 0 { symbolic.insert(.traitExpanded) }
        if isMonospaced { symbolic.insert(.traitMonoSpace) }
        return symbolic
    }
}

extension UIKitTraits {
    /// Creates the traits of a registered face at a point in its design space.
    init(_ traits: FaceTraits, _ axes: [FontTag: Double]) {
        weight = UIFont.Weight(openType: axes["wght"] ?? traits.weight)
        // The standard width is 100 percent on the axis, and 0 in UIKit.
        width = CGFloat(max(-1, min(1, ((axes["wdth"] ?? traits.width) - 100) / 100)))
        slant = CGFloat(max(-1, min(1, traits.slant / 30)))
        isMonospaced = traits.isMonospaced
        choices = traits.isItalic || (axes["ital"] ?? 0) > 0 ? .traitItalic : []
    }
}

extension UIFontDescriptor.SymbolicTraits {
    /// The traits of the system font that its weight, width and design do not determine.
    static let systemChoices: Self = [.traitItalic, .traitTightLeading, .traitLooseLeading]
}

extension UIKitFace {
    /// Returns a face of the system font, which has only the italic and leading traits in `traits`.
    ///
    /// The face has the heaviest named weight that is not heavier than `weight`.
    static func system(
        weight: UIFont.Weight = .regular,
        width: UIFont.Width = .standard,
        design: SystemFace.Design = .default,
        traits: UIFontDescriptor.SymbolicTraits = []
    ) -> UIKitFace {
        let isItalic = traits.contains(.traitItalic)
        let weight = weight.named
        let face = SystemFace(
            weight: weight.openType,
            width: 100 + 100 * Double(width.rawValue),
            design: design,
            isItalic: isItalic
        )
        return UIKitFace(
            instance: .system(face),
            namedInstance: nil,
            traits: UIKitTraits(
                weight: weight,
                width: width.rawValue,
                // Italics slant by 10 degrees. A slant of 1 is 30 degrees.
                slant: isItalic ? 1 / 3 : 0,
                isMonospaced: design == .monospaced,
                choices: traits.intersection(.systemChoices)
            )
        )
    }

    /// Creates a registered face, or returns `nil` if the registered file can no longer be read.
    init?(_ match: RegisteredFace) {
        guard let face = try? match.typeface(), let traits = try? match.face.traits() else {
            return nil
        }
        instance = .file(face)
        namedInstance = match.instance
        self.traits = UIKitTraits(traits, match.instance?.coordinates ?? [:])
    }

    /// Returns a system face with the given weight and traits, or this face if it is another face.
    func system(
        weight: UIFont.Weight,
        traits: UIFontDescriptor.SymbolicTraits? = nil
    ) -> UIKitFace {
        guard case .system(let face) = instance else { return self }
        return .system(
            weight: weight,
            width: UIFont.Width(self.traits.width),
            design: face.design,
            traits: traits ?? self.traits.symbolic
        )
    }

    /// Returns a heavier face if this is a system face and Bold Text is on, or else this face.
    func adjusted(isBoldText: Bool) -> UIKitFace {
        guard isBoldText, case .system(let face) = instance,
            let weight = FontWeight(rawValue: face.weight)
        else { return self }
        return system(weight: UIFont.Weight(openType: weight.heavierForBoldText.rawValue))
    }

    var familyName: String {
        switch instance {
        case .file(let face): face.familyName
        case .system(let face): face.design.family
        case .custom: SystemFace.Design.default.family
        }
    }

    /// The PostScript name.
    ///
    /// On iOS 26.1, the names of the default and the monospaced design were observed.
    var postScriptName: String {
        switch instance {
        case .file(let face): return namedInstance?.postScriptName ?? face.postScriptName
        case .system(let face):
            let prefix = face.design == .default ? ".SFUI" : face.design.family
            return prefix + "-" + traits.weight.name + italicName
        case .custom: return ""
        }
    }

    var styleName: String {
        guard case .file(let face) = instance else {
            return traits.weight.name + (italicName.isEmpty ? "" : " " + italicName)
        }
        return namedInstance?.styleName ?? face.styleName
    }

    var visibleName: String {
        guard case .file(let face) = instance else { return "System Font " + styleName }
        return namedInstance.map { face.familyName + " " + $0.styleName } ?? face.fullName
    }

    /// The points to add between lines: 2 for loose leading, -2 for tight leading, and otherwise 0.
    var leading: Double {
        traits.symbolic.contains(.traitLooseLeading)
            ? 2 : traits.symbolic.contains(.traitTightLeading) ? -2 : 0
    }

    private var italicName: String { traits.symbolic.contains(.traitItalic) ? "Italic" : "" }
}

extension SystemFace.Design {
    /// The family name.
    ///
    /// On iOS 26.1, the names of the default and the serif design were observed.
    var family: String {
        switch self {
        case .default: ".AppleSystemUIFont"
        case .rounded: ".AppleSystemUIFontRounded"
        case .serif: ".AppleSystemUIFontSerif"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        }
    }

    /// Creates the design that has a family name, or returns `nil` for any other family.
    init?(family: String) {
        let designs = [Self.default, .rounded, .serif, .monospaced]
        guard let design = designs.first(where: { $0.family == family }) else { return nil }
        self = design
    }
}
