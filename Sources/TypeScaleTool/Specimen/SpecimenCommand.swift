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

    let fonts = Argument.repeated("--font", .file, "A font file")
    let dictionary = Argument("--dictionary", .file, "Faces and sizes: a property list or JSON")
    let text = Argument("--text", .text("TEXT"), "The text to show", absent: "English and Korean")
    let maximum = Argument("--max", .points, "The maximum size of the fonts, except the system's")
    let curves: Argument<[ScalingCurve]> = .curves(
        upTo: CurvePlot.maximumSeries,
        default: [.uikit, .android, .winUI, .gnome]
    )
    let embed = Argument.flag("--embed", "Put the font files into the page, where allowed")
    let output: Argument<String?> = .output
    let json = Argument.flag("--json", "Write the numbers as JSON, to standard output by default")

    func run(on console: Console) throws -> ExitStatus {
        guard let path = output.value ?? (json.value ? "-" : nil) else {
            throw UsageError("specimen needs a file for the page: -o page.html")
        }
        if fonts.value.isEmpty, embed.value { throw UsageError("--embed goes with --font") }
        if maximum.value != nil, fonts.value.isEmpty, dictionary.value == nil {
            throw UsageError("--max caps fonts that scale; give --font or --dictionary")
        }
        let text = try SampleText(text.value)
        let inputs = fonts.value + [dictionary.value].compactMap(\.self)
        let destination = try OutputDestination(path, inputs: inputs)
        var specimen = try Specimen(text: text, cap: maximum.value, curves: curves.value)
        try specimen.add(
            fontPaths: fonts.value,
            dictionaryPath: dictionary.value,
            isEmbedding: embed.value
        )
        let answer = try json.value ? jsonText(specimen.json) : SpecimenPage(specimen).html()
        try destination.write(answer, to: console.output)
        return .success
    }
}
