import Foundation
import TypeScale
import TypeScaleLayout
import TypeScaleLocalization

/// A translation that the label truncates, or that it might truncate.
struct WidthFinding {
    let file: String
    let entry: TranslationCatalogue.Entry
    let fit: TextFit

    /// Whether the label truncates the translation at some text size, or whether the widths are too
    /// uncertain to tell.
    enum Verdict: String {
        case truncated
        case cannotTell = "cannot tell"
    }

    var verdict: Verdict { fit.truncated.isEmpty ? .cannotTell : .truncated }

    var direction: ParagraphStyle.Direction {
        ParagraphStyle.Direction(languageCode: entry.language ?? "")
    }
}

extension WidthFinding {
    static let fields: [Field<WidthFinding>] = [
        Field("file") { $0.file },
        Field("line") { $0.entry.line },
        Field("key") { $0.entry.key },
        Field("language") { $0.entry.language },
        Field("variation") { $0.entry.variation },
        Field("from") { $0.from },
        Field(json: "truncated") { $0.fit.truncated.map(\.shortName) },
        Field("maximumCategory", csv: "maximum_category") { $0.fit.largestCategory?.shortName },
        Field("maximumPointSize", csv: "maximum_point_size") { $0.fit.maximumPointSize },
        Field(csv: "estimate") { $0.fit.isEstimate ? "yes" : "no" },
        Field("text") { $0.entry.text },
        Field(json: "direction") { $0.direction.rawValue },
        Field(json: "isEstimate") { $0.fit.isEstimate },
        Field(json: "missing") { finding in
            finding.fit.missing.prefix(64).map { $0.codePoint }
        },
        Field(json: "needsShaping") { $0.fit.needsShaping },
        Field("verdict") { $0.verdict.rawValue },
        Field("exactness") { $0.fit.exactness.rawValue },
        Field(json: "undecided") { $0.fit.undecided.map(\.shortName) },
    ]

    /// The fields in JSON, in the order of their keys.
    static let jsonFields = fields.filter { $0.key != nil }
        .sorted { ($0.key ?? "") < ($1.key ?? "") }

    /// The smallest text size at which the translation is truncated.
    private var from: String { fit.firstTruncated?.shortName ?? "" }

    /// The smallest text size at which the text may be truncated.
    ///
    /// The size follows `~` if the width is not exact, or `?` if the text possibly fits.
    private var mark: String {
        switch verdict {
        case .truncated: (fit.isEstimate ? "~" : "") + from
        case .cannotTell: "?" + (fit.undecided.first?.shortName ?? "")
        }
    }

    func text(_ terminal: Terminal) -> String {
        let variation = entry.variation.isEmpty ? "" : " (\(visible(entry.variation)))"
        let name = visible(entry.key, upTo: 40) + variation
        let caps = [
            fit.largestCategory?.shortName,
            fit.maximumPointSize.map { $0.shortestText + " pt" },
        ].compactMap(\.self)
        let cap = caps.isEmpty ? "no size fits" : "cap " + caps.joined(separator: ", ")
        return "  " + visible(entry.language ?? "?", upTo: 16).padded(to: 9)
            + terminal.accent(mark.padded(to: 7))
            + cap.padded(to: 20) + name.padded(to: 28) + quoted(String(entry.text.prefix(60)))
            + "\n"
    }
}
