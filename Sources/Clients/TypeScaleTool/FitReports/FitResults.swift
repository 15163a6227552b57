import TypeScale
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization

/// A report, with the results of the comparison with a baseline.
struct FitResults {
    let report: TranslationReport
    /// The slots, by name.
    let slots: NameDictionary<Slot>
    /// The number of findings in the baseline, or `nil` without a baseline.
    let baselineCount: Int?
    /// Whether translations are compared with their sources.
    let isRelative: Bool
    /// The words that repeat the command, for a shell.
    let command: String
    /// Whether the run succeeds even if some texts are inconclusive.
    let allowsEstimates: Bool
    /// Whether a file was not read for a reason that is not in the report.
    let isIncomplete: Bool

    /// The findings in the baseline that no longer occur.
    var fixedCount: Int { max(0, (baselineCount ?? 0) - report.total.baselined) }

    var status: ExitStatus {
        let isAccepted = report.findings.allSatisfy {
            allowsEstimates && $0.verdict == .inconclusive
        }
        return isIncomplete || !report.diagnostics.isEmpty || !isAccepted ? .problem : .success
    }

    /// The sorted names of the slots' fonts, except the system font.
    var fontNames: [String] {
        Set(slots.compactMap(\.value.font.face.postScriptName)).sorted()
    }

    /// The findings and errors, as services show them.
    var log: LogContents {
        LogContents(
            command: "typescale fit",
            rules: FitVerdict.rules,
            problems: report.diagnostics,
            suites: report.findings.slotGroups.map { group in
                let name = report.findings[group.lowerBound].slotName
                let counts = report.slots[name]
                let texts = counted(counts?.texts ?? 0, "text")
                return LogContents.Suite(
                    name: name.isEmpty ? "No slot" : name,
                    passed: "\(texts), \(counts?.baselined ?? 0) known",
                    findings: group
                )
            },
            total: counted(report.total.texts, "text"),
            finding: { report.findings[$0].logEntry }
        )
    }
}

extension [FitFinding] {
    /// The ranges of findings in one slot each.
    var slotGroups: [Range<Int>] {
        var groups: [Range<Int>] = []
        var start = 0
        for index in indices {
            let end = index + 1
            guard
                end == count
                    || !self[end].slotName.utf8.elementsEqual(self[start].slotName.utf8)
            else { continue }
            groups.append(start..<end)
            start = end
        }
        return groups
    }
}
