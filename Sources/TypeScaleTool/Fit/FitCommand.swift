import TypeScaleLayout
import TypeScaleLocalization

/// `typescale fit`: which translations a label truncates, and from which text size on.
enum FitCommand: Command {
    static let name = "fit"
    static let summary = "Say which translations a label truncates, and from which size on"
    static let usage = [
        "fit FILE... --width POINTS [--lines N] [--style STYLE] [--font FILE] [--index N]",
        "    [--fallback FILE] [--size POINTS] [--max POINTS] [--platform NAME] [--json|--csv]",
    ]
    static let options: [Option] = [
        .width, .lines, .style, .systemFont, .index, .fallback, .size, .maximum, .platform, .json,
        .csv,
    ]
    static let notes = """
        Reads string catalogues (.xcstrings), .strings files in each of their forms, and JSON, flat
        or nested. Unless the file itself says the language, its folder or name does: de.lproj,
        de.json. Lines are 1, the style is body, the font the system's unless given. The cap is the
        last size that fits: --max POINTS shows that it saves the text. What is filled in when the
        program runs, %@ and %#@name@ among it, is measured as it stands there.
        An answer with a ~ is an estimate: the text needs shaping, or has characters that no font
        given here has, and so needs more room. Of the system's font only the widths of ASCII are
        known; give --font or --fallback. A file that cannot be read and a key that is there twice
        is a line on the error output. The exit status is 1 then, and if a text is truncated.
        """

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus {
        guard !arguments.operands.isEmpty else {
            throw misuse("fit needs a file: typescale fit Localizable.xcstrings --width 320")
        }
        guard !arguments.operands.contains("-") else {
            throw misuse("fit reads files, whose names say what is in them, and no standard input")
        }
        guard let width = try arguments.positiveNumber(.width) else {
            throw misuse("fit needs a width: --width POINTS")
        }
        let form = try OutputForm(arguments)
        let lines = try arguments.wholeNumber(.lines) ?? 1
        guard lines > 0 else { throw misuse("--lines takes a number from 1 on") }
        let style = try arguments.textStyle() ?? .body
        let platform = try arguments.platform()
        let font = try arguments.chosenFont(style)
        let room = try TextRoom(
            font.description,
            width: width,
            lineLimit: lines,
            traits: TraitCollection(platform: platform),
            resolver: font.resolver,
            fallbacks: font.fallbacks
        )
        var check = FitCheck(room: room, fontName: font.name, form: form, tool: tool)
        try check.begin()
        for path in arguments.operands {
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
