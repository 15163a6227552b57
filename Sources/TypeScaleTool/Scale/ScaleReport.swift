import TypeScale

/// A size to scale, and how.
struct ScaleRequest {
    let size: Double
    let style: TextStyle
    let limits: TypeLimits
    let platform: Platform
    let displayScale: Double?
    /// Whether the answer explains how each size came about.
    let isExplained: Bool

    /// A reader of this size.
    func reader(_ category: ContentSizeCategory?, fontScale: Double? = nil) -> TraitCollection {
        TraitCollection(
            preferredContentSizeCategory: category,
            displayScale: displayScale,
            platform: platform,
            fontScale: fontScale
        )
    }

    /// How the size of the font came about.
    func explanation(by curve: ScalingCurve, for reader: TraitCollection) -> Explanation {
        FontMetrics(forTextStyle: style, curve: curve)
            .explanation(forPointSize: size, limits: limits, compatibleWith: reader)
    }

    /// The size by UIKit's curve; `nil` where it is unknown.
    func uikitSize(for reader: TraitCollection) -> Double? {
        AppleCall.scaledFont.result(style, input: size, for: limits.limited(reader))
            .map { limits.clamp($0, base: size) }
    }

    /// The members of JSON that do not depend on the reader.
    var members: JSONObject {
        [
            "input": size, "textStyle": style.description,
            "minimumPointSize": limits.minimumPointSize,
            "maximumPointSize": limits.maximumPointSize,
            "limits": "\(limits)", "platform": platform.name,
        ]
    }
}

/// One size, scaled for each reader.
struct ScaleReport {
    let request: ScaleRequest
    let categories: [ContentSizeCategory]

    /// The results at one category; `nil` where they are unknown.
    struct Row {
        let category: ContentSizeCategory
        let font: Double?
        let value: Double?
        let preferred: Double?
    }

    var rows: [Row] {
        categories.map { category in
            let reader = request.reader(category)
            let (style, size) = (request.style, request.size)
            return Row(
                category: category,
                font: request.uikitSize(for: reader),
                value: AppleCall.scaledValue.result(style, input: size, for: reader),
                preferred: AppleCall.preferredFont.result(style, input: size, for: reader)
            )
        }
    }

    func explanation(_ category: ContentSizeCategory) -> Explanation {
        request.explanation(by: .uikit, for: request.reader(category))
    }
}

extension ScaleReport: Report {
    var fields: [Field<Row>] {
        let (request, limits) = (request, request.limits)
        var fields: [Field<Row>] = [
            Field(csv: "text_style") { _ in request.style.description },
            Field("category") { $0.category.name },
            Field(json: "shortName") { $0.category.shortName },
            Field(csv: "input") { _ in request.size },
            Field(csv: "min_point_size") { _ in limits.minimumPointSize },
            Field(csv: "max_point_size") { _ in limits.maximumPointSize },
            Field(csv: "display_scale") { request.reader($0.category).pixelsPerPoint },
            Field("scaledFont") { $0.font },
            Field("scaledValue") { $0.value },
            Field("preferredFont") { $0.preferred },
            Field(csv: "platform") { _ in request.platform.name },
        ]
        if limits.isMoreThanPoints { fields.append(Field(csv: "limits") { _ in "\(limits)" }) }
        if request.isExplained {
            fields.append(Field(csv: "explanation") { "\(explanation($0.category))" })
        }
        return fields
    }

    var json: JSONObject {
        var object = request.members
        object["displayScale"] = request.reader(.large).pixelsPerPoint
        object["sizes"] = objects
        if request.isExplained {
            let sentences = categories.map { ($0.name, "\(explanation($0))") }
            object["explanations"] = Dictionary(sentences) { first, _ in first }
        }
        return object
    }
}
