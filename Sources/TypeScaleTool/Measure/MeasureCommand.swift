import TypeScaleFonts

/// `typescale measure`: the width of a text in a font.
enum MeasureCommand: Command {
    static let name = "measure"
    static let summary = "Measure the width of a text in a font file"
    static let usage = [
        "measure --font FILE [--index N] --size POINTS TEXT|- [--features none|kern|default]",
        "        [--variation AXIS=VALUE] [--glyphs] [--json|--csv]",
    ]
    static let options: [Option] = [
        .font, .index, .size, .features, .variation, .glyphs, .json, .csv,
    ]
    static let notes = """
        The width is that of the text as it is drawn, with kerning and ligatures; with kern it is
        without ligatures, and with none it is the sum of the advances of the characters.
        With - the text is read from standard input, whose last line end does not count. Characters
        that the font lacks are named, and so are those whose script needs shaping, of which the
        width says little.
        """

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus {
        guard let path = arguments.text(.font) else {
            throw misuse("measure needs a font: --font FILE")
        }
        guard let size = try arguments.positiveNumber(.size) else {
            throw misuse("measure needs a size: --size POINTS")
        }
        guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
            throw misuse("measure takes one text; put quotes around it, or give - to read it")
        }
        let form = try OutputForm(arguments)
        let features = try arguments.features(.features) ?? .default
        let coordinates = try arguments.coordinates(.variation)
        let wanted = try arguments.wholeNumber(.index) ?? 0
        let face = try FontFile(path: path).face(wanted, path)
        let text = operand == "-" ? try tool.readText() : operand
        let varied = try coordinates.map { try self.varied(face, $0) } ?? face
        let report = MeasureReport(
            run: try GlyphRun(text, in: varied, features: features),
            text,
            varied,
            features,
            at: size,
            showsGlyphs: arguments.has(.glyphs)
        )
        try report.write(to: tool.output, form, tool.terminal)
        return .success
    }

    /// The face elsewhere on its axes, which must be its own.
    private static func varied(
        _ face: Typeface,
        _ coordinates: [FontTag: Double]
    ) throws -> Typeface {
        let axes = try face.axes()
        let names = axes.map(\.tag.description).joined(separator: " ")
        for tag in coordinates.keys where !axes.contains(where: { $0.tag == tag }) {
            throw DataProblem(
                description: "\(face.postScriptName) has no axis \(tag); "
                    + (names.isEmpty ? "it does not vary" : "it has \(names)")
            )
        }
        return try face.variation(at: coordinates)
    }
}
