import TypeScale
import TypeScaleFonts

/// A face of the system font, with the name that it has on the command line.
struct SystemFaceName {
    let description: String
    let face: SystemFace

    static let regular = SystemFaceName(description: "Regular", face: SystemFace())

    /// The nine weights with UIKit's names, and the other faces whose widths are known.
    static let all: [SystemFaceName] = {
        let weights = [
            "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy",
            "Black",
        ]
        let faces = weights.enumerated().map { rank, name in
            SystemFaceName(description: name, face: SystemFace(weight: Double(rank + 1) * 100))
        }
        return faces + [
            SystemFaceName(description: "RegularItalic", face: SystemFace(isItalic: true)),
            SystemFaceName(description: "MonospacedRegular", face: SystemFace(design: .monospaced)),
            SystemFaceName(
                description: "MonospacedBold",
                face: SystemFace(weight: 700, design: .monospaced)
            ),
        ]
    }()

    /// Returns the face of a text style's preferred font on a platform.
    static func preferred(_ style: TextStyle, on platform: Platform) -> SystemFaceName {
        let reader = TraitCollection(platform: platform)
        let weight = FontDescription.system(style).scaled(for: reader).weight
        return all.first { $0.face == SystemFace(weight: weight.rawValue) } ?? .regular
    }

    /// Returns the face with a name, ignoring case, or `nil` if no face has the name.
    static func named(_ name: String) -> SystemFaceName? {
        // All names are shorter.
        guard name.utf8.count <= 32 else { return nil }
        let name = name.lowercased()
        return all.first { $0.description.lowercased() == name }
    }
}

extension ValueKind where Value == SystemFaceName {
    static var systemFace: Self {
        let names = SystemFaceName.all.map(\.description)
        return .named("WEIGHT", "weight", among: names, read: SystemFaceName.named)
    }
}
