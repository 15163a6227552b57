import Foundation
import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleFonts

/// Writes the faces in font files, and each error immediately to save memory.
struct FontReport {
    let format: OutputFormat
    let console: Console
    private var count = 0
    private var hasProblem = false

    init(format: OutputFormat, console: Console) {
        self.format = format
        self.console = console
    }

    /// A face, and the details in its tables.
    struct Row {
        let face: Typeface
        let size: Double
        let traits: FaceTraits
        let metrics: FaceMetrics
        let lines: LineDecorations
        let axes: [VariationAxis]
        let instances: [NamedInstance]
        let losses: [TableDiagnostic]

        init(_ face: Typeface, at size: Double) throws(FontError) {
            self.face = face
            self.size = size
            traits = try face.traits()
            metrics = face.metrics(at: size)
            lines = try face.lineDecorations(at: size)
            axes = try face.axes()
            instances = try face.namedInstances()
            losses = try face.diagnostics
        }
    }
}

extension FontReport {
    func begin() throws {
        if format == .json { try console.output.write("{\n  \"faces\" : [\n") }
    }

    /// Writes a face.
    mutating func add(_ row: Row) throws {
        let output = console.output
        switch format {
        case .text: try output.write((count == 0 ? "" : "\n") + row.text(console.terminal))
        case .json:
            let object = Field.object(row, Self.fields).jsonValue.text(indent: 4)
            try output.write((count == 0 ? "    " : ",\n    ") + object)
        case .csv, .spreadsheet:
            if count == 0 { try output.write(CSVText.row(Field.columns(Self.fields))) }
            try output.write(CSVText.row(Field.row(row, Self.fields), format))
        }
        count += 1
    }

    mutating func complain(_ error: any Error) throws {
        hasProblem = true
        try console.complain(error)
    }

    /// Writes the end of the report, and returns the exit status.
    func end() throws -> ExitStatus {
        if format == .json { try console.output.write("\n  ]\n}\n") }
        return hasProblem ? .problem : .success
    }

    private static let fields: [Field<Row>] = [
        Field("path") { $0.face.path },
        Field("index") { $0.face.index },
        Field("postScriptName") { $0.face.postScriptName },
        Field("familyName") { $0.face.familyName },
        Field("fullName") { $0.face.fullName },
        Field("styleName") { $0.face.styleName },
        Field("weight") { $0.traits.weight },
        Field("width") { $0.traits.width },
        Field(json: "slant") { $0.traits.slant },
        Field("italic") { $0.traits.isItalic },
        Field("monospaced") { $0.traits.isMonospaced },
        Field("unitsPerEm") { $0.face.unitsPerEm },
        Field("glyphCount") { $0.face.glyphCount },
        Field("size") { $0.size },
        Field("ascender") { $0.metrics.ascender },
        Field("descender") { $0.metrics.descender },
        Field("leading") { $0.metrics.leading },
        Field("lineHeight") { $0.metrics.lineHeight },
        Field("capHeight") { $0.metrics.capHeight },
        Field("xHeight") { $0.metrics.xHeight },
        Field("underlineTop") { $0.lines.underline?.top },
        Field("underlineThickness") { $0.lines.underline?.thickness },
        Field("strikeoutTop") { $0.lines.strikeout?.top },
        Field("strikeoutThickness") { $0.lines.strikeout?.thickness },
        Field(json: "fallbacks") { $0.fallbacks },
        Field(json: "axes") { row in
            row.axes.map { axis -> JSONObject in
                [
                    "tag": axis.tag.description, "minimum": axis.minimum,
                    "defaultValue": axis.defaultValue, "maximum": axis.maximum,
                ]
            }
        },
        Field(json: "instances") { row in
            row.instances.map { instance -> JSONObject in
                [
                    "postScriptName": instance.postScriptName,
                    "styleName": instance.styleName,
                    "coordinates": instance.coordinates.named,
                ]
            }
        },
        Field(json: "tables") { row in
            (try? row.face.tables())?.map { table -> JSONObject in
                ["tag": table.tag.description, "bytes": table.count]
            }
        },
        Field(csv: "losses") { $0.losses.map(\.table.description).joined(separator: " ") },
        Field(json: "losses") { row in
            row.losses.map { loss -> JSONObject in
                ["table": loss.table.description, "loss": loss.consequence]
            }
        },
    ]
}

extension FontReport.Row {
    /// The names of the metrics that are missing from the file and have substituted values.
    fileprivate var fallbacks: [String] {
        let names: [(FaceMetrics.Fallbacks, String)] = [
            (.capHeight, "capHeight"), (.verticalMetrics, "verticalMetrics"), (.xHeight, "xHeight"),
        ]
        return names.filter { metrics.fallbacks.contains($0.0) }.map(\.1)
    }

    fileprivate func text(_ terminal: Terminal) -> String {
        let looks = [
            "weight \(traits.weight.shortestText)",
            traits.width == 100 ? nil : "width \(traits.width.shortestText) %",
            traits.isItalic ? "italic" : nil, traits.isMonospaced ? "monospaced" : nil,
        ]
        let glyphs = face.glyphCount == 1 ? "1 glyph" : "\(face.glyphCount) glyphs"
        var lines = [
            terminal.bold(visible(face.postScriptName)),
            "  \(visible(face.familyName)), \(visible(face.styleName)); "
                + looks.compactMap(\.self).joined(separator: ", "),
            "  \(glyphs), \(face.unitsPerEm) units per em; "
                + visible(face.path) + (face.index == 0 ? "" : ", face \(face.index)"),
            "  at \(size.shortestText) pt: ascender \(short(metrics.ascender)), descender "
                + "\(short(metrics.descender)), leading \(short(metrics.leading)), line height "
                + short(metrics.lineHeight),
            "  cap height \(short(metrics.capHeight)), x-height \(short(metrics.xHeight))"
                + (fallbacks.isEmpty ? "" : "; substituted: \(fallbacks.joined(separator: ", "))"),
            "  \(text(lines.underline, "underline")); \(text(lines.strikeout, "strikeout"))",
        ]
        let ranges = axes.map {
            "\($0.tag) \($0.minimum.shortestText)...\($0.maximum.shortestText)"
        }
        if !axes.isEmpty { lines.append("  axes: \(ranges.joined(separator: ", "))") }
        let names = instances.map { visible($0.postScriptName) }
        if !names.isEmpty { lines.append("  instances: \(names.joined(separator: ", "))") }
        for loss in losses { lines.append("  unusable \(loss.table): \(loss.consequence)") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func text(_ line: LineDecorations.Line?, _ name: String) -> String {
        guard let line else { return "no \(name)" }
        return "\(name) at \(short(line.top)), \(short(line.thickness)) thick"
    }

    private func short(_ number: Double) -> String {
        number.roundedText(toPlaces: 4)
    }
}
