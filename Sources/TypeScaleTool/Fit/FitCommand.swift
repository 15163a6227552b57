import TypeScaleLayout
import TypeScaleLocalization

struct FitCommand: Command {
    static let name = "fit"
    static let summary = "Find translations that a label truncates at some text sizes"
    static let discussion = """
        The command reads string catalogs (.xcstrings), .strings files in every format, and flat or
        nested JSON. If a file doesn't specify its language, the name of its folder or file does, as in
        de.lproj or de.json. Placeholders such as %@ and %#@name@ are measured literally. The output
        shows the smallest text size at which a translation is truncated. The cap is the largest size
        that fits. To confirm a cap, pass it to --max.

        A ~ marks an estimate, because the text needs shaping, or contains characters that are missing
        from the fonts. The real text is usually wider. In the system font, only the widths of ASCII
        characters are known. For exact widths, use --font or --fallback.

        Standard error reports unreadable files and repeated keys. The exit status is 1 if it reports
        any, or if a translation is truncated.
        """

    let files = Argument.files("FILE", "a file", "The translation files")
    let width = Argument.required("--width", .points, "The width of the label")
    let lines = Argument("--lines", .integer(from: 1), "The maximum number of lines", default: 1)
    let style: Argument<TextStyle> = .style
    let font = FontOptions(isRequired: false)
    let maximum: Argument<Double?> = .maximum
    let platform: Argument<PlatformName> = .platform
    let format: Argument<OutputFormat> = .format

    func run(on console: Console) throws -> ExitStatus {
        guard !files.value.contains("-") else {
            throw UsageError("fit cannot read standard input; give a file such as de.json")
        }
        let font = try font.open(style.value, maximum: maximum.value)
        let room = try TextRoom(
            font.description,
            width: width.value,
            lineLimit: lines.value,
            traits: TraitCollection(platform: platform.value.platform),
            resolver: font.resolver,
            fallbacks: font.fallbacks
        )
        var check = FitCheck(
            room: room,
            fontName: font.name,
            format: format.value,
            console: console
        )
        try check.begin()
        for path in files.value {
            let file: TranslationCatalogue
            do throws(TranslationError) {
                file = try TranslationCatalogue(path: path)
            } catch {
                try check.complain(error)
                continue
            }
            for problem in file.problems { try check.complain(problem) }
            for entry in file.entries { try check.check(entry, path) }
        }
        return try check.end()
    }
}
