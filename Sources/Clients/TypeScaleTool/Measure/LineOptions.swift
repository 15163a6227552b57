import TypeScaleFonts

/// The options for the glyphs of one line in a font file.
struct LineOptions: ArgumentGroup {
    let features = Argument("--features", .features, "The feature set to use", absent: "default")
    let variation = Argument("--variation", .coordinates, "Axis values, such as wght=650,wdth=90")
    let direction = Argument("--direction", .direction, "The direction, ltr or rtl")
    let glyphs = Argument.flag("--glyphs", "Show each glyph, character index, advance and offset")

    /// Returns a report of a text on one line in a face.
    func report(
        _ text: String,
        in face: Typeface,
        size: Double,
        language: String?,
        format: OutputFormat
    ) throws -> any Report {
        let features = features.value ?? .default
        let run = try GlyphRun(
            text,
            in: face,
            features: features,
            language: language,
            direction: direction.value
        )
        if glyphs.value, format.isCSV { return GlyphReport(rows: run.glyphs) }
        return MeasureReport(
            run: run,
            text: text,
            face: face,
            features: features,
            size: size,
            showsGlyphs: glyphs.value
        )
    }

    /// Returns the face at the variation coordinates, or throws an error if the face lacks an axis.
    func varied(_ face: Typeface) throws -> Typeface {
        guard let coordinates = variation.value else { return face }
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
