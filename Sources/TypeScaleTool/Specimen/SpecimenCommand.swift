import TypeScale

/// `typescale specimen`: a page that shows every style for every reader, to be looked at.
enum SpecimenCommand: Command {
    static let name = "specimen"
    static let summary = "Write a page that shows your type at every text size"
    static let usage = [
        "specimen [--font FILE]... [--dictionary FILE] [--text TEXT] [options] -o page.html"
    ]
    static let options: [Option] = [
        .fonts, .dictionary, .sample, .cap, .curves, .embed, .output, .numbers,
    ]
    static let notes = """
        One page that opens without a network: a slider over the twelve text sizes, the system's
        styles and those of each font and of the dictionary (a property list or JSON) with their
        numbers, a table of all, and a cell that sizes itself. Fonts scale as UIFontMetrics does, from
        the size of each style at L, and are named in the page; --embed puts them into it where
        OS/2 fsType allows it, but no collections. Curves are shown beside each other: \(SpecimenCurves.usual.map(\.description).joined(separator: " ")) unless
        --curve names others. -o - writes to standard output.
        """

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus {
        if let operand = arguments.operands.first {
            throw misuse("specimen takes no operand, but got \(quoted(operand)); fonts have --font")
        }
        let fonts = arguments.texts(.fonts)
        let dictionary = arguments.text(.dictionary)
        let isJSON = arguments.has(.numbers)
        guard let path = arguments.text(.output) ?? (isJSON ? "-" : nil) else {
            throw misuse("specimen needs a place for the page: -o page.html")
        }
        if fonts.isEmpty, arguments.has(.embed) { throw misuse("--embed goes with --font") }
        let cap = try arguments.positiveNumber(.cap)
        if cap != nil, fonts.isEmpty, dictionary == nil {
            throw misuse("--max caps fonts that scale; give --font or --dictionary")
        }
        let curves = try arguments.curves() ?? SpecimenCurves.usual
        guard curves.count <= CurvePlot.mostSeries else {
            throw misuse("--curve takes up to \(CurvePlot.mostSeries) curves, not \(curves.count)")
        }
        let text = try arguments.text(.sample).map { text throws(Misuse) in
            try SampleText(text, Self.self)
        }
        let place = try OutputPlace(path, inputs: fonts + [dictionary].compactMap(\.self))
        let specimen = try Specimen(
            fontPaths: fonts,
            dictionaryPath: dictionary,
            text: text ?? SampleText(),
            cap: cap,
            curves: curves,
            isEmbedding: arguments.has(.embed)
        )
        if isJSON {
            try place.write(jsonText(SpecimenReport(specimen)), in: tool)
        } else {
            try place.write(SpecimenPage(specimen).html(), in: tool)
        }
        return .success
    }
}

extension Option {
    fileprivate static let fonts = Option(
        name: "--font",
        value: "FILE",
        summary: "A font file; may be given several times",
        isRepeatable: true
    )
    fileprivate static let dictionary = Option(
        name: "--dictionary",
        value: "FILE",
        summary: "A face and size for each style: a property list or JSON"
    )
    fileprivate static let sample = Option(
        name: "--text",
        value: "TEXT",
        summary: "The text to show; one in English and one in Korean unless given"
    )
    fileprivate static let cap = Option(
        name: "--max",
        value: "POINTS",
        summary: "The largest size the fonts may take; the system's has no cap"
    )
    fileprivate static let embed = Option(
        name: "--embed",
        value: nil,
        summary: "Put the font files into the page, where their makers allow it"
    )
    fileprivate static let numbers = Option(
        name: "--json",
        value: nil,
        summary: "Write the page's numbers as JSON instead; -o - unless given"
    )
}
