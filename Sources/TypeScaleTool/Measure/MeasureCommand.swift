import TypeScaleFonts

/// `typescale measure`: the width of a text in a font.
struct MeasureCommand: Command {
    static let name = "measure"
    static let summary = "Measure the width of a text in a font file"
    static let discussion = """
        The width is that of the drawn text, with kerning and ligatures. With --features kern it has no
        ligatures; with none it is the sum of the advances of the characters. The answer names the
        characters that the font lacks, and those whose script needs shaping: their widths say little.
        """

    let text: Operand<String> = .text
    let font = Option.required("--font", .file, "The font file")
    let size = Option.required("--size", .points, "The size of the font")
    let index: Option<Int?> = .faceIndex
    let features = Option(
        "--features",
        .features,
        "The features: none, kern or default, and +TAG and -TAG: default,-liga,+ss01",
        absent: "default"
    )
    let variation = Option(
        "--variation",
        .coordinates,
        "The points on the axes of a variable font: wght=650, or wght=650,wdth=90"
    )
    let glyphs = Option.flag("--glyphs", "Show each glyph, its character and its advance")
    let format: Option<OutputFormat> = .format

    func run(_ arguments: Arguments<Self>, on console: Console) throws -> ExitStatus {
        let path = try arguments.font
        let features = try arguments.features ?? .default
        let face = try FontFile(path: path).faces.face(arguments.index ?? 0, of: path)
        let text = try console.text(arguments.text)
        let varied = try arguments.variation.map { try Self.varied(face, $0) } ?? face
        let report = MeasureReport(
            run: try GlyphRun(text, in: varied, features: features),
            text: text,
            face: varied,
            features: features,
            size: try arguments.size,
            showsGlyphs: try arguments.glyphs
        )
        if try arguments.glyphs, try arguments.format == .csv {
            try GlyphReport(report).write(as: .csv, to: console)
        } else {
            try report.write(as: arguments.format, to: console)
        }
        return .success
    }

    /// The face at other points on its axes, which must be its own.
    private static func varied(
        _ face: Typeface,
        _ coordinates: [FontTag: Double]
    ) throws -> Typeface {
        let axes = try face.axes()
        let names = axes.map(\.tag.description).joined(separator: " ")
        for tag in coordinates.keys where !axes.contains(where: { $0.tag == tag }) {
            throw DataError(
                "\(face.postScriptName) has no axis \(tag); "
                    + (names.isEmpty ? "it does not vary" : "it has \(names)")
            )
        }
        return try face.variation(at: coordinates)
    }
}
