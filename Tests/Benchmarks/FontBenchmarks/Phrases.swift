import Benchmark
import References
import Samples
import TypeScaleFonts

/// Shapes a text that does not repeat, in a newly opened face and again in the same face.
func phrases(_ sample: PhraseSample, _ path: String, _ length: Int) {
    let text = sample.text(length: length)
    let name = "\(sample.font).\(length / 1000)"
    Benchmark("newPhrases.\(name).TypeScale") { _ in
        blackHole(try GlyphRun(text, in: FontFile(path: path).faces[0]))
    }
    Benchmark("newPhrases.\(name).HarfBuzz") { _ in
        blackHole(try harfBuzzFont(path).width(ofRun: text))
    }
    Benchmark("phrases.\(name).TypeScale") { (_: Benchmark, face: Typeface) in
        blackHole(try GlyphRun(text, in: face))
    } setup: {
        let face = try FontFile(path: path).faces[0]
        let units = try GlyphRun(text, in: face).units
        guard units == Double(try harfBuzzFont(path).width(ofRun: text)) else {
            throw Refusal(reason: "\(name): \(units) units, not HarfBuzz's")
        }
        return face
    }
    Benchmark("phrases.\(name).HarfBuzz") { (_: Benchmark, font: HarfBuzzFont) in
        blackHole(font.width(ofRun: text))
    } setup: {
        try harfBuzzFont(path)
    }
}
