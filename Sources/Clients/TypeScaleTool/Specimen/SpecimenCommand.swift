import Foundation
import TypeScale
import TypeScaleCurves
import TypeScaleTokens

struct SpecimenCommand: Command {
    static let name = "specimen"
    static let summary = "Write a page that shows your type at every text size"
    static let discussion = """
        The page needs no network access. It shows the roles of the tokens, the styles of the
        dictionary, of each given font and of the system font, with a slider for the twelve text
        sizes. It also contains a table of all sizes, a self-sizing cell, and a plot of scaling
        curves. Fonts scale from each style's size at L, as with UIFontMetrics.

        Samples are in English, or in the first script that the font contains.

        The page refers to fonts by name. --embed includes the font files if the fsType field in
        their OS/2 table permits embedding. A file with several faces cannot be embedded.
        """

    let fonts = Argument.repeated("--font", .file, "A font file")
    let dictionary = Argument("--dictionary", .file, "A file with the fonts and sizes of styles")
    let tokens = Argument("--tokens", .file, "A token file with the roles to show")
    let reading = TokenOptions()
    let text = Argument("--text", .text("TEXT"), "The text to show", absent: "in English")
    let maximum = Argument("--max", .points, "The maximum size of all fonts except the system font")
    let curves: Argument<[ScalingCurve]> = .curves(.uikit, .android, .winUI, .gnome)
    let embed = Argument.flag("--embed", "Embed the font files if their OS/2 fsType permits this")
    let output: Argument<String?> = .output
    let json = Argument.flag("--json", "Write the numbers as JSON, to standard output by default")

    func run(on console: Console) throws -> ExitStatus {
        guard let path = output.value ?? (json.value ? "-" : nil) else {
            throw UsageError("expected a file for the page; add -o page.html")
        }
        try require([fonts], for: [embed])
        try require([fonts, dictionary, tokens], for: [maximum])
        try require([tokens], for: reading.arguments)
        let text = try SampleText(text.value)
        let inputs = fonts.value + [dictionary.value, tokens.value].compactMap(\.self)
        let destination = try OutputDestination(path, inputs: inputs)
        let read = try tokens.value.map { try reading.files([$0]).read(reportingTo: console) }
        try destination.refuse(read?.files ?? [])
        if path != "-", read?.isValid == false {
            let reason = "the tokens have errors; the file is not changed"
            try console.complain(DataError("cannot write \(path): \(reason)"))
            return .problem
        }
        let name = tokens.value.map { FilePath.url($0).lastPathComponent } ?? ""
        let specimen = try Specimen(
            text: text,
            cap: maximum.value,
            curves: curves.value,
            fontPaths: fonts.value,
            dictionaryPath: dictionary.value,
            tokens: read.map { (name, $0.system) },
            isEmbedding: embed.value
        )
        let answer = json.value ? jsonText(specimen.json) : SpecimenPage(specimen).html()
        try destination.write(answer, on: console)
        return read?.isValid == false ? .problem : .success
    }
}
