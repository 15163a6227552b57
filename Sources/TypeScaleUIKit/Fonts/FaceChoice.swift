#if !canImport(Darwin)
import Foundation
import TypeScale
import TypeScaleFonts

/// The face that a font draws with.
enum FaceChoice: Hashable, Sendable {
    /// San Francisco, of which the numbers are known.
    case system(SystemFace)
    /// A registered face, and the point on its axes that was named.
    case file(Typeface, NamedInstance?)

    static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.system(let left), .system(let right)): left == right
        case (.file(let left, let leftInstance), .file(let right, let rightInstance)):
            left === right && leftInstance == rightInstance
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .system(let face): hasher.combine(face)
        case .file(let face, let instance):
            hasher.combine(ObjectIdentifier(face))
            hasher.combine(instance)
        }
    }
}

/// One of the faces of the system's font.
struct SystemFace: Hashable, Sendable {
    var weight = UIFont.Weight.regular
    var width = UIFont.Width.standard
    var design = UIFontDescriptor.SystemDesign.default
    var isItalic = false
    /// Points that are added between lines: 2 for loose, -2 for tight.
    var leading = 0.0

    /// The names that iOS 26 prints; those of the other designs are not measured.
    var postScriptName: String {
        let family: String
        switch design {
        case .rounded: family = ".SFUIRounded"
        case .serif: family = ".NewYork"
        case .monospaced: family = ".SFUIMono"
        default: family = ".SFUI"
        }
        return family + "-" + weight.name + (isItalic ? "Italic" : "")
    }

    var styleName: String { weight.name + (isItalic ? " Italic" : "") }

    /// The face that is heavier by the steps of Bold Text.
    var heavierForBoldText: SystemFace {
        var copy = self
        if let weight = FontWeight(rawValue: weight.openType) {
            copy.weight = UIFont.Weight(openType: weight.heavierForBoldText.rawValue)
        }
        return copy
    }
}

extension FaceChoice {
    static let systemFamily = ".AppleSystemUIFont"

    var familyName: String {
        switch self {
        case .system: Self.systemFamily
        case .file(let face, _): face.familyName
        }
    }

    var postScriptName: String {
        switch self {
        case .system(let face): face.postScriptName
        case .file(let face, let instance): instance?.postScriptName ?? face.postScriptName
        }
    }

    var styleName: String {
        switch self {
        case .system(let face): face.styleName
        case .file(let face, let instance): instance?.styleName ?? face.styleName
        }
    }

    var visibleName: String {
        switch self {
        case .system: "System Font " + styleName
        case .file(let face, let instance):
            instance.map { face.familyName + " " + $0.styleName } ?? face.fullName
        }
    }

    /// The face to measure with.
    var instance: FontInstance {
        switch self {
        case .system(let face): .system(TypeScaleFonts.SystemFace(weight: face.weight.openType))
        case .file(let face, let instance):
            .file(instance.flatMap { try? face.variation(at: $0) } ?? face)
        }
    }

    func metrics(at pointSize: Double) -> FaceMetrics { instance.metrics(at: pointSize) }

    /// How the face looks, on Apple's scales.
    var traits: FaceLook {
        switch self {
        case .system(let face):
            var symbolic: UIFontDescriptor.SymbolicTraits = []
            if face.isItalic { symbolic.insert(.traitItalic) }
            if face.weight >= .semibold { symbolic.insert(.traitBold) }
            if face.width < .standard { symbolic.insert(.traitCondensed) }
            if face.width > .standard { symbolic.insert(.traitExpanded) }
            if face.design == .monospaced { symbolic.insert(.traitMonoSpace) }
            if face.leading < 0 { symbolic.insert(.traitTightLeading) }
            if face.leading > 0 { symbolic.insert(.traitLooseLeading) }
            return FaceLook(
                symbolic: symbolic,
                weight: face.weight,
                width: face.width.rawValue,
                // The italics lean by 10 degrees, and 30 are 1 on Apple's scale.
                slant: face.isItalic ? 1 / 3 : 0
            )
        case .file(let face, let instance):
            return FaceLook(face, instance)
        }
    }
}

/// How a face looks, on Apple's scales.
struct FaceLook {
    var symbolic: UIFontDescriptor.SymbolicTraits
    var weight: UIFont.Weight
    var width: CGFloat
    var slant: CGFloat
}

extension FaceLook {
    init(_ face: Typeface, _ instance: NamedInstance?) {
        // A file that is gone by now still has names; it looks plain.
        let traits = try? face.traits()
        let axes = instance?.coordinates ?? [:]
        weight = UIFont.Weight(openType: axes["wght"] ?? traits?.weight ?? 400)
        let percent = axes["wdth"] ?? traits?.width ?? 100
        // 50 to 200 percent; Apple's scale ends at -1 and 1.
        width = CGFloat(max(-1, min(1, (percent - 100) / 100)))
        let degrees = traits?.slant ?? 0
        slant = CGFloat(max(-1, min(1, degrees / 30)))
        symbolic = []
        if traits?.isItalic == true || (axes["ital"] ?? 0) > 0 { symbolic.insert(.traitItalic) }
        if weight >= .semibold { symbolic.insert(.traitBold) }
        if width < 0 { symbolic.insert(.traitCondensed) }
        if width > 0 { symbolic.insert(.traitExpanded) }
        if traits?.isMonospaced == true { symbolic.insert(.traitMonoSpace) }
    }
}
#endif
