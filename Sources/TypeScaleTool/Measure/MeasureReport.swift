import Foundation
import TypeScale
import TypeScaleFonts

/// The width of a text in a face, and what the face could not do.
struct MeasureReport: Report {
    struct Missing: Encodable {
        let character: String
        let codePoint: String
    }

    struct Stretch: Encodable {
        /// Where the stretch starts and ends, in Unicode scalars.
        let start: Int
        let end: Int
        let text: String
    }

    struct RunGlyph: Encodable {
        let glyph: UInt16
        /// Where its first character stands in the text, in Unicode scalars.
        let cluster: Int
        /// Font units.
        let advance: Double

        init(_ glyph: Glyph) {
            self.glyph = glyph.id
            cluster = glyph.cluster
            advance = glyph.advance
        }
    }

    let font: String
    let size: Double
    /// Points.
    let width: Double
    /// Font units.
    let units: Double
    let unitsPerEm: Int
    /// How many glyphs the text has.
    let glyphs: Int
    let missing: [Missing]
    let needsShaping: [Stretch]
    /// The features that are on, by their tags.
    let features: [String]
    /// Where a variable font stands, by the tags of its axes.
    let variation: [String: Double]
    /// Each glyph, if they are asked for.
    let run: [RunGlyph]?

    init(
        run: GlyphRun,
        _ text: String,
        _ face: Typeface,
        _ features: FontFeatures,
        at size: Double,
        showsGlyphs: Bool
    ) {
        font = face.postScriptName
        self.size = size
        width = run.width(at: size)
        units = run.units
        unitsPerEm = face.unitsPerEm
        glyphs = run.glyphs.count
        missing = run.missing.map { scalar in
            Missing(character: String(scalar), codePoint: Self.codePoint(scalar))
        }
        let scalars = Array(text.unicodeScalars)
        self.features = features.tags.map(\.description).sorted()
        variation = Dictionary(
            face.coordinates.map { ($0.description, $1) },
            uniquingKeysWith: { first, _ in first }
        )
        self.run = showsGlyphs ? run.glyphs.map(RunGlyph.init) : nil
        needsShaping = run.needsShaping.map { range in
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[range.clamped(to: scalars.indices)])
            return Stretch(start: range.lowerBound, end: range.upperBound, text: String(text))
        }
    }

    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        "U+" + String(format: "%04X", scalar.value)
    }
}

extension MeasureReport {
    /// One row of everything, or one for each glyph.
    var rows: [[String]] {
        if let run {
            return [["glyph", "cluster", "advance"]]
                + run.map { ["\($0.glyph)", "\($0.cluster)", $0.advance.shortestText] }
        }
        return [
            ["font", "size", "width", "units", "unitsPerEm", "glyphs", "missing", "needsShaping"],
            [
                font, size.shortestText, width.shortestText, units.shortestText,
                "\(unitsPerEm)",
                "\(glyphs)", missing.map(\.codePoint).joined(separator: " "),
                needsShaping.map { "\($0.start)..<\($0.end)" }.joined(separator: " "),
            ],
        ]
    }

    func text(_ terminal: Terminal) -> String {
        var lines = [
            terminal.bold("\(width.shortestText) pt") + " in \(visible(font)) at "
                + "\(size.shortestText) pt: \(units.shortestText) of \(unitsPerEm) units per em, "
                + "\(glyphs) glyphs"
        ]
        if !missing.isEmpty {
            let names = missing.prefix(16).map { "\(visible($0.character)) \($0.codePoint)" }
            let more = missing.count > 16 ? " and \(missing.count - 16) more" : ""
            lines.append("missing: \(names.joined(separator: ", "))\(more)")
        }
        if !needsShaping.isEmpty {
            let texts = needsShaping.prefix(8).map { quoted($0.text) }
            lines.append("needs shaping: \(texts.joined(separator: ", "))")
        }
        for glyph in run ?? [] {
            lines.append(
                "  glyph \(glyph.glyph) of character \(glyph.cluster): "
                    + "\(glyph.advance.shortestText)"
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
