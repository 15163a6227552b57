import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleDocuments

/// The places in an app that the check did not see.
struct UnseenReport: Report {
    let results: CheckResults

    var fields: [Field<CodeGap>] {
        [
            Field("file") { [folder = results.folder] in FilePath.joined(folder, $0.path) },
            Field("line") { $0.position?.line }, Field("column") { $0.position?.column },
            Field("code") { $0.code }, Field("reason") { $0.reason },
            Field("kind") { $0.kind.rawValue },
        ]
    }

    var rows: [CodeGap] { results.report.unseen }

    var json: JSONObject { ["unseen": gaps, "version": CheckReport.jsonVersion] }

    /// The places in JSON.
    var gaps: JSONOutput {
        let fields = fields
        return JSONOutput.elements(of: rows) { Field.object($0, fields) }
    }

    func text(_ terminal: Terminal) -> String {
        rows.map { gap in
            let place = results.place(gap.path, gap.position)
            return "\(place): \(gap.code): \(gap.reason)\n"
        }.joined()
    }
}
