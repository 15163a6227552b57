import References
import TypeScaleFonts
import TypeScaleLayout

/// A font that TypeScale and HarfBuzz read, at the size at which a font unit is a point.
struct ComparedFont {
    let name: String
    private let theirs: HarfBuzzFont
    private let face: Typeface
    private let resolver: FontResolver
    private let description: FontDescription
    private let resolved: ResolvedFont

    init?(_ path: String) {
        let registry = FontRegistry()
        guard let theirs = HarfBuzzFont(path: path),
            let face = try? registry.register(path: path).faces.first
        else { return nil }
        name = path.split(separator: "/").last.map { String($0) } ?? path
        self.theirs = theirs
        self.face = face
        resolver = FontResolver(registry)
        description = FontDescription(
            name: face.postScriptName,
            textStyle: .body,
            size: Double(face.unitsPerEm)
        ).fixed()
        guard let font = try? description.scaled(for: TraitCollection()).resolved(fonts: resolver)
        else { return nil }
        resolved = font
    }

    /// Returns whether the font contains all characters of a line.
    func contains(_ line: String) throws -> Bool {
        try GlyphRun(line, in: face, features: .none).missing.isEmpty
    }

    /// Returns HarfBuzz's width of a line.
    func width(_ line: String) -> Int {
        theirs.paragraphWidth(line.unicodeScalars.map(\.value))
    }

    /// Returns the width of a line, or `nil` if it is only an estimate.
    func ownWidth(_ line: String) throws -> Double? {
        let text = try MeasuredText([TextSpan(line, font: resolved)])
        return text.exactness == .exact ? text.layout().size.width : nil
    }

    /// Returns whether a label of a width truncates a line, at any text size.
    func isTruncated(_ line: String, width: Double) throws -> Bool {
        let box = try LabelBox(description, width: width, fonts: resolver)
        return try !box.fit(line).truncated.isEmpty
    }
}
