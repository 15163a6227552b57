import Benchmark
import References
import Samples
import TypeScaleFonts

/// The mixed text to shape in a font, and the first part of its benchmarks' names.
struct ShapedSample {
    let name: String
    let path: String
    var isKernedOnly = false

    private var features: FontFeatures { isKernedOnly ? .kerning : .default }

    private func ours(_ face: Typeface) throws -> GlyphRun {
        try GlyphRun(MixedText.text, in: face, features: features)
    }

    private func theirs(_ font: HarfBuzzFont) -> Int {
        font.shapedWidth(MixedText.characters, kerningAlone: isKernedOnly)
    }

    /// Measures the text in an open face without cached values.
    func measureCold() {
        Benchmark("\(name).TypeScale") { benchmark in
            let face = try FontFile(path: path).faces[0]
            benchmark.startMeasurement()
            let run = try ours(face)
            benchmark.stopMeasurement()
            blackHole((face, run))
        }
        Benchmark("\(name).HarfBuzz") { benchmark in
            let font = try harfBuzzFont(path)
            benchmark.startMeasurement()
            let width = theirs(font)
            benchmark.stopMeasurement()
            blackHole((font, width))
        }
    }

    /// Measures the text again in the same face.
    func measureWarm() {
        Benchmark("\(name).TypeScale") { (_: Benchmark, face: Typeface) in
            blackHole(try ours(face))
        } setup: {
            let face = try FontFile(path: path).faces[0]
            let units = try ours(face).units
            guard units == Double(theirs(try harfBuzzFont(path))) else {
                throw Refusal(reason: "\(path): \(units) units, not HarfBuzz's")
            }
            return face
        }
        Benchmark("\(name).HarfBuzz") { (_: Benchmark, font: HarfBuzzFont) in
            blackHole(theirs(font))
        } setup: {
            try harfBuzzFont(path)
        }
    }
}

/// Opens a face with HarfBuzz.
func harfBuzzFont(_ path: String) throws -> HarfBuzzFont {
    guard let font = HarfBuzzFont(path: path) else { throw Refusal(reason: path) }
    return font
}
