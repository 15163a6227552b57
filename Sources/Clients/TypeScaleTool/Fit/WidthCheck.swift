import TypeScaleLayout
import TypeScaleLocalization

/// Measures translations, and reports each finding immediately to save memory.
struct WidthCheck {
    struct Count {
        var texts = 0
        var truncated = 0
        var estimates = 0
        var undecided = 0
    }

    let room: TextRoom
    let fontName: String
    let format: OutputFormat
    let console: Console
    /// Whether the run succeeds even if it cannot tell whether some translations fit.
    let allowsEstimates: Bool
    /// Whether a file could not be read, or contains an error.
    private(set) var hasProblem: Bool

    private(set) var languages: [String?: Count] = [:]
    private(set) var texts = 0
    private(set) var truncated = 0
    private(set) var undecided = 0
    /// The errors in files, for JSON.
    private(set) var problems: [TranslationError] = []
    /// The undecided translations, which follow the truncated translations in JSON.
    ///
    /// They are measured again at the end, because their results need more memory than time.
    private(set) var later:
        [(path: String, entries: [TranslationCatalogue.Entry], indices: [Int32])] =
            []
    private(set) var file = ""

    mutating func complain(_ problem: TranslationError) throws {
        hasProblem = true
        if format == .json { problems.append(problem) }
        try console.complain(problem)
    }

    /// Measures the translations in a file, and reports each one that is not known to fit.
    mutating func check(_ entries: [TranslationCatalogue.Entry], _ path: String) throws {
        var indices: [Int32] = []
        for (index, entry) in entries.enumerated() {
            let before = undecided
            try check(entry, path)
            if format == .json, undecided > before { indices.append(Int32(clamping: index)) }
        }
        if !indices.isEmpty { later.append((path, entries, indices)) }
    }

    private func fit(of entry: TranslationCatalogue.Entry) throws -> TextFit {
        let direction = ParagraphStyle.Direction(languageCode: entry.language ?? "")
        return try room.fit(of: entry.text, direction: direction)
    }

    private mutating func check(_ entry: TranslationCatalogue.Entry, _ path: String) throws {
        let fit = try fit(of: entry)
        texts += 1
        languages[entry.language, default: Count()].texts += 1
        if fit.exactness == .estimated { languages[entry.language]?.estimates += 1 }
        if !fit.fitsEverywhere {
            try report(WidthFinding(file: path, entry: entry, fit: fit))
        }
        try console.report(progress: texts, "translations", each: 1 << 12)
    }

    private mutating func report(_ finding: WidthFinding) throws {
        let (output, terminal) = (console.output, console.terminal)
        switch format {
        case .text:
            if file != finding.file {
                file = finding.file
                try output.writeLine(terminal.bold(visible(file, upTo: 200)))
            }
            try output.write(finding.text(terminal))
        case .csv, .spreadsheet:
            try output.write(CSVText.row(Field.row(finding, WidthFinding.fields), format))
        case .json:
            if finding.verdict == .truncated {
                try write(json: finding, isFirst: truncated == 0)
            }
        }
        switch finding.verdict {
        case .truncated:
            truncated += 1
            languages[finding.entry.language]?.truncated += 1
        case .cannotTell:
            undecided += 1
            languages[finding.entry.language]?.undecided += 1
        }
    }
}

extension WidthCheck {
    private func write(json finding: WidthFinding, isFirst: Bool) throws {
        var json = JSONText()
        try json.append(finding, WidthFinding.jsonFields)
        try console.output.write(isFirst ? "\n" : ",\n")
        try console.output.write(json.bytes)
    }

    private func writeUndecided() throws {
        try console.output.write("\"undecided\" : [")
        var isFirst = true
        for (path, entries, indices) in later {
            for index in indices {
                let entry = entries[Int(index)]
                let finding = WidthFinding(file: path, entry: entry, fit: try fit(of: entry))
                try write(json: finding, isFirst: isFirst)
                isFirst = false
            }
        }
        let errors = try jsonText(problems.map(\.json)).dropLast()
        let version = FitResults.jsonVersion
        try console.output.write("\n],\n\"errors\" : \(errors),\n\"version\" : \(version)\n}\n")
    }

    func begin() throws {
        switch format {
        case .text: break
        case .csv, .spreadsheet:
            try console.output.write(CSVText.row(Field.columns(WidthFinding.fields)))
        case .json: try console.output.write("{\n\"truncated\" : [")
        }
    }

    /// Writes the end of the report, and returns the exit status.
    func end() throws -> ExitStatus {
        switch format {
        // Without translations, the errors say why.
        case .text: if texts > 0 || !hasProblem { try console.output.write(summary) }
        case .csv, .spreadsheet: break
        case .json:
            try console.output.write("\n],\n\"summary\" : \(jsonText(json).dropLast()),\n")
            try writeUndecided()
        }
        let isUnsure = undecided > 0 && !allowsEstimates
        return hasProblem || truncated > 0 || isUnsure ? .problem : .success
    }

    private var counts: [(language: String?, count: Count)] {
        languages.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { ($0.key, $0.value) }
    }

    private var json: JSONObject {
        let sizes = ContentSizeCategory.allCases.map { ($0.shortName, room.pointSize(at: $0)) }
        return [
            "font": fontName, "style": room.font.textStyle.description, "width": room.width,
            "lines": room.lineLimit, "platform": room.traits.platform.name,
            "pointSizes": Dictionary(uniqueKeysWithValues: sizes), "texts": texts,
            "truncated": truncated, "undecided": undecided,
            "languages": counts.map { language, count -> JSONObject in
                [
                    "language": language, "texts": count.texts, "truncated": count.truncated,
                    "estimates": count.estimates, "undecided": count.undecided,
                ]
            },
        ]
    }

    private var summary: String {
        var lines = truncated + undecided > 0 ? [""] : []
        lines.append(
            "\(truncated) of \(texts) translations are truncated: \(room.font.textStyle) in "
                + "\(visible(fontName)), \(room.width.shortestText) pt wide, "
                + (room.lineLimit == 1 ? "1 line" : "\(room.lineLimit) lines")
        )
        let byLanguage = list { $0.truncated == 0 ? nil : "\($0.truncated) of \($0.texts)" }
        if languages.count > 1, truncated > 0 { lines.append(byLanguage) }
        if undecided > 0 {
            lines.append(
                "\(undecided) of \(texts) translations may be truncated, because an estimate fits by "
                    + "less than its margin; add --font FILE or --fallback FILE"
                    + (allowsEstimates ? "" : ", or accept them with --allow-estimates")
            )
            let unsure = list { $0.undecided == 0 ? nil : "\($0.undecided) of \($0.texts)" }
            if languages.count > 1 { lines.append(unsure) }
        }
        let estimates = list { $0.estimates == 0 ? nil : "\($0.estimates)" }
        if !estimates.isEmpty {
            lines.append("Texts with estimated widths: " + estimates)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns a list of up to 40 languages, each followed by its text from a closure, if any.
    private func list(_ text: (Count) -> String?) -> String {
        let parts = counts.compactMap { language, count in
            text(count).map { "\(visible(language ?? "?", upTo: 16)) \($0)" }
        }
        return parts.prefix(40).joined(separator: ", ")
    }
}

extension TranslationError: LocatedError {
    var diagnostic: String? {
        let key = key.isEmpty ? "" : "\(key.prefix(80)): "
        return position.map { "\(path):\($0): error: \(key)\(detail)" }
    }
}
