import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// The width of text in the system font.
struct SystemMeasureReport {
    let name: SystemFaceName
    let run: GlyphRun
    let size: Double
    let platform: Platform
    let pixelsPerPoint: Double

    private var measured: MeasuredWidth { run.measuredWidth(at: size) }
    private var width: Double { measured.points }
    private var exactness: WidthExactness { measured.exactness(pixelsPerPoint: pixelsPerPoint) }
    private var chance: Double { measured.chance(pixelsPerPoint: pixelsPerPoint) }
    private var bounds: ClosedRange<Double> { measured.bounds() }

    /// The width of a label that contains the text.
    private var labelWidth: Double {
        TextSize(width: width, height: 0).roundedUp(pixelsPerPoint: pixelsPerPoint).width
    }

    /// The bounds between which the width lies with a chance of 95%, in words.
    private var spread: String {
        "\(bounds.lowerBound.threeDecimals) to \(bounds.upperBound.threeDecimals) "
            + "with a chance of 95%"
    }

    /// The system, if it is not iOS, in words.
    private var system: String { platform.name == "iOS" ? "" : " of \(platform.name)" }

    private var font: FontInstance { .system(name.face) }
    private var metrics: FaceMetrics { font.metrics(at: size) }
}

extension SystemMeasureReport: Report {
    var rows: [SystemMeasureReport] { [self] }

    var status: ExitStatus { run.missing.isEmpty ? .success : .problem }

    var fields: [Field<SystemMeasureReport>] {
        [
            Field("font") { _ in "system" },
            Field("size") { $0.size },
            Field("width") { $0.width },
            Field("units") { $0.run.units },
            Field("unitsPerEm") { $0.run.unitsPerEm },
            Field("glyphs") { $0.run.glyphs.count },
            Field(csv: "missing") { $0.run.missing.map(\.codePoint).joined(separator: " ") },
            Field(json: "missing") { $0.run.missing.missingJSON },
            Field("exactness") { $0.exactness.rawValue },
            Field("deviation") { $0.measured.deviation },
            Field("chance") { $0.chance },
            Field("lower") { $0.bounds.lowerBound },
            Field("upper") { $0.bounds.upperBound },
            Field("weight") { $0.name.description },
            Field("platform") { $0.platform.name },
            Field("labelWidth", csv: "label_width") { $0.labelWidth },
            Field("displayScale", csv: "display_scale") { $0.pixelsPerPoint },
            Field("tracking") { $0.font.tracking(at: $0.size) },
            Field("ascender") { $0.metrics.ascender },
            Field("descender") { $0.metrics.descender },
            Field("capHeight", csv: "cap_height") { $0.metrics.capHeight },
            Field("xHeight", csv: "x_height") { $0.metrics.xHeight },
        ]
    }

    var json: JSONObject { Field.object(self, fields) }

    func text(_ terminal: Terminal) -> String {
        let meaning =
            switch exactness {
            case .exact: "exact"
            case .withinPixel: "within a pixel (\(spread))"
            case .estimate: "an estimate (\(spread))"
            }
        var lines = [
            terminal.bold("\(width.threeDecimals) pt")
                + " in the system font\(system), \(name.description), at "
                + "\(size.shortestText) pt: \(meaning); \(labelWidth.threeDecimals) pt in a label"
        ]
        if !run.missing.isEmpty { lines.append(run.missing.missingLine) }
        return lines.joined(separator: "\n") + "\n"
    }
}
