import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// The options that select a face of the system font.
struct SystemFontOptions: ArgumentGroup {
    let isSystem = Argument.flag("--system", "Measure in the system font")
    let weight = Argument(
        "--weight",
        .systemFace,
        "The weight, such as Semibold",
        absent: "the style's, or Regular"
    )
    let variant: Argument<SystemVariant> = .choice(
        [
            ("--italic", .italic, "Use the italic face"),
            ("--monospaced", .monospaced, "Use the monospaced face"),
        ],
        default: .upright
    )
    let platform: Argument<NamedPlatform> = .platform
    let displayScale: Argument<Double?> = .displayScale

    enum SystemVariant {
        case upright
        case italic
        case monospaced
    }

    /// Returns the selected face.
    ///
    /// - Parameter style: The text style that determines the weight if no option does, or `nil`.
    /// - Returns: The face.
    func name(for style: TextStyle?) -> SystemFaceName {
        let platform = platform.value.platform
        let name = weight.value ?? style.map { .preferred($0, on: platform) } ?? .regular
        var (description, face) = (name.description, name.face)
        switch variant.value {
        case .upright: break
        case .italic:
            face.isItalic = true
            description += " italic"
        case .monospaced:
            face.design = .monospaced
            description += " monospaced"
        }
        face.system = platform.textSystem
        return SystemFaceName(description: description, face: face)
    }

    /// The number of pixels per point.
    var pixelsPerPoint: Double {
        displayScale.value ?? platform.value.platform.defaultDisplayScale
    }
}
