import Benchmark
import References
import TypeScaleFonts

/// Reads the metrics of a font file, from its path.
func firstMetrics(_ name: String, _ path: String) {
    Benchmark("metrics.\(name).TypeScale") { benchmark in
        benchmark.startMeasurement()
        let face = try FontFile(path: path).faces[0]
        let metrics = face.metrics(at: 17)
        benchmark.stopMeasurement()
        blackHole((face, metrics))
    }
    Benchmark("metrics.\(name).FreeType") { benchmark in
        guard let library = FreeTypeLibrary() else { throw Refusal(reason: "no FreeType") }
        benchmark.startMeasurement()
        guard let face = FreeTypeFace(library, path: path) else { throw Refusal(reason: path) }
        let metrics = face.facts
        benchmark.stopMeasurement()
        blackHole((face, metrics))
    }
}
