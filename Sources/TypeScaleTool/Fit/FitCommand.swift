import TypeScaleLayout
import TypeScaleLocalization

/// `typescale fit`: which translations a label truncates, and from which text size on.
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

    let files = Operand.several("FILE", "a file", "The files of translations")
    let width = Option.required("--width", .points, "The width of the label")
    let lines = Option("--lines", .integer("N", from: 1), "The maximum number of lines", default: 1)
    let style: Option<TextStyle> = .style
    let font = FontOptions(isRequired: false)
    let maximum: Option<Double?> = .maximum
    let platform: Option<PlatformName> = .platform
    let format: Option<OutputFormat> = .format

    func run(_ arguments: Arguments<Self>, on console: Console) throws -> ExitStatus {
        let files = try arguments.files
        guard !files.contains("-") else {
            throw UsageError("fit reads files, whose names say their form, and no standard input")
        }
        let font = try arguments.font.open(arguments.style, maximum: arguments.maximum)
        let room = try TextRoom(
            font.description,
            width: arguments.width,
            lineLimit: arguments.lines,
            traits: TraitCollection(platform: arguments.platform.platform),
            resolver: font.resolver,
            fallbacks: font.fallbacks
        )
        var check = FitCheck(
            room: room,
            fontName: font.name,
            format: try arguments.format,
            console: console
        )
        try check.begin()
        for path in files {
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
