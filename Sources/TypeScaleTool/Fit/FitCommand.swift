import TypeScaleLayout
import TypeScaleLocalization

struct FitCommand: Command {
    static let name = "fit"
    static let summary = "Find translations that a label truncates at some text sizes"
    static let discussion = """
        The command reads string catalogs (.xcstrings), .strings files in every format, .stringsdict,
        flat or nested JSON, ARB, gettext's PO files, XLIFF, and Android's strings.xml. In a folder, it
        reads all files in these formats. If a file doesn't specify its language, the language is the
        name of the folder or file, as in de.lproj or de.json. Placeholders such as %@ and %#@name@ are
        measured literally.

        For each truncated translation, the output shows the smallest text size at which it is
        truncated. The cap is the largest text size at which the translation fits, followed by the
        largest value of --max with which it fits at every text size.

        A ~ marks a width that is not exact. In the system font, the widths of ASCII text are exact or,
        because the kerning is unknown, upper bounds. Other widths are estimates that err on the wide
        side. For exact widths, use --font or --fallback.

        A ? marks a translation for which the command cannot tell. Its estimate fits by less than the
        margin of the estimate, no font contains its characters, or it needs shaping.

        The command reports problems in the files, such as repeated keys, to standard error. The exit
        status is 1 if a file has a problem, if a translation is truncated, or if the command cannot
        tell. --allow-estimates accepts translations for which it cannot tell.
        """

    let files = Argument.files("FILE|FOLDER", "a file or folder", "Translation files and folders")
    let width = Argument.required("--width", .points, "The width of the label")
    let lines = Argument("--lines", .integer(from: 1), "The maximum number of lines", default: 1)
    let style: Argument<TextStyle> = .style
    let font = FontOptions(isRequired: false)
    let maximum: Argument<Double?> = .maximum
    let allowsEstimates = Argument.flag("--allow-estimates", "Accept estimates within their margin")
    let platform: Argument<NamedPlatform> = .platform
    let format: Argument<OutputFormat> = .format

    func run(on console: Console) throws -> ExitStatus {
        guard !files.value.contains("-") else {
            throw UsageError("fit cannot read standard input; specify a file such as de.json")
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
        let (paths, isComplete) = try console.documents(
            files.value,
            Set(TranslationCatalogue.pathExtensions).subtracting(["xml"]).union(["strings.xml"]),
            "translation"
        )
        var check = WidthCheck(
            room: room,
            fontName: font.name,
            format: format.value,
            console: console,
            allowsEstimates: allowsEstimates.value,
            hasProblem: !isComplete
        )
        try check.begin()
        for path in paths {
            let file: TranslationCatalogue
            do throws(TranslationError) {
                file = try TranslationCatalogue(path: path)
            } catch {
                try check.complain(error)
                continue
            }
            for problem in file.problems { try check.complain(problem) }
            try check.check(file.entries, path)
        }
        return try check.end()
    }
}
