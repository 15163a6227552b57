import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLayout
import TypeScaleLocalization

extension FitResults {
    /// The version of the JSON, which changes if a key is removed or changes its meaning.
    static let jsonVersion = 2

    var json: JSONObject {
        func list(where isIncluded: (FitFinding) -> Bool) -> JSONOutput {
            let findings = report.findings
            return JSONOutput.elements(of: findings.indices.filter { isIncluded(findings[$0]) }) {
                Field.object(findings[$0], FitFinding.fields)
            }
        }
        return [
            "truncated": list { $0.verdict == .truncated },
            "inconclusive": list { $0.verdict == .inconclusive },
            "others": list { $0.verdict != .truncated && $0.verdict != .inconclusive },
            "errors": JSONOutput.elements(of: report.diagnostics) { $0.json },
            "notes": JSONOutput.elements(of: report.notes) { $0.json },
            "summary": summary,
            "version": Self.jsonVersion,
        ]
    }

    private var summary: JSONObject {
        var json = report.total.json
        json["new"] = baselineCount.map { _ in report.findings.count }
        json["fixed"] = baselineCount.map { _ in fixedCount }
        json["errors"] = report.diagnostics.count
        json["knownErrors"] = report.knownErrorCount
        json["sourceTexts"] = report.sourceTextCount
        json["languages"] = counts(report.languages, "language")
        json["slots"] = counts(report.slots, "slot")
        json["keysWithoutSlot"] = report.keyCountWithoutSlot
        json["settings"] = report.settings.map(\.description)
        json["assumptions"] = report.assumptions
            .map { ["value": $0.key, "texts": $0.value] as JSONObject }
        return json
    }

    private func counts(
        _ counts: NameDictionary<TranslationReport.Counts>,
        _ name: String
    ) -> [JSONObject] {
        counts.map { key, counts in
            var json = counts.json
            json[name] = key
            return json
        }
    }
}

extension TranslationReport.Counts {
    fileprivate var json: JSONObject {
        let verdicts = FitVerdict.allCases.map {
            ($0.rawValue, (self.verdicts[$0] ?? 0) as any JSONConvertible)
        }
        return [
            "texts": texts, "findings": findings, "baselined": baselined,
            "failsInSource": failsInSource, "ignored": ignored,
            "estimates": estimates, "withoutSlot": withoutSlot, "verdicts": JSONObject(verdicts),
            "truncated": self.verdicts[.truncated] ?? 0,
            "inconclusive": self.verdicts[.inconclusive] ?? 0,
        ]
    }
}
