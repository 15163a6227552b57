import TypeScale
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization

/// The results for translations, which text shows by slot, language and key.
struct FitReport {
    let results: FitResults
    /// The maximum number of findings to show in each slot.
    let top: Int

    private var report: TranslationReport { results.report }

    private static let maximumNames = 40
    /// The number of findings above which few people correct all of them at once.
    private static let manyFindings = 20

    /// Writes the findings of each slot.
    func writeFindings(to output: Output, _ terminal: Terminal) throws {
        for group in report.findings.slotGroups { try write(group, to: output, terminal) }
    }

    private func write(_ group: Range<Int>, to output: Output, _ terminal: Terminal) throws {
        let findings = report.findings[group]
        guard let first = findings.first else { return }
        let name = first.slotName.isEmpty ? "No slot" : visible(first.slotName)
        let box = (first.slot ?? results.slots[first.slotName]).map {
            ": \($0.summary)"
        }
        try output.writeLine(terminal.bold(name) + visible(box ?? "", upTo: 200))
        for finding in findings.prefix(top) {
            let language = visible(finding.language ?? "?", upTo: 16)
            try output.writeLine(
                "  \(visible(finding.location, upTo: 300)): \(terminal.accent(language)) "
                    + "\(visible(finding.name)): \(visible(finding.problem, upTo: 300))"
            )
            if let lines = try finding.fit?.markedLines(upTo: 4), !lines.isEmpty {
                // With the bar, GitHub does not read a text that begins with `::` as a command.
                try output.writeLine("    | " + visible(lines, upTo: 120))
            }
        }
        let rest = findings.count - top
        if rest > 0 {
            try output.writeLine("  and \(rest) more; show them with --top \(group.count)")
        }
        try output.writeLine()
    }

    /// The counts, one or more on each line.
    private var summary: [String] {
        let total = report.total
        let errors = report.diagnostics.count
        var lines = [
            "\(counted(report.findings.count, "finding")) in \(counted(total.texts, "text"))"
                + (errors > 0
                    ? ", and \(counted(errors, "error")) in files (on standard error)" : "")
        ]
        if results.baselineCount != nil {
            let known = report.knownErrorCount
            lines.append(
                "\(report.findings.count) new, \(total.baselined) known, \(results.fixedCount) fixed"
                    + (errors + known > 0 ? "; errors: \(errors) new, \(known) known" : "")
            )
        } else if report.findings.count > Self.manyFindings {
            let command = visible(results.command, upTo: 1000)
            lines.append(
                "To report only later findings, write a baseline, and add it to later runs:\n  "
                    + "\(command) --baseline typescale-baseline.json --write-baseline"
            )
        }
        if results.isRelative, report.sourceTextCount == 0 {
            lines.append(
                "No texts in the source language, so translations are not compared with their "
                    + "sources; set it with --source-language"
            )
        }
        let verdicts = FitVerdict.allCases.compactMap { verdict in
            total.verdicts[verdict].map { "\(verdict) \($0)" }
        }
        let hidden = total.baselined + total.ignored + total.failsInSource
        if !verdicts.isEmpty {
            let title = hidden > 0 ? "All texts, also those not reported" : "Texts"
            lines.append("\(title): \(verdicts.joined(separator: ", "))")
        }
        if total.ignored > 0 {
            lines.append("Ignored by the slots file or by comments: \(total.ignored)")
        }
        if total.failsInSource > 0 {
            lines.append(
                "Not reported, because the source does not fit either: \(total.failsInSource)"
            )
        }
        lines += list("By language", report.findings.lazy.map { $0.language ?? "?" })
        lines += list("By key", report.findings.lazy.map(\.key))
        if report.keyCountWithoutSlot > 0 {
            let names = report.keysWithoutSlot.prefix(3).map { visible($0, upTo: 40) }
            lines.append(
                "Without a slot, not judged: \(counted(total.withoutSlot, "text")) of "
                    + "\(counted(report.keyCountWithoutSlot, "key")), such as "
                    + names.joined(separator: ", ")
            )
        }
        let assumptions = report.assumptions.sorted { $0.value > $1.value }
            .prefix(6).map { "\(visible($0.key, upTo: 60)) (\($0.value))" }
        if !assumptions.isEmpty { lines.append("Assumed: " + assumptions.joined(separator: ", ")) }
        let inconclusive = report.findings.lazy.filter { $0.verdict == .inconclusive }
        if !inconclusive.isEmpty {
            // A font does not help where a dictionary decides.
            let needsFont = inconclusive.contains { $0.fit?.needsDictionary != true }
            let remedies = [
                needsFont ? "add --font FILE or --fallback FILE" : nil,
                results.allowsEstimates
                    ? nil : "accept inconclusive texts with --allow-estimates",
            ].compactMap(\.self)
            if !remedies.isEmpty {
                let purpose = needsFont ? "To decide" : "To succeed"
                lines.append("\(purpose), \(remedies.joined(separator: ", or "))")
            }
        }
        return lines
    }

    /// Returns a line with the most frequent names, or no line if there are fewer than two.
    private func list(_ title: String, _ names: some Sequence<String>) -> [String] {
        var counts = NameDictionary<Int>()
        for name in names { counts[name, default: 0] += 1 }
        guard counts.count > 1 else { return [] }
        // The sort is stable, so that names with one count stay in the order of their bytes.
        let sorted = counts.sorted { $0.value > $1.value }
        let limit = title == "By key" ? 10 : Self.maximumNames
        let parts = sorted.prefix(limit).map { "\(visible($0.key, upTo: 40)) \($0.value)" }
        let more = sorted.count > limit ? ", and \(sorted.count - limit) more" : ""
        return ["\(title): \(parts.joined(separator: ", "))\(more)"]
    }
}

extension FitReport: LoggedReport {
    var fields: [Field<FitFinding>] { FitFinding.fields }
    var rows: [FitFinding] { report.findings }
    var json: JSONObject { results.json }
    var log: LogContents { results.log }
    var status: ExitStatus { results.status }

    func text(_ terminal: Terminal) throws -> String {
        try Output.text { output in
            try writeFindings(to: output, terminal)
            // Without texts, the errors say why.
            guard report.total.texts > 0 || report.diagnostics.isEmpty else { return }
            for line in summary { try output.writeLine(line) }
        }
    }
}
