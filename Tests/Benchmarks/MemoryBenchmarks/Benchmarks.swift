import Benchmark
import CAllocations
import References
import Samples
import TypeScaleFonts
import Workloads

/// The benchmarks that count the allocations of each call; their names end in the library.
let benchmarks: @Sendable () -> Void = {
    let bytes = BenchmarkMetric.custom("bytes")
    let faces = BenchmarkMetric.custom("faces")
    let allocations = BenchmarkMetric.custom("allocations")
    func counting(_ metrics: BenchmarkMetric...) -> Benchmark.Configuration {
        // `run` reads an export that omits benchmarks without throughput.
        .init(metrics: metrics + [.throughput], warmupIterations: 1, maxIterations: 3)
    }

    Benchmark("held.TypeScale", configuration: counting(bytes, faces)) { benchmark in
        let paths = FaceSample.paths
        let before = allocations_held()
        let registry = FontRegistry()
        for path in paths { try registry.register(path: path) }
        benchmark.measurement(bytes, (allocations_held() - before) / paths.count)
        benchmark.measurement(faces, paths.count)
        blackHole(registry)
    }
    Benchmark("held.FreeType", configuration: counting(bytes)) { benchmark in
        let paths = FaceSample.paths
        let library = FreeTypeLibrary()
        let before = allocations_held()
        let faces = library.map { library in
            paths.compactMap { FreeTypeFace(library, path: $0) }
        }
        benchmark.measurement(bytes, (allocations_held() - before) / paths.count)
        blackHole(faces)
    }

    let share = BenchmarkMetric.custom("percent")
    guard let rich = try? RichTextWork() else { fatalError("cannot decode the rich text") }
    Benchmark("richHeld.TypeScale", configuration: counting(share)) { benchmark in
        let before = allocations_held()
        let result = try rich.decodeAndResolve()
        benchmark.measurement(share, (allocations_held() - before) * 100 / rich.data.count)
        blackHole(result)
    }
    Benchmark("richPeak.TypeScale", configuration: counting(share)) { benchmark in
        let before = allocations_held()
        _ = allocations_peak()
        let result = try rich.decodeAndResolve()
        benchmark.measurement(share, (allocations_peak() - before) * 100 / rich.data.count)
        blackHole(result)
    }
    Benchmark("richPeak.Foundation", configuration: counting(share)) { benchmark in
        let before = allocations_held()
        _ = allocations_peak()
        let result = try rich.decodeByFoundation()
        benchmark.measurement(share, (allocations_peak() - before) * 100 / rich.data.count)
        blackHole(result)
    }

    let work = ScalingWork()
    func count(_ name: String, _ body: @escaping @Sendable () -> UInt64) {
        Benchmark(name, configuration: counting(allocations)) { benchmark in
            let before = allocations_count()
            blackHole(body())
            benchmark.measurement(allocations, allocations_count() - before)
        }
    }
    count("allocations.value.TypeScale") { work.values(round: 0) }
    count("allocations.pointSize.TypeScale") { work.pointSizes(round: 0) }
    count("allocations.font.TypeScale") { work.wholeFonts(round: 0) }
    count("allocations.fontByName.TypeScale") { work.wholeFontsByName(round: 0) }
    // Checks the counter with a string that is too long for inline storage.
    count("allocations.string.TypeScale") {
        UInt64(String(repeating: "-", count: 1000).utf8.count)
    }
}
