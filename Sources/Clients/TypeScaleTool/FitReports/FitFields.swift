import TypeScaleFonts
import TypeScaleFoundation
import TypeScaleLayout
import TypeScaleLocalization

extension FitFinding {
    /// The fields of a finding, in the order of the columns in CSV.
    static let fields: [Field<FitFinding>] =
        [
            Field("file") { $0.path },
            Field("line") { $0.position?.line },
            Field("key") { $0.key },
            Field("language") { $0.language },
            Field("variation") { $0.variation },
            Field("from") { $0.measurement?.from?.description ?? "" },
            Field("maximumCategory", csv: "maximum_category") {
                $0.measurement?.largest?.description
            },
            Field("maximumPointSize", csv: "maximum_point_size") {
                $0.measurement?.maximumPointSize
            },
            Field(csv: "estimate") { ($0.measurement?.isEstimate ?? false) ? "yes" : "no" },
            Field("text") { $0.text },
            Field("verdict") { $0.verdict.rawValue },
            Field("exactness") { $0.measurement?.exactness.rawValue },
            Field("column") { $0.position?.column },
            Field("slot") { $0.slotName },
            Field("widthName", csv: "width_name") { $0.measurement?.width.name },
            Field("width") { $0.measurement?.finiteWidth },
            Field("measuredText", csv: "measured_text") { $0.measurement?.text },
        ] + lists

    private static let lists: [Field<FitFinding>] = [
        Field(csv: "placeholders") { $0.placeholders.joined(separator: "; ") },
        Field(json: "placeholders") { $0.placeholders },
        Field(csv: "assumptions") { $0.assumptions.joined(separator: "; ") },
        Field(json: "assumptions") { $0.assumptions },
        Field("source") { $0.source },
        Field(json: "direction") { $0.measurement?.direction.rawValue },
        Field(json: "isEstimate") { $0.measurement?.isEstimate ?? false },
        Field(json: "lines") { $0.measurement?.lines() ?? [] },
        Field(json: "missing") { finding in
            (finding.measurement?.missing ?? []).prefix(64).map(\.codePoint)
        },
        Field(json: "needsShaping") { $0.measurement?.needsShaping ?? false },
        Field(json: "truncated") { ($0.measurement?.truncated ?? []).map(\.description) },
        Field(json: "undecided") { ($0.measurement?.undecided ?? []).map(\.description) },
        Field(json: "tooSmall") { $0.measurement?.tooSmall ?? [] },
    ]

    private var assumptions: [String] { measurement?.assumptions ?? [] }
}

extension FitMeasurement {
    /// The width in points, or `nil` if it is unlimited.
    fileprivate var finiteWidth: Double? { width.points.isFinite ? width.points : nil }
}

extension Diagnostic {
    var json: JSONObject {
        [
            "file": file, "line": line, "column": column, "key": path,
            "message": message,
        ]
    }
}
