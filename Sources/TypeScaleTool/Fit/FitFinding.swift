import Foundation
import TypeScale
import TypeScaleLayout
import TypeScaleLocalization

/// A translation that the label truncates.
struct FitFinding {
    let file: String
    let entry: TranslationCatalogue.Entry
    let fit: TextFit
    let isEstimate: Bool

    var direction: LayoutDirection { LayoutDirection(languageCode: entry.language ?? "") }
}

extension FitFinding {
    static let fields: [Field<FitFinding>] = [
        Field("file") { $0.file },
        Field("line") { $0.entry.line },
        Field("key") { $0.entry.key },
        Field("language") { $0.entry.language },
        Field("variation") { $0.entry.variation },
        Field("from") { $0.from },
        Field(json: "truncated") { $0.fit.truncated.map(\.shortName) },
        Field("maximumCategory", csv: "maximum_category") { $0.fit.largestCategory?.shortName },
        Field("maximumPointSize", csv: "maximum_point_size") { $0.fit.maximumPointSize },
        Field(csv: "estimate") { $0.isEstimate ? "yes" : "no" },
        Field("text") { $0.entry.text },
        Field(json: "direction") { $0.direction.rawValue },
        Field(json: "isEstimate") { $0.isEstimate },
        Field(json: "missing") { finding in
            finding.fit.missing.prefix(64).map { $0.codePoint }
        },
        Field(json: "needsShaping") { $0.fit.needsShaping },
    ]

    /// The smallest text size at which the translation is truncated.
    private var from: String { fit.firstTruncated?.shortName ?? "" }

    func text(_ terminal: Terminal) -> String {
        let variation = entry.variation.isEmpty ? "" : " (\(visible(entry.variation)))"
        let name = visible(entry.key, upTo: 40) + variation
        let caps = [
            fit.largestCategory?.shortName,
            fit.maximumPointSize.map { $0.shortestText + " pt" },
        ].compactMap(\.self)
        let cap = caps.isEmpty ? "no size fits" : "cap " + caps.joined(separator: ", ")
        return "  " + visible(entry.language ?? "?", upTo: 16).padded(to: 9)
            + terminal.accent((isEstimate ? "~" : "") + from.padded(to: isEstimate ? 6 : 7))
            + cap.padded(to: 20) + name.padded(to: 28) + quoted(String(entry.text.prefix(60)))
            + "\n"
    }
}
