import Benchmark
import PangoReference
import Samples
import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Breaks 10,000 mixed characters into lines, in an open face without cached values.
///
/// Then breaks them again at another width.
func paragraphs(_ name: String, _ path: String) {
    Benchmark("coldLines.\(name).TypeScale") { benchmark in
        let font = try paragraphFont(path)
        benchmark.startMeasurement()
        let layout = try MeasuredText([TextSpan(MixedText.text, font: font)]).layout(width: 320)
        benchmark.stopMeasurement()
        blackHole(layout)
    }
    Benchmark("coldLines.\(name).Pango") { benchmark in
        let face = try pangoFace(path)
        benchmark.startMeasurement()
        let text = PangoText(MixedText.text, in: face, width: 320)
        let count = text.lineCount
        benchmark.stopMeasurement()
        blackHole((text, count))
    }
    // Alternates the width, so that neither library can reuse its lines.
    let widths = [280.0, 320]
    Benchmark("linesAgain.\(name).TypeScale") { (_: Benchmark, text: MeasuredText) in
        for width in widths { blackHole(text.layout(width: width).lines.count) }
    } setup: {
        let text = try MeasuredText([TextSpan(MixedText.text, font: paragraphFont(path))])
        let theirs = PangoText(MixedText.text, in: try pangoFace(path), width: 320)
        for width in widths {
            let (our, their) = (text.layout(width: width).lines.count, theirs.setWidth(width))
            guard our == their else {
                throw Refusal(
                    reason:
                        "\(path): expected \(their) lines at \(width), as in Pango, found \(our)"
                )
            }
        }
        return text
    }
    Benchmark("linesAgain.\(name).Pango") { (_: Benchmark, text: PangoText) in
        for width in widths { blackHole(text.setWidth(width)) }
    } setup: {
        PangoText(MixedText.text, in: try pangoFace(path), width: 320)
    }
}

/// A reason that a benchmark cannot run.
struct Refusal: Error {
    let reason: String
}

private func paragraphFont(_ path: String) throws -> ResolvedFont {
    let registry = FontRegistry()
    guard let face = try registry.register(path: path).faces.first else {
        throw Refusal(reason: path)
    }
    let font = FontDescription(name: face.postScriptName, textStyle: .body, size: 17).fixed()
    return try font.scaled(for: TraitCollection()).resolved(fonts: FontResolver(registry))
}

private func pangoFace(_ path: String) throws -> PangoFace {
    guard let file = PangoFile(path: path), let face = PangoFace(file, points: 17) else {
        throw Refusal(reason: path)
    }
    return face
}
