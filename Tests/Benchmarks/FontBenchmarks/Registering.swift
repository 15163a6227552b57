import Benchmark
import References
import Samples
import TypeScaleFonts

/// Registers hundreds of faces; the measurement of both libraries excludes unregistering.
func registering() {
    Benchmark("register.TypeScale") { benchmark in
        let paths = FaceSample.paths
        let registry = FontRegistry()
        benchmark.startMeasurement()
        for path in paths { try registry.register(path: path) }
        benchmark.stopMeasurement()
        blackHole(registry)
    }
    Benchmark("register.FreeType") { benchmark in
        let paths = FaceSample.paths
        guard let library = FreeTypeLibrary() else { throw Refusal(reason: "no FreeType") }
        var faces: [FreeTypeFace] = []
        faces.reserveCapacity(paths.count)
        benchmark.startMeasurement()
        for path in paths {
            guard let face = FreeTypeFace(library, path: path) else { throw Refusal(reason: path) }
            faces.append(face)
        }
        benchmark.stopMeasurement()
        blackHole(faces)
    }
}
