import TypeScale
import TypeScaleFonts

/// The width of a text in a face, and what the face lacks.
struct MeasureReport {
    let run: GlyphRun
    let text: String
    let face: Typeface
    let features: FontFeatures
    let size: Double
    /// Whether the answer has each glyph.
    let showsGlyphs: Bool

    /// Points.
    var width: Double { run.width(at: size) }

    private var missing: [MissingCharacter] { run.missing.map(MissingCharacter.init) }

    /// The texts whose script needs shaping, with their ranges in Unicode scalars.
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

    var fields: [Field<MeasureReport>] {
        var fields: [Field<MeasureReport>] = [
            Field("font") { $0.face.postScriptName },
            Field("size") { $0.size },
            Field("width") { $0.width },
            Field("units") { $0.run.units },
            Field("unitsPerEm") { $0.face.unitsPerEm },
            Field("glyphs") { $0.run.glyphs.count },
            Field(csv: "missing") { $0.missing.map(\.codePoint).joined(separator: " ") },
            Field(csv: "needsShaping") { report in
                report.needsShaping.map { "\($0.range)" }.joined(separator: " ")
            },
            Field(json: "missing") { $0.missing.map(\.json) },
            Field(json: "needsShaping") { report in
                report.needsShaping.map { range, text -> JSONObject in
                    ["start": range.lowerBound, "end": range.upperBound, "text": text]
                }
            },
            Field(json: "features") { $0.features.tags.map(\.description).sorted() },
            Field(json: "variation") { JSONObject(tagged: $0.face.coordinates) },
        ]
        if showsGlyphs { fields.append(Field(json: "run") { GlyphReport($0).objects }) }
        return fields
    }

    var json: JSONObject { Field.object(self, fields) }

    func text(_ terminal: Terminal) -> String {
        var lines = [
            terminal.bold("\(width.shortestText) pt") + " in \(visible(face.postScriptName)) at "
                + "\(size.shortestText) pt: \(run.units.shortestText) of \(face.unitsPerEm) units "
                + "per em, \(run.glyphs.count) glyphs"
        ]
        if !missing.isEmpty { lines.append(MissingCharacter.text(missing)) }
        let texts = needsShaping.prefix(8).map { quoted($0.text) }
        if !texts.isEmpty { lines.append("needs shaping: \(texts.joined(separator: ", "))") }
        if showsGlyphs { lines.append(contentsOf: GlyphReport(self).lines) }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The glyphs of a text.
struct GlyphReport: Report {
    let rows: [Glyph]

    init(_ report: MeasureReport) { rows = report.run.glyphs }

    var fields: [Field<Glyph>] {
        [
            Field("glyph") { Int($0.id) },
            Field("cluster") { $0.cluster },
            Field("advance") { $0.advance },
        ]
    }

    var lines: [String] {
        rows.map {
            "  glyph \($0.id) of character \($0.cluster): \($0.advance.shortestText)"
        }
    }

    func text(_ terminal: Terminal) -> String { lines.joined(separator: "\n") + "\n" }
}
