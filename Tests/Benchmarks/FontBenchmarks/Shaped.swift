import Benchmark
import References
import Samples
import TypeScaleFonts

/// Measures the mixed text with kerning and ligatures, in an open face without cached values.
func coldShaping(_ name: String, _ path: String) {
    Benchmark("coldShaped.\(name).TypeScale") { benchmark in
        let face = try FontFile(path: path).faces[0]
        benchmark.startMeasurement()
        let run = try GlyphRun(MixedText.text, in: face)
        benchmark.stopMeasurement()
        blackHole((face, run))
    }
    Benchmark("coldShaped.\(name).HarfBuzz") { benchmark in
        guard let font = HarfBuzzFont(path: path) else { throw Refusal(reason: path) }
        benchmark.startMeasurement()
        let width = font.shapedWidth(MixedText.characters)
        benchmark.stopMeasurement()
        blackHole((font, width))
    }
}

/// Measures the mixed text with kerning and ligatures again in the same face.
func warmShaping(_ name: String, _ path: String) {
    for (kind, features) in [("Shaped", FontFeatures.default), ("Kerned", .kerning)] {
        let isKerning = kind == "Kerned"
        Benchmark("warm\(kind).\(name).TypeScale") { benchmark, face in
            blackHole(try GlyphRun(MixedText.text, in: face, features: features))
        } setup: {
            let face = try FontFile(path: path).faces[0]
            let ours = try GlyphRun(MixedText.text, in: face, features: features).units
            let theirs = HarfBuzzFont(path: path)?.shapedWidth(
                MixedText.characters,
                kerningAlone: isKerning
            )
            guard let theirs, ours == Double(theirs) else {
                throw Refusal(reason: "\(path): \(ours) units, not HarfBuzz's")
            }
            return face
        }
        Benchmark("warm\(kind).\(name).HarfBuzz") { _, font in
            blackHole(font.shapedWidth(MixedText.characters, kerningAlone: isKerning))
        } setup: {
            guard let font = HarfBuzzFont(path: path) else { throw Refusal(reason: path) }
            return font
        }
    }
}

/// Measures a paragraph in an open face without cached values, and again in the same face.
func scriptShaping(_ name: String, _ path: String, _ sample: ScriptText) {
    Benchmark("coldScript.\(name).TypeScale") { benchmark in
        let face = try FontFile(path: path).faces[0]
        benchmark.startMeasurement()
        let run = try GlyphRun(sample.text, in: face)
        benchmark.stopMeasurement()
        blackHole((face, run))
    }
    Benchmark("coldScript.\(name).HarfBuzz") { benchmark in
        guard let font = HarfBuzzFont(path: path) else { throw Refusal(reason: path) }
        benchmark.startMeasurement()
        let width = font.shapedWidth(sample.characters)
        benchmark.stopMeasurement()
        blackHole((font, width))
    }
    Benchmark("warmScript.\(name).TypeScale") { (_: Benchmark, face: Typeface) in
        blackHole(try GlyphRun(sample.text, in: face))
    } setup: {
        let face = try FontFile(path: path).faces[0]
        let ours = try GlyphRun(sample.text, in: face).units
        let theirs = HarfBuzzFont(path: path)?.shapedWidth(sample.characters)
        guard let theirs, ours == Double(theirs) else {
            throw Refusal(reason: "\(path): \(ours) units, not HarfBuzz's")
        }
        return face
    }
    Benchmark("warmScript.\(name).HarfBuzz") { (_: Benchmark, font: HarfBuzzFont) in
        blackHole(font.shapedWidth(sample.characters))
    } setup: {
        guard let font = HarfBuzzFont(path: path) else { throw Refusal(reason: path) }
        return font
    }
}
