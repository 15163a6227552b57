import Foundation
import TypeScale

extension FaceReport {
    static let columns = [
        "path", "index", "postScriptName", "familyName", "fullName", "styleName", "weight", "width",
        "italic", "monospaced", "unitsPerEm", "glyphCount", "size", "ascender", "descender",
        "leading", "lineHeight", "capHeight", "xHeight", "losses",
    ]

    var fields: [String] {
        let names = [path, "\(index)", postScriptName, familyName, fullName, styleName]
        let traits = [weight.shortestText, width.shortestText, "\(italic)", "\(monospaced)"]
        let metrics = [size, ascender, descender, leading, lineHeight, capHeight, xHeight]
        return names + traits + ["\(unitsPerEm)", "\(glyphCount)"]
            + metrics.map(\.shortestText) + [losses.map(\.table).joined(separator: " ")]
    }

    /// The face for a person.
    func text(_ terminal: Terminal) -> String {
        let looks = [
            "weight \(weight.shortestText)", width == 100 ? nil : "width \(width.shortestText) %",
            italic ? "italic" : nil, monospaced ? "monospaced" : nil,
        ]
        var lines = [
            terminal.bold(visible(postScriptName)),
            "  \(visible(familyName)), \(visible(styleName)); "
                + looks.compactMap { $0 }.joined(separator: ", "),
            "  \(glyphCount) glyphs, \(unitsPerEm) units per em; "
                + visible(path) + (index == 0 ? "" : ", face \(index)"),
            "  at \(size.shortestText) pt: ascender \(short(ascender)), descender "
                + "\(short(descender)), leading \(short(leading)), line height "
                + short(lineHeight),
            "  cap height \(short(capHeight)), x-height \(short(xHeight))"
                + (fallbacks.isEmpty ? "" : "; stand-ins: \(fallbacks.joined(separator: ", "))"),
        ]
        if !axes.isEmpty {
            let ranges = axes.map { axis in
                "\(axis.tag) \(axis.minimum.shortestText)...\(axis.maximum.shortestText)"
            }
            lines.append("  varies: \(ranges.joined(separator: ", "))")
        }
        if !instances.isEmpty {
            let names = instances.map { visible($0.postScriptName) }
            lines.append("  instances: \(names.joined(separator: ", "))")
        }
        for loss in losses { lines.append("  lost with \(loss.table): \(loss.loss)") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func short(_ number: Double) -> String {
        (Double(String(format: "%.4f", number)) ?? number).shortestText
    }
}
