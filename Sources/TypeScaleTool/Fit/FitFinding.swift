import Foundation
import TypeScaleLayout
import TypeScaleLocalization

/// A text that is truncated, as it is told.
struct FitFinding: Encodable {
    let file: String
    let line: Nullable<Int>
    let key: String
    let language: Nullable<String>
    /// The case of a plural or a device; empty for all.
    let variation: String
    let text: String
    let direction: String
    /// The smallest text size at which it is truncated.
    let from: String
    /// All text sizes at which it is.
    let truncated: [String]
    /// The largest text size up to which it fits.
    let maximumCategory: Nullable<String>
    /// The largest size of the font that fits, in points.
    let maximumPointSize: Nullable<Double>
    let isEstimate: Bool
    /// The characters that no font has, as code points.
    let missing: [String]
    let needsShaping: Bool

    init(
        _ entry: TranslationCatalogue.Entry,
        _ path: String,
        _ fit: TextFit,
        _ direction: LayoutDirection,
        isEstimate: Bool
    ) {
        file = path
        line = Nullable(entry.line)
        key = entry.key
        language = Nullable(entry.language)
        variation = entry.variation
        text = entry.text
        self.direction = direction.rawValue
        from = fit.firstTruncated?.shortName ?? ""
        truncated = fit.truncated.map(\.shortName)
        maximumCategory = Nullable(fit.largestCategory?.shortName)
        maximumPointSize = Nullable(fit.maximumPointSize)
        self.isEstimate = isEstimate
        missing = fit.missing.prefix(64).map { "U+" + String(format: "%04X", $0.value) }
        needsShaping = fit.needsShaping
    }
}

extension FitFinding {
    static let columns = [
        "file", "line", "key", "language", "variation", "from", "maximum_category",
        "maximum_point_size", "estimate", "text",
    ]

    var row: [String] {
        [
            file, line.value.map(String.init) ?? "", key, language.value ?? "", variation, from,
            maximumCategory.value ?? "", maximumPointSize.value?.shortestText ?? "",
            isEstimate ? "yes" : "no", text,
        ]
    }

    /// A line for a person.
    func text(_ terminal: Terminal) -> String {
        let name = visible(key, upTo: 40) + (variation.isEmpty ? "" : " (\(visible(variation)))")
        let caps = [
            maximumCategory.value,
            maximumPointSize.value.map { $0.shortestText + " pt" },
        ].compactMap(\.self)
        let cap = caps.isEmpty ? "no size fits" : "cap " + caps.joined(separator: ", ")
        return "  " + visible(language.value ?? "?", upTo: 16).padded(to: 9)
            + terminal.accent((isEstimate ? "~" : "") + from.padded(to: isEstimate ? 6 : 7))
            + cap.padded(to: 20) + name.padded(to: 28) + quoted(String(text.prefix(60))) + "\n"
    }
}
