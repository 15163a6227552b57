import TypeScaleLayout
import TypeScaleLocalization

/// A run over texts, which answers each at once: its memory does not grow with the truncated texts.
struct FitCheck {
    /// The counts of a language.
    private struct LanguageCount {
        let language: String?
        var texts = 0
        var truncated = 0
        var estimates = 0

        var json: JSONObject {
            [
                "language": language, "texts": texts, "truncated": truncated,
                "estimates": estimates,
            ]
        }

        /// The language for a person.
        var name: String { visible(language ?? "?", upTo: 16) }
    }

    let room: TextRoom
    let fontName: String
    let format: OutputFormat
    let console: Console

    private var languages: [String?: LanguageCount] = [:]
    private var texts = 0
    private var truncated = 0
    private var hasProblem = false
    private var file = ""

    init(room: TextRoom, fontName: String, format: OutputFormat, console: Console) {
        self.room = room
        self.fontName = fontName
        self.format = format
        self.console = console
    }

    mutating func complain(_ problem: TranslationError) throws {
        hasProblem = true
        try console.complain(problem)
    }

    /// Measures a text, and reports it if it is truncated.
    mutating func check(_ entry: TranslationCatalogue.Entry, _ path: String) throws {
        let language = entry.language
        let direction = LayoutDirection(languageCode: language ?? "")
        let fit = try room.fit(of: entry.text, direction: direction)
        texts += 1
        var count = languages[language] ?? LanguageCount(language: language)
        count.texts += 1
        if fit.isEstimate { count.estimates += 1 }
        if !fit.fitsEverywhere {
            count.truncated += 1
            let finding = FitFinding(
                file: path,
                entry: entry,
                fit: fit,
                direction: direction,
                isEstimate: fit.isEstimate || room.isEstimate
            )
            try report(finding)
        }
        languages[language] = count
        try console.report(progress: texts, "texts", each: 1 << 14)
    }

    private mutating func report(_ finding: FitFinding) throws {
        let (output, terminal) = (console.output, console.terminal)
        switch format {
        case .text:
            if file != finding.file {
                file = finding.file
                try output.writeLine(terminal.bold(visible(file, upTo: 200)))
            }
            try output.write(finding.text(terminal))
        case .csv: try output.write(CSVText.row(Field.row(finding, FitFinding.fields)))
        case .json:
            try output.write(truncated == 0 ? "\n" : ",\n")
            try output.write(jsonText(Field.object(finding, FitFinding.fields)).dropLast().utf8)
        }
        truncated += 1
    }
}

extension FitCheck {
    /// Writes the start of the answer.
    func begin() throws {
        switch format {
        case .text: break
        case .csv: try console.output.write(CSVText.row(Field.columns(FitFinding.fields)))
        case .json: try console.output.write("{\n\"truncated\" : [")
        }
    }

    /// Writes the end of the answer, and returns the status of the process.
    func end() throws -> ExitStatus {
        switch format {
        case .text: try console.output.write(summary)
        case .csv: break
        case .json: try console.output.write("\n],\n\"summary\" : \(jsonText(json))}\n")
        }
        return hasProblem || truncated > 0 ? .problem : .success
    }

    private var counts: [LanguageCount] {
        languages.values.sorted { ($0.language ?? "") < ($1.language ?? "") }
    }

    /// The request and the counts.
    private var json: JSONObject {
        let sizes = ContentSizeCategory.allCases.map { category -> (String, any Encodable) in
            (category.shortName, room.pointSize(at: category))
        }
        return [
            "font": fontName, "style": room.font.textStyle.description, "width": room.width,
            "lines": room.lineLimit, "platform": room.traits.platform.name,
            "pointSizes": JSONObject(sizes), "texts": texts, "truncated": truncated,
            "languages": counts.map(\.json),
        ]
    }

    private var summary: String {
        let label =
            "\(room.font.textStyle) in \(visible(fontName)), \(room.width.shortestText) pt wide, "
            + (room.lineLimit == 1 ? "1 line" : "\(room.lineLimit) lines")
        var text = truncated > 0 ? "\n" : ""
        text += "\(truncated) of \(texts) texts are truncated: \(label)\n"
        let (counts, limit) = (counts, 40)
        if counts.count > 1, truncated > 0 {
            let parts = counts.filter { $0.truncated > 0 }.prefix(limit)
                .map { "\($0.name) \($0.truncated) of \($0.texts)" }
            text += parts.joined(separator: ", ") + "\n"
        }
        let estimates = counts.filter { $0.estimates > 0 }.prefix(limit)
            .map { "\($0.name) \($0.estimates)" }
        if !estimates.isEmpty {
            text +=
                "texts that need shaping, or a font with their characters: "
                + estimates.joined(separator: ", ") + "\n"
        }
        if room.isEstimate {
            text += "The system's font is known in part, without kerning: all is estimated.\n"
        }
        return text
    }
}
