import TypeScaleFonts
import TypeScaleLayout

/// The font that the options of a command name, ready to lay out text.
struct ChosenFont {
    /// The name of the face; `system` for the system's own.
    let name: String
    /// The font, unscaled.
    let description: FontDescription
    /// Finds the face.
    let resolver: FontResolver
    /// The faces for characters that the font lacks.
    let fallbacks: [Typeface]
}

extension Arguments {
    /// The font that `--font`, `--index`, `--size`, `--max` and `--fallback` name, in a role; without a
    /// role it is the same size for every reader.
    func chosenFont(_ style: TextStyle?) throws -> ChosenFont {
        let registry = FontRegistry()
        var face = FontFace.system
        if let path = text(.font), path != "system" {
            let wanted = try wholeNumber(.index) ?? 0
            let file = try FontFile(path: path)
            let chosen = try file.face(wanted, path)
            try registry.register(path: path)
            face = .named(chosen.postScriptName)
        } else if has(.index) {
            throw misuse("--index goes with a font file")
        }
        let size = try positiveNumber(.size)
        var font = FontDescription(face: face, textStyle: style ?? .body, size: size)
        if style == nil { font = font.fixed() }
        if let maximum = try positiveNumber(.maximum) { font = font.maximumPointSize(maximum) }
        return ChosenFont(
            name: face.postScriptName ?? "system",
            description: font,
            resolver: FontResolver(registry),
            fallbacks: try text(.fallback).map { try FontFile(path: $0).faces } ?? []
        )
    }
}

extension FontFile {
    /// The face with an index, or what there is instead.
    func face(_ index: Int, _ path: String) throws(DataProblem) -> Typeface {
        if let face = faces.first(where: { $0.index == index }) { return face }
        let indices = faces.map { "\($0.index)" }.joined(separator: " ")
        throw DataProblem(description: "\(quoted(path)) has no face \(index); it has \(indices)")
    }
}
