import TypeScaleFonts

struct MeasureCommand: ReportCommand {
    static let name = "measure"
    static let summary = "Measure the width of text in a font file"
    static let discussion = """
        The width includes kerning and ligatures. --features kern omits the ligatures, and --features
        none adds up the advances of the characters. To add or remove single features, list them after a
        set, as in default,-liga,+ss01. The sets are none, kern and default.

        The output lists characters that are missing from the font. It also lists text that needs
        shaping, because the width of such text is unreliable. The exit status is 1 if characters are
        missing.
        """

    let text: Argument<[String]> = .text
    let font = Argument.required("--font", .file, "The font file")
    let size = Argument.required("--size", .points, "The size of the font")
    let index: Argument<Int?> = .faceIndex
    let features = Argument("--features", .features, "The feature set to use", absent: "default")
    let variation = Argument("--variation", .coordinates, "Axis values, such as wght=650,wdth=90")
    let glyphs = Argument.flag("--glyphs", "Show each glyph, character index and advance")
    let format: Argument<OutputFormat> = .format

    func report(_ console: Console) throws -> any Report {
        var face = try FontFile(path: font.value).faces.face(index.value ?? 0, of: font.value)
        let text = try console.text(text.value[0])
        if let coordinates = variation.value { face = try varied(face, coordinates) }
        let features = features.value ?? .default
        let run = try GlyphRun(text, in: face, features: features)
        if glyphs.value, format.value.isCSV { return GlyphReport(rows: run.glyphs) }
        return MeasureReport(command: self, run: run, text: text, face: face, features: features)
    }

    /// Returns the face at variation coordinates, or throws an error if the face lacks an axis.
    private func varied(_ face: Typeface, _ coordinates: [FontTag: Double]) throws -> Typeface {
        let tags = try face.axes().map(\.tag)
        for tag in coordinates.keys where !tags.contains(tag) {
            let names = choice(of: tags.map(\.description))
            throw DataError(
                "\(face.postScriptName) has no axis \(tag); "
                    + (names.isEmpty ? "remove --variation" : "use \(names)")
            )
        }
        return try face.variation(at: coordinates)
    }
}
