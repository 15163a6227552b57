import TypeScale
import TypeScaleCurves

/// The options that apply only to plots of curves.
struct PlotOptions: ArgumentGroup {
    let size = Argument("--size", .points, "The size at L", absent: "the style's size")
    let category: Argument<ContentSizeCategory?> = .category
    let fontScale: Argument<Double?> = .fontScale
    let limits = LimitOptions()
    let output: Argument<String?> = .output

    var destination: OutputDestination {
        get throws { try OutputDestination(output.value ?? "-", inputs: []) }
    }

    func plot(_ curves: [ScalingCurve], _ style: TextStyle) throws(UsageError) -> CurvePlot {
        guard category.value != nil || fontScale.value != nil else {
            let base = TypeTable.iOS[style, .large].pointSize?.value ?? 17
            return CurvePlot(size.value ?? base, style, curves, limits: limits.value)
        }
        guard size.value == nil else {
            throw UsageError("--size cannot be used together with --category or --font-scale")
        }
        if fontScale.value != nil, curves.allSatisfy({ $0.setting == nil }) {
            throw .unusedFontScale
        }
        let reader = TraitCollection(
            preferredContentSizeCategory: category.value,
            fontScale: fontScale.value
        )
        return CurvePlot(reader, style, curves, limits: limits.value)
    }
}

extension CurvePlot: Report {
    typealias Row = (curve: String, key: String, size: Double)

    var rows: [Row] {
        series.flatMap { series in
            zip(keys, series.sizes).map { (series.name, $0, $1) }
        }
    }

    var fields: [Field<Row>] {
        [
            Field(csv: "curve") { $0.curve }, Field(csv: "place") { $0.key },
            Field(csv: "size") { $0.size },
        ]
    }

    var json: JSONObject {
        [
            "title": title, "places": keys,
            "series": series.map { series -> JSONObject in
                ["name": series.name, "sizes": series.sizes]
            },
        ]
    }
}
