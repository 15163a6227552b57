import Foundation
import TypeScale

/// One size, scaled for each reader.
struct ScaleReport {
    let size: Double
    let style: TextStyle
    let displayScale: Double?
    let limits: TypeLimits
    let categories: [ContentSizeCategory]
    let platform: Platform
    /// Whether it is told how each size came about.
    let isExplained: Bool

    /// The results at one category; `nil` where nobody knows.
    struct Line {
        let category: ContentSizeCategory
        let font: Double?
        let value: Double?
        let preferred: Double?
    }

    var lines: [Line] {
        categories.map { category in
            let reader = reader(category)
            return Line(
                category: category,
                font: AppleCall.scaledFont.result(style, input: size, for: limits.limited(reader))
                    .map { limits.clamp($0, base: size) },
                value: AppleCall.scaledValue.result(style, input: size, for: reader),
                preferred: AppleCall.preferredFont.result(style, input: size, for: reader)
            )
        }
    }

    func reader(_ category: ContentSizeCategory) -> TraitCollection {
        TraitCollection(
            preferredContentSizeCategory: category,
            displayScale: displayScale,
            platform: platform
        )
    }

    /// How the size of the font came about.
    func explanation(_ category: ContentSizeCategory) -> Explanation {
        FontMetrics(forTextStyle: style).explanation(
            forPointSize: size,
            limits: limits,
            compatibleWith: reader(category)
        )
    }
}

extension ScaleReport: Report {
    var rows: [[String]] { [columns] + lines.map(fields) }

    private var columns: [String] {
        Self.columns + ["platform"] + (limits.isMoreThanPoints ? ["limits"] : [])
            + (isExplained ? ["explanation"] : [])
    }

    private static let columns = [
        "text_style", "category", "input", "min_point_size", "max_point_size", "display_scale",
        "scaledFont", "scaledValue", "preferredFont",
    ]

    private func fields(_ line: Line) -> [String] {
        [
            style.description, line.category.name, size.shortestText,
            limits.minimumPointSize?.shortestText ?? "",
            limits.maximumPointSize?.shortestText ?? "",
            reader(line.category).pixelsPerPoint.shortestText,
            line.font?.shortestText ?? "", line.value?.shortestText ?? "",
            line.preferred?.shortestText ?? "",
        ] + [platform.name] + (limits.isMoreThanPoints ? ["\(limits)"] : [])
            + (isExplained ? ["\(explanation(line.category))"] : [])
    }
}

extension ScaleReport {
    private enum CodingKeys: String, CodingKey {
        case input
        case textStyle
        case displayScale
        case minimumPointSize
        case maximumPointSize
        case limits
        case platform
        case sizes
        case explanations
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(size, forKey: .input)
        try container.encode(style.description, forKey: .textStyle)
        try container.encode(reader(.large).pixelsPerPoint, forKey: .displayScale)
        try container.encode(Nullable(limits.minimumPointSize), forKey: .minimumPointSize)
        try container.encode(Nullable(limits.maximumPointSize), forKey: .maximumPointSize)
        try container.encode("\(limits)", forKey: .limits)
        try container.encode(platform.name, forKey: .platform)
        try container.encode(lines, forKey: .sizes)
        if isExplained {
            let sentences = categories.map { ($0.name, "\(explanation($0))") }
            try container.encode(
                Dictionary(sentences) { first, _ in first },
                forKey: .explanations
            )
        }
    }
}

extension ScaleReport.Line: Encodable {
    private enum CodingKeys: String, CodingKey {
        case category
        case shortName
        case scaledFont
        case scaledValue
        case preferredFont
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(category.name, forKey: .category)
        try container.encode(category.shortName, forKey: .shortName)
        try container.encode(Nullable(font), forKey: .scaledFont)
        try container.encode(Nullable(value), forKey: .scaledValue)
        try container.encode(Nullable(preferred), forKey: .preferredFont)
    }
}
