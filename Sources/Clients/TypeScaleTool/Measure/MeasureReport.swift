import TypeScale
import TypeScaleDocuments
import TypeScaleFonts

/// The width of text in a face, and the characters that are missing from the face.
struct MeasureReport {
    let run: GlyphRun
    let text: String
    let face: Typeface
    let features: FontFeatures
    let size: Double
    let showsGlyphs: Bool

    private var width: Double { run.width(at: size) }

    /// The parts of the text that need shaping, with their ranges in Unicode scalars.
    private var needsShaping: [(range: Range<Int>, text: String)] {
        let scalars = Array(text.unicodeScalars)
        return run.needsShaping.map { range in
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[range.clamped(to: scalars.indices)])
            return (range, String(text))
        }
    }
}

extension MeasureReport: Report {
    var rows: [MeasureReport] { [self] }

    var status: ExitStatus { run.missing.isEmpty ? .success : .problem }

    var fields: [Field<MeasureReport>] {
        var fields: [Field<MeasureReport>] = [
            Field("font") { $0.face.postScriptName },
            Field("size") { $0.size },
            Field("width") { $0.width },
            Field("units") { $0.run.units },
            Field("unitsPerEm") { $0.face.unitsPerEm },
            Field("glyphs") { $0.run.glyphs.count },
            Field(csv: "missing") { $0.run.missing.map(\.codePoint).joined(separator: " ") },
            Field(csv: "needsShaping") { report in
                report.needsShaping.map { "\($0.range)" }.joined(separator: " ")
            },
            Field(json: "missing") { $0.run.missing.missingJSON },
            Field(json: "needsShaping") { report in
                report.needsShaping.map { range, text -> JSONObject in
                    ["start": range.lowerBound, "end": range.upperBound, "text": text]
                }
            },
            Field(json: "unplacedMarks") { report in
                report.run.unplacedMarks.map { range -> JSONObject in
                    ["start": range.lowerBound, "end": range.upperBound]
                }
            },
            Field(json: "features") { $0.features.tags.map(\.description).sorted() },
            Field(json: "variation") { $0.face.coordinates.named },
            Field("exactness") { $0.run.exactness.rawValue },
        ]
        if showsGlyphs {
            fields.append(Field(json: "run") { GlyphReport(rows: $0.run.glyphs).array })
        }
        return fields
    }

    var json: JSONObject { Field.object(self, fields) }

    func text(_ terminal: Terminal) -> String {
        let count = run.glyphs.count
        let glyphs = count == 1 ? "1 glyph" : "\(count) glyphs"
        var lines = [
            terminal.bold("\(width.shortestText) pt") + " in \(visible(face.postScriptName)) at "
                + "\(size.shortestText) pt: \(run.units.shortestText) font units, "
                + "\(face.unitsPerEm) per em, \(glyphs)"
        ]
        if !run.missing.isEmpty { lines.append(run.missing.missingLine) }
        let texts = needsShaping.prefix(8).map { quoted($0.text) }
        if !texts.isEmpty { lines.append("needs shaping: \(texts.joined(separator: ", "))") }
        let text = lines.joined(separator: "\n") + "\n"
        return text + (showsGlyphs ? GlyphReport(rows: run.glyphs).text(terminal) : "")
    }
}

struct GlyphReport: Report {
    let rows: [Glyph]

    let fields: [Field<Glyph>] = [
        Field("glyph") { Int($0.id) },
        Field("cluster") { $0.cluster },
        Field("advance") { $0.advance },
        Field("xOffset") { $0.xOffset },
        Field("yOffset") { $0.yOffset },
    ]

    /// The glyphs as objects, which are created one at a time.
    var array: JSONOutput {
        let fields = fields
        return .elements(of: rows) { Field.object($0, fields) }
    }

    func text(_ terminal: Terminal) -> String {
        rows.map { glyph in
            let (x, y) = (glyph.xOffset, glyph.yOffset)
            let place = x == 0 && y == 0 ? "" : " at \(x.shortestText), \(y.shortestText)"
            let advance = glyph.advance.shortestText + place
            return "  glyph \(glyph.id) of character \(glyph.cluster): \(advance)\n"
        }.joined()
    }
}
