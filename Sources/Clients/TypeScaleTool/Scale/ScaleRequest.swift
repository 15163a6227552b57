import TypeScale

/// A size to scale, with the style, the limits and the platform.
struct ScaleRequest {
    let size: Double
    let style: TextStyle
    let limits: TypeLimits
    let platform: Platform
    let displayScale: Double?
    let isExplained: Bool

    /// Returns a reader's traits, with the request's platform and display scale.
    func reader(_ category: ContentSizeCategory?, fontScale: Double? = nil) -> TraitCollection {
        TraitCollection(
            preferredContentSizeCategory: category,
            displayScale: displayScale,
            platform: platform,
            fontScale: fontScale
        )
    }

    /// Returns an explanation of the scaled font size.
    func explanation(by curve: ScalingCurve, for reader: TraitCollection) -> Explanation {
        FontMetrics(forTextStyle: style, curve: curve)
            .explanation(forPointSize: size, limits: limits, compatibleWith: reader)
    }

    /// Returns the size that UIKit's curve computes, or `nil` if the size is unknown.
    func uikitSize(for reader: TraitCollection) -> Double? {
        let explanation = explanation(by: .uikit, for: reader)
        return explanation.provenance == .unknown ? nil : explanation.result
    }

    /// A description of the limits, or `nil` if all limits are in points.
    ///
    /// Limits in points have their own CSV columns.
    var otherLimits: String? {
        let points = TypeLimits.points(
            minimum: limits.minimumPointSize,
            maximum: limits.maximumPointSize
        )
        return limits == points ? nil : "\(limits)"
    }
}

extension ScaleRequest {
    /// The JSON members that are the same for every reader.
    var json: JSONObject {
        [
            "input": size, "textStyle": style.description,
            "minimumPointSize": limits.minimumPointSize,
            "maximumPointSize": limits.maximumPointSize,
            "limits": "\(limits)", "platform": platform.name,
        ]
    }

    func styleField<Row>() -> Field<Row> { Field(csv: "text_style") { _ in style.description } }

    func inputFields<Row>() -> [Field<Row>] {
        [
            Field(csv: "input") { _ in size },
            Field(csv: "min_point_size") { _ in limits.minimumPointSize },
            Field(csv: "max_point_size") { _ in limits.maximumPointSize },
        ]
    }
}
