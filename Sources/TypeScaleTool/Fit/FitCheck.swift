import TypeScaleLayout
import TypeScaleLocalization

/// Answers text by text, in memory that does not grow with the number of those that are truncated.
struct FitCheck {
    /// What is counted of a language.
    struct LanguageCount: Encodable {
        let language: Nullable<String>
        var texts = 0
        var truncated = 0
        var estimates = 0
    }

    let room: TextRoom
    let fontName: String
    let form: OutputForm
    let tool: Tool

    private var languages: [String?: LanguageCount] = [:]
    private var texts = 0
    private var truncated = 0
    private var hasProblem = false
    private var file = ""

    init(room: TextRoom, fontName: String, form: OutputForm, tool: Tool) {
        self.room = room
        self.fontName = fontName
        self.form = form
        self.tool = tool
    }

    mutating func complain(_ problem: TranslationError) throws {
        hasProblem = true
        try tool.complain(problem)
    }

    /// Measures a text, and tells of it if it is truncated.
    mutating func check(_ entry: TranslationCatalogue.Entry, _ path: String) throws {
        let language = entry.language
        let direction = LayoutDirection(languageCode: language ?? "")
        let fit = try room.fit(of: entry.text, direction: direction)
        texts += 1
        var count = languages[language] ?? LanguageCount(language: Nullable(language))
        count.texts += 1
        if fit.isEstimate { count.estimates += 1 }
        if !fit.fitsEverywhere {
            count.truncated += 1
            let isEstimate = fit.isEstimate || room.isEstimate
            try tell(FitFinding(entry, path, fit, direction, isEstimate: isEstimate))
        }
        languages[language] = count
        if tool.terminal.showsProgress, texts.isMultiple(of: 1 << 14) {
            try tool.errors.writeLine("typescale: \(texts) texts")
            try tool.errors.flush()
        }
    }

    private mutating func tell(_ finding: FitFinding) throws {
        switch form {
        case .text:
            if file != finding.file {
                file = finding.file
                try tool.output.writeLine(tool.terminal.bold(visible(file, upTo: 200)))
            }
            try tool.output.write(finding.text(tool.terminal))
        case .csv: try tool.output.write(CSVText.row(finding.row))
        case .json:
            try tool.output.write(truncated == 0 ? "\n" : ",\n")
            try tool.output.write(jsonText(finding).dropLast().utf8)
        }
        truncated += 1
    }
}

extension FitCheck {
    /// Writes what comes before the texts.
    func begin() throws {
        switch form {
        case .text: break
        case .csv: try tool.output.write(CSVText.row(FitFinding.columns))
        case .json: try tool.output.write("{\n\"truncated\" : [")
        }
    }

    /// Writes what comes behind the texts, and says what the process ends with.
    func end() throws -> ExitStatus {
        switch form {
        case .text: try tool.output.write(summary)
        case .csv: break
        case .json: try tool.output.write("\n],\n\"summary\" : \(jsonText(jsonSummary))}\n")
        }
        return hasProblem || truncated > 0 ? .problem : .success
    }

    private var counts: [LanguageCount] {
        languages.values.sorted { ($0.language.value ?? "") < ($1.language.value ?? "") }
    }

    /// What was asked and counted.
    private var jsonSummary: FitSummary {
        FitSummary(
            font: fontName,
            style: room.font.textStyle.description,
            width: room.width,
            lines: room.lineLimit,
            platform: room.traits.platform.name,
            pointSizes: Dictionary(
                uniqueKeysWithValues: ContentSizeCategory.allCases.map {
                    ($0.shortName, room.pointSize(at: $0))
                }
            ),
            texts: texts,
            truncated: truncated,
            languages: counts
        )
    }

    private var summary: String {
        let label =
            "\(room.font.textStyle) in \(visible(fontName)), \(room.width.shortestText) pt wide, "
            + (room.lineLimit == 1 ? "1 line" : "\(room.lineLimit) lines")
        var text = truncated > 0 ? "\n" : ""
        text += "\(truncated) of \(texts) texts are truncated: \(label)\n"
        if counts.count > 1, truncated > 0 {
            let parts = counts.filter { $0.truncated > 0 }.prefix(40).map {
                "\(visible($0.language.value ?? "?", upTo: 16)) \($0.truncated) of \($0.texts)"
            }
            text += parts.joined(separator: ", ") + "\n"
        }
        let estimates = counts.filter { $0.estimates > 0 }
        if !estimates.isEmpty {
            let parts = estimates.prefix(40).map {
                "\(visible($0.language.value ?? "?", upTo: 16)) \($0.estimates)"
            }
            text +=
                "texts that need shaping, or a font with their characters: "
                + parts.joined(separator: ", ") + "\n"
        }
        if room.isEstimate {
            text += "The system's font is known in part, without kerning: all is estimated.\n"
        }
        return text
    }
}

/// What was asked of a run, and what was counted.
struct FitSummary: Encodable {
    let font: String
    let style: String
    let width: Double
    let lines: Int
    let platform: String
    /// The size of the font at each text size, in points.
    let pointSizes: [String: Double]
    let texts: Int
    let truncated: Int
    let languages: [FitCheck.LanguageCount]
}
