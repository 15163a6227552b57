import TypeScale
import TypeScaleFonts

/// The options that select a face of the system font.
struct SystemFontOptions: ArgumentGroup {
    let isSystem = Argument.flag("--system", "Measure in the system font of iOS")
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
        let name = weight.value ?? style.map { .preferred($0) } ?? .regular
        var face = name.face
        switch variant.value {
        case .upright: return name
        case .italic:
            face.isItalic = true
            return SystemFaceName(description: name.description + " italic", face: face)
        case .monospaced:
            face.design = .monospaced
            return SystemFaceName(description: name.description + " monospaced", face: face)
        }
    }

    /// The number of pixels per point.
    var pixelsPerPoint: Double { displayScale.value ?? 3 }
}
