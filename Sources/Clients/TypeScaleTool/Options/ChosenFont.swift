import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// The font that the options select, ready for layout.
struct ChosenFont {
    let description: FontDescription
    let resolver: FontResolver
    /// The faces for characters that are missing from the font.
    let fallbacks: [Typeface]

    /// Opens the font file at a path, or chooses the system font if the path is `nil`.
    ///
    /// The font scales with `style`. If `style` is `nil`, the font is the same for every reader.
    /// `weight` is a weight of the system font on OpenType's scale, or `nil` for the style's.
    init(
        path: String?,
        index: Int?,
        size: Double?,
        style: TextStyle?,
        weight: Double? = nil,
        maximum: Double? = nil,
        fallbacks: [String]
    ) throws {
        let registry = FontRegistry()
        var face = FontFace.system
        if let path {
            let faces = try registry.register(path: path).faces
            face = .named(try faces.face(index ?? 0, of: path).postScriptName)
        }
        let font = FontDescription(
            face: face,
            textStyle: style ?? .body,
            size: size,
            weight: weight.flatMap { FontWeight(rawValue: $0) }
        )
        description = (style == nil ? font.fixed() : font).capped(at: maximum)
        resolver = FontResolver(registry)
        self.fallbacks = try fallbacks.flatMap { try FontFile(path: $0).faces }
    }

    /// The PostScript name, or `system` for the system font.
    var name: String { description.face.postScriptName ?? "system" }
}

extension FontDescription {
    /// Returns the description with a maximum size, unless `maximum` is `nil`.
    func capped(at maximum: Double?) -> FontDescription {
        maximum.map { maximumPointSize($0) } ?? self
    }
}
