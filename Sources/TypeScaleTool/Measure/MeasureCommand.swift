import TypeScaleFonts

/// `typescale measure`: the width of a text in a font.
struct MeasureCommand: ReportCommand {
    static let name = "measure"
    static let summary = "Measure the width of a text in a font file"
    static let discussion = """
        The width is that of the drawn text, with kerning and ligatures. With --features kern it has no
        ligatures; with none it is the sum of the advances of the characters. The answer names the
        characters that the font lacks, and those whose script needs shaping: their widths say little.
        """

    let text: Argument<[String]> = .text
    let font = Argument.required("--font", .file, "The font file")
    let size = Argument.required("--size", .points, "The size of the font")
    let index: Argument<Int?> = .faceIndex
    let features = Argument(
        "--features",
        .features,
        "The features: none, kern or default, and +TAG and -TAG: default,-liga,+ss01",
        default: .default,
        absent: "default"
    )
    let variation = Argument(
        "--variation",
        .coordinates,
        "The points on the axes of a variable font: wght=650, or wght=650,wdth=90"
    )
    let glyphs = Argument.flag("--glyphs", "Show each glyph, its character and its advance")
    let format: Argument<OutputFormat> = .format

    func report(_ console: Console) throws -> any Report {
        var face = try FontFile(path: font.value).faces.face(index.value ?? 0, of: font.value)
        let text = try console.text(text.value[0])
        if let coordinates = variation.value { face = try Self.varied(face, coordinates) }
        let run = try GlyphRun(text, in: face, features: features.value)
        if glyphs.value, format.value == .csv { return GlyphReport(rows: run.glyphs) }
        return MeasureReport(
            run: run,
            text: text,
            face: face,
            features: features.value,
            size: size.value,
            showsGlyphs: glyphs.value
        )
    }

    /// Returns the face at other coordinates, whose axes it must have.
    private static func varied(
        _ face: Typeface,
        _ coordinates: [FontTag: Double]
    ) throws -> Typeface {
        let tags = try face.axes().map(\.tag)
        for tag in coordinates.keys where !tags.contains(tag) {
            let names = tags.map(\.description).joined(separator: " ")
            throw DataError(
                "\(face.postScriptName) has no axis \(tag); "
                    + (names.isEmpty ? "it does not vary" : "it has \(names)")
            )
        }
        return try face.variation(at: coordinates)
    }
}
