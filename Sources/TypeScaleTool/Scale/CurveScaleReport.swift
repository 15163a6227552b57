import Foundation
import TypeScale

/// One size, scaled for each reader by a curve other than Apple's, beside Apple's.
struct CurveScaleReport {
    let size: Double
    let style: TextStyle
    let curve: ScalingCurve
    let limits: TypeLimits
    let platform: Platform
    let displayScale: Double?
    let readers: [Reader]
    /// Whether it is told how each size came about.
    let isExplained: Bool

    /// A reader by category, by factor, or by both.
    struct Reader {
        let category: ContentSizeCategory?
        let fontScale: Double?

        /// The readers to show: at each category, and at the steps of the system's settings.
        static func all(
            _ curve: ScalingCurve,
            _ categories: [ContentSizeCategory]
        ) -> [Reader] {
            categories.map { Reader(category: $0, fontScale: nil) }
                + (curve.setting?.steps ?? []).map { Reader(category: nil, fontScale: $0) }
        }
    }

    /// The results for one reader.
    struct Line: Encodable {
        let category: String?
        let shortName: String?
        /// What the curve takes, after limits and the range of the system's setting.
        let fontScale: Double?
        let size: Double
        /// What UIKit gives at the category; `nil` without one.
        let uikit: Double?
        let explanation: String?
    }

    var lines: [Line] {
        readers.map { reader in
            let traits = traits(reader)
            let explanation = FontMetrics(forTextStyle: style, curve: curve).explanation(
                forPointSize: size,
                limits: limits,
                compatibleWith: traits
            )
            let uikit = AppleCall.scaledFont.result(style, input: size, for: limits.limited(traits))
                .map { limits.clamp($0, base: size) }
            return Line(
                category: reader.category?.name,
                shortName: reader.category?.shortName,
                fontScale: curve.fontScale(for: limits.limited(traits)),
                size: explanation.result,
                uikit: reader.category == nil ? nil : uikit,
                explanation: isExplained ? "\(explanation)" : nil
            )
        }
    }

    private func traits(_ reader: Reader) -> TraitCollection {
        TraitCollection(
            preferredContentSizeCategory: reader.category,
            displayScale: displayScale,
            platform: platform,
            fontScale: reader.fontScale
        )
    }
}

extension CurveScaleReport: Report {
    var rows: [[String]] {
        let columns = [
            "curve", "text_style", "category", "font_scale", "input", "min_point_size",
            "max_point_size", "limits", "platform", "size", "uikit",
        ]
        return [columns + (isExplained ? ["explanation"] : [])]
            + lines.map { line in
                [
                    "\(curve)", style.description, line.category ?? "",
                    line.fontScale?.shortestText ?? "", size.shortestText,
                    limits.minimumPointSize?.shortestText ?? "",
                    limits.maximumPointSize?.shortestText ?? "",
                    limits.isMoreThanPoints ? "\(limits)" : "", platform.name,
                    line.size.shortestText, line.uikit?.shortestText ?? "",
                ] + (line.explanation.map { [$0] } ?? [])
            }
    }

    func text(_ terminal: Terminal) -> String {
        let lines = lines
        let largest = lines.map(\.size.magnitude).max() ?? 0
        let rows = zip(readers, lines).map { reader, line in
            let name = reader.category?.shortName ?? ""
            let bar = Bar.text(line.size, of: largest)
            return
                (name.padded(to: 6) + column(line.fontScale) + column(line.size)
                + column(line.uikit)
                + (bar.isEmpty ? "" : "   " + terminal.accent(bar)))
        }
        let details = curve.details
        let style = details.followsTextStyle ? " with \(style)" : ""
        let explanations = lines.compactMap(\.explanation).map { $0 + "\n" }.joined()
        return """
            \(terminal.bold("\(size.shortestText) pt, scaled by \(curve)\(style) for each reader"))

                       factor      size     uikit
            \(rows.joined(separator: "\n"))

            factor     the reader's own on a system with such a setting; a category's is its body size over 17
            size       by \(curve): \(details.summary)
            uikit      as UIFontMetrics.scaledFont, with \(self.style)

            Driven by \(details.driver). Source: \(details.source).
            \(explanations.isEmpty ? "" : "\n" + explanations)
            """
    }

    private func column(_ number: Double?) -> String {
        " " + (number?.threeDecimals ?? "").aligned(to: 9)
    }
}

extension CurveScaleReport {
    private enum CodingKeys: String, CodingKey {
        case curve
        case textStyle
        case input
        case minimumPointSize
        case maximumPointSize
        case limits
        case platform
        case sizes
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("\(curve)", forKey: .curve)
        try container.encode(style.description, forKey: .textStyle)
        try container.encode(size, forKey: .input)
        try container.encode(Nullable(limits.minimumPointSize), forKey: .minimumPointSize)
        try container.encode(Nullable(limits.maximumPointSize), forKey: .maximumPointSize)
        try container.encode("\(limits)", forKey: .limits)
        try container.encode(platform.name, forKey: .platform)
        try container.encode(lines, forKey: .sizes)
    }
}

extension CurveScaleReport.Line {
    private enum CodingKeys: String, CodingKey {
        case category
        case shortName
        case fontScale
        case size
        case uikit
        case explanation
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Nullable(category), forKey: .category)
        try container.encode(Nullable(shortName), forKey: .shortName)
        try container.encode(Nullable(fontScale), forKey: .fontScale)
        try container.encode(size, forKey: .size)
        try container.encode(Nullable(uikit), forKey: .uikit)
        try container.encodeIfPresent(explanation, forKey: .explanation)
    }
}
