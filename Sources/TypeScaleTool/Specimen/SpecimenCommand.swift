import TypeScale
import TypeScaleCurves

/// `typescale specimen`: a page that shows every style for every reader.
struct SpecimenCommand: Command {
    static let name = "specimen"
    static let summary = "Write a page that shows your type at every text size"
    static let discussion = """
        One page that opens without a network: a slider over the twelve text sizes, the system's
        styles and those of each font and of the dictionary with their numbers, a table of all, a cell
        that sizes itself, and curves. Fonts scale as UIFontMetrics does, from the size of each style
        at L. The page names the fonts; --embed puts them into it where OS/2 fsType allows it, but no
        collections.
        """

    let fonts = Option.repeated("--font", .file, "A font file")
    let dictionary = Option("--dictionary", .file, "Faces and sizes: a property list or JSON")
    let text = Option("--text", .text("TEXT"), "The text to show", absent: "English and Korean")
    let maximum = Option("--max", .points, "The maximum size of the fonts, except the system's")
    let curves: Option<[ScalingCurve]> = .curves(
        upTo: CurvePlot.maximumSeries,
        default: [.uikit, .android, .winUI, .gnome]
    )
    let embed = Option.flag("--embed", "Put the font files into the page, where allowed")
    let output: Option<String?> = .output
    let json = Option.flag("--json", "Write the numbers as JSON, to standard output by default")

    func run(_ arguments: Arguments<Self>, on console: Console) throws -> ExitStatus {
        let fonts = try arguments.fonts
        let dictionary = try arguments.dictionary
        let isJSON = try arguments.json
        let cap = try arguments.maximum
        let isEmbedding = try arguments.embed
        guard let path = try arguments.output ?? (isJSON ? "-" : nil) else {
            throw UsageError("specimen needs a file for the page: -o page.html")
        }
        if fonts.isEmpty, isEmbedding { throw UsageError("--embed goes with --font") }
        if cap != nil, fonts.isEmpty, dictionary == nil {
            throw UsageError("--max caps fonts that scale; give --font or --dictionary")
        }
        let text = try SampleText(arguments.text)
        let inputs = fonts + [dictionary].compactMap(\.self)
        let destination = try OutputDestination(path, inputs: inputs)
        let specimen = try Specimen(
            fontPaths: fonts,
            dictionaryPath: dictionary,
            text: text,
            cap: cap,
            curves: arguments.curves,
            isEmbedding: isEmbedding
        )
        let answer = try isJSON ? jsonText(specimen.json) : SpecimenPage(specimen: specimen).html()
        try destination.write(answer, to: console.output)
        return .success
    }
}
