import Benchmark
import References
import Samples
import TypeScaleFonts

/// Measures the mixed text in an open face without cached values.
func coldAdvances(_ name: String, _ path: String) {
    Benchmark("cold.\(name).TypeScale") { benchmark in
        let face = try FontFile(path: path).faces[0]
        benchmark.startMeasurement()
        let run = try GlyphRun(MixedText.text, in: face, features: .none)
        benchmark.stopMeasurement()
        blackHole((face, run))
    }
    Benchmark("cold.\(name).FreeType") { benchmark in
        let (library, face) = try freeType(path)
        benchmark.startMeasurement()
        let width = face.width(MixedText.characters)
        benchmark.stopMeasurement()
        blackHole((library, face, width))
    }
    Benchmark("cold.\(name).HarfBuzz") { benchmark in
        guard let font = HarfBuzzFont(path: path) else { throw Refusal(reason: path) }
        benchmark.startMeasurement()
        let width = font.width(MixedText.characters)
        benchmark.stopMeasurement()
        blackHole((font, width))
    }
}

/// Measures the mixed text again in the same face.
func warmAdvances(_ name: String, _ path: String) {
    Benchmark("warm.\(name).TypeScale") { benchmark, face in
        let run = try GlyphRun(MixedText.text, in: face, features: .none)
        blackHole(run)
    } setup: {
        let face = try FontFile(path: path).faces[0]
        try checkWidths(face, path)
        return face
    }
    Benchmark("warm.\(name).FreeType") { _, face in
        blackHole(face.face.width(MixedText.characters))
    } setup: {
        try freeType(path)
    }
    Benchmark("warm.\(name).HarfBuzz") { _, font in
        blackHole(font.width(MixedText.characters))
    } setup: {
        guard let font = HarfBuzzFont(path: path) else { throw Refusal(reason: path) }
        return font
    }
}

private func freeType(_ path: String) throws -> (library: FreeTypeLibrary, face: FreeTypeFace) {
    guard let library = FreeTypeLibrary(), let face = FreeTypeFace(library, path: path) else {
        throw Refusal(reason: path)
    }
    return (library, face)
}

/// Checks that all libraries compute the same width, so that their times are comparable.
private func checkWidths(_ face: Typeface, _ path: String) throws {
    let ours = try GlyphRun(MixedText.text, in: face, features: .none).units
    let freeType = try freeType(path).face.width(MixedText.characters)
    let harfBuzz = HarfBuzzFont(path: path)?.width(MixedText.characters)
    guard ours == Double(freeType), freeType == harfBuzz else {
        throw Refusal(reason: "\(path): \(ours) units, \(freeType) by FreeType")
    }
}
