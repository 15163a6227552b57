import TypeScaleFonts

struct MeasureCommand: ReportCommand {
    static let name = "measure"
    static let summary = "Measure the width of text in a font file or in the system font"
    static let discussion = """
        The width includes kerning and ligatures. --features kern omits the ligatures, and --features
        none adds up the advances of the characters. To add or remove single features, list them after a
        set, as in default,-liga,+ss01. The sets are none, kern and default.

        The output lists characters that are missing from the font. It also lists text that needs
        shaping, because the width of such text is unreliable. The exit status is 1 if characters are
        missing. Each script has its own direction unless --direction is given. Glyphs are in the order
        of the text, even if they are drawn from right to left.

        The exactness of a width is exact, unkerned or estimated. With --system, printable ASCII
        characters have the widths of iOS 26.1. Unless the kerning of all pairs is known to be zero, the
        width is unkerned, which is an upper bound. Other widths are estimates that err on the wide
        side. Characters whose estimate is an average for their script count as missing. The label width
        is rounded up to whole pixels. WEIGHT is one of the following names.

          \(SystemFaceName.all.prefix(9).map(\.description).joined(separator: ", ")),
          \(SystemFaceName.all.dropFirst(9).map(\.description).joined(separator: ", "))

        With --system, --csv and - instead of a text and a size, the command reads rows from standard
        input. The first row contains the names of the following columns, in any order. The output
        repeats the columns, and adds \(SystemRowAnswers.resultColumns.joined(separator: ", ")).

          \(SystemRowAnswers.columns.joined(separator: ","))
        """

    let text: Argument<[String]> = .text
    let font = Argument("--font", .file, "The font file")
    let system = SystemFontOptions()
    let size = Argument("--size", .points, "The size of the font")
    let index: Argument<Int?> = .faceIndex
    let features = Argument("--features", .features, "The feature set to use", absent: "default")
    let variation = Argument("--variation", .coordinates, "Axis values, such as wght=650,wdth=90")
    let language = Argument("--language", .text("TAG"), "The language, such as tr or zh-Hant")
    let direction = Argument("--direction", .direction, "The direction, ltr or rtl")
    let glyphs = Argument.flag("--glyphs", "Show each glyph, character index, advance and offset")
    let format: Argument<OutputFormat> = .format

    func run(on console: Console) throws -> ExitStatus {
        if system.isSystem.value, size.value == nil, format.value == .csv, text.value[0] == "-" {
            try checkSystem()
            if let option = (system.weight.givenOptions + system.variant.givenOptions).first {
                throw UsageError("\(option) applies to a text, not to rows; remove it")
            }
            let scale = system.pixelsPerPoint
            return try CSVBatch(console: console) { indices in
                SystemRowAnswers(indices: indices, pixelsPerPoint: scale)
            }
            .run("-")
        }
        let report = try report(console)
        try report.write(as: format.value, to: console)
        return report.status
    }

    func report(_ console: Console) throws -> any Report {
        if system.isSystem.value { try checkSystem() }
        guard system.isSystem.value || font.value != nil else {
            throw UsageError("expected --font FILE or --system")
        }
        guard let size = size.value else { throw UsageError("expected --size POINTS") }
        guard let path = font.value else { return try systemReport(size, console) }
        if let option = system.givenOptions.first {
            throw UsageError("\(option) requires --system")
        }
        var face = try FontFile(path: path).faces.face(index.value ?? 0, of: path)
        let text = try console.text(text.value[0])
        if let coordinates = variation.value { face = try varied(face, coordinates) }
        let features = features.value ?? .default
        let run = try GlyphRun(
            text,
            in: face,
            features: features,
            language: language.value,
            direction: direction.value
        )
        if glyphs.value, format.value.isCSV { return GlyphReport(rows: run.glyphs) }
        return MeasureReport(
            run: run,
            text: text,
            face: face,
            features: features,
            size: size,
            showsGlyphs: glyphs.value
        )
    }

    /// Throws an error if an option applies only to font files.
    private func checkSystem() throws(UsageError) {
        let options = [
            font.givenOptions, index.givenOptions, features.givenOptions, variation.givenOptions,
            language.givenOptions, direction.givenOptions, glyphs.givenOptions,
        ]
        if let option = options.joined().first {
            throw UsageError("\(option) and --system cannot be used together; use only one")
        }
    }

    private func systemReport(_ size: Double, _ console: Console) throws -> any Report {
        let name = system.name
        let text = try console.text(text.value[0])
        return SystemMeasureReport(
            name: name,
            run: try FontInstance.system(name.face).glyphs(of: text, at: size),
            size: size,
            pixelsPerPoint: system.pixelsPerPoint
        )
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

extension ValueKind where Value == GlyphRun.Direction {
    fileprivate static var direction: Self {
        let directions = ["ltr": .leftToRight, "rtl": .rightToLeft] as [String: Value]
        return .named("DIRECTION", "direction", among: directions.keys.sorted()) { directions[$0] }
    }
}
