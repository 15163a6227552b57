import TypeScaleLayout
import TypeScaleLocalization

/// `typescale fit`: the translations that a label truncates, and the size where it starts.
struct FitCommand: Command {
    static let name = "fit"
    static let summary = "Say which translations a label truncates, and from which size on"
    static let discussion = """
        Reads string catalogues (.xcstrings), .strings files in each of their forms, and JSON, flat or
        nested. A file that does not state its language has that of its folder or name: de.lproj,
        de.json. Placeholders such as %@ and %#@name@ are measured as text. The cap is the last size
        that fits; --max POINTS checks it.

        A ~ marks an estimate: the text needs shaping, or has characters that the fonts lack, and may
        need more room. Of the system's font only the widths of ASCII are known; give --font or
        --fallback. An unreadable file and a repeated key are lines on the error output. The exit
        status is 1 then, and if a text is truncated.
        """

    let files = Argument.operands("FILE", "a file", "The files of translations", 1...Int.max)
    let width = Argument.required("--width", .points, "The width of the label")
    let lines = Argument(
        "--lines",
        .integer("N", from: 1),
        "The maximum number of lines",
        default: 1
    )
    let style: Argument<TextStyle> = .style
    let font = FontOptions(isRequired: false)
    let maximum: Argument<Double?> = .maximum
    let platform: Argument<PlatformName> = .platform
    let format: Argument<OutputFormat> = .format

    func run(on console: Console) throws -> ExitStatus {
        guard !files.value.contains("-") else {
            throw UsageError("fit reads files, whose names say their form, and no standard input")
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
        var check = FitCheck(room, font.name, format.value, console)
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
