import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleDocuments

/// The places in an app that the check did not see.
struct UnseenReport: Report {
    let results: CheckResults

    var fields: [Field<UnseenPlace>] {
        [
            Field("file") { [folder = results.folder] in FilePath.joined(folder, $0.path) },
            Field("line") { $0.position?.line }, Field("column") { $0.position?.column },
            Field("code") { $0.code }, Field("reason") { $0.reason },
            Field("kind") { $0.kind.rawValue },
        ]
    }

    var rows: [UnseenPlace] { results.report.unseen }

    var json: JSONObject { ["unseen": gaps, "version": CheckReport.jsonVersion] }

    /// The places in JSON.
    var gaps: JSONOutput {
        let fields = fields
        return JSONOutput.elements(of: rows) { Field.object($0, fields) }
    }

    func text(_ terminal: Terminal) -> String { names + places }

    /// The names that no code declares, with their uses and the lines to declare them.
    private var names: String {
        var uses = NameDictionary<[UnseenPlace]>()
        for place in rows {
            if let name = place.name { uses[name, default: []].append(place) }
        }
        let repeated = uses.filter { $0.value.count > 1 }
            .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        guard !repeated.isEmpty else { return "" }
        let lines = repeated.map { name, places in
            "  \(visible(name, upTo: 60)): \(counted(places.count, "use"))\n"
        }
        let first = visible(repeated.first?.key ?? "", upTo: 60)
        return "Names that no code in the folder declares:\n\n" + lines.joined()
            + "\nName their text styles in \(FitRun.slotsFile), or \"fixed\": "
            + "{\"fonts\": {\"\(first)\": \"body\"}}\n\n"
    }

    private var places: String {
        rows.map { place in
            let position = results.place(place.path, place.position)
            return "\(position): \(place.code): \(place.reason)\n"
        }.joined()
    }
}
