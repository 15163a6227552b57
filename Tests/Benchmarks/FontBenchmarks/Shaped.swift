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

/// Measures a line repeatedly in one face, with one thread and with two.
func threadedShaping(_ name: String, _ path: String) {
    @Sendable func measure(_ face: Typeface) throws {
        for _ in 0..<20 { blackHole(try GlyphRun(MixedText.text, in: face)) }
    }
    for threads in [1, 2] {
        Benchmark("threads.\(name).\(threads)") { benchmark, face in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<threads { group.addTask { try measure(face) } }
                try await group.waitForAll()
            }
        } setup: {
            let face = try FontFile(path: path).faces[0]
            try measure(face)
            return face
        }
    }
}

/// Measures a short label repeatedly in one face, with one, two and eight threads.
func threadedLabels(_ name: String, _ path: String) {
    @Sendable func measure(_ face: Typeface) throws {
        for _ in 0..<20_000 { blackHole(try GlyphRun("Settings", in: face)) }
    }
    for threads in [1, 2, 8] {
        Benchmark("labels.\(name).\(threads)") { benchmark, face in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<threads { group.addTask { try measure(face) } }
                try await group.waitForAll()
            }
        } setup: {
            let face = try FontFile(path: path).faces[0]
            try measure(face)
            return face
        }
    }
}
