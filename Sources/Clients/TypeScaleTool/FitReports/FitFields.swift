import TypeScaleDiagnostics
import TypeScaleFonts
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
            Field("from") { $0.scaledFit?.firstFailure?.description ?? "" },
            Field("maximumCategory", csv: "maximum_category") {
                $0.scaledFit?.largestFitting?.description
            },
            Field("maximumPointSize", csv: "maximum_point_size") {
                $0.fit?.maximumPointSize
            },
            Field(csv: "estimate") { $0.isEstimate ? "yes" : "no" },
            Field("text") { $0.text },
            Field("verdict") { $0.verdict.rawValue },
            Field("exactness") { $0.fit?.exactness.rawValue },
            Field("column") { $0.position?.column },
            Field("slot") { $0.slotName },
            Field("widthName", csv: "width_name") { $0.width?.name },
            Field("width") { $0.finiteWidth },
            Field("measuredText", csv: "measured_text") { $0.fit?.text },
        ] + lists

    private static let lists: [Field<FitFinding>] = [
        Field(csv: "placeholders") { $0.placeholders.joined(separator: "; ") },
        Field(json: "placeholders") { $0.placeholders },
        Field(csv: "assumptions") { $0.assumptions.joined(separator: "; ") },
        Field(json: "assumptions") { $0.assumptions },
        Field("source") { $0.source },
        Field(json: "direction") { $0.fit?.direction.rawValue },
        Field(json: "isEstimate") { $0.isEstimate },
        Field(json: "lines") { $0.lines },
        Field(json: "missing") { finding in
            (finding.fit?.missing ?? []).prefix(64).map(\.codePoint)
        },
        Field(json: "needsShaping") { $0.fit?.needsShaping ?? false },
        Field(json: "needsDictionary") { $0.fit?.needsDictionary ?? false },
        Field(json: "truncated") { ($0.scaledFit?.truncated ?? []).map(\.description) },
        Field(json: "inconclusive") { ($0.scaledFit?.inconclusive ?? []).map(\.description) },
        Field(json: "failingWidths") { $0.failingWidths },
    ]

    /// The result, if its box has text sizes, unlike on a Mac.
    var scaledFit: Fit? { fit.flatMap { $0.box.hasTextSizes ? $0 : nil } }

    /// The lines of the text, or `nil` if a face can no longer be read.
    private var lines: [String]? {
        guard let fit else { return [] }
        return try? fit.lines()
    }

    private var isEstimate: Bool { fit?.exactness == .estimate }

    /// The width in points, or `nil` if it is unlimited.
    private var finiteWidth: Double? { width.flatMap { $0.points.isFinite ? $0.points : nil } }
}
