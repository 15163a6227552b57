import Benchmark
import Workloads

/// Reading fonts, beside FreeType and HarfBuzz; the names end in who does the work.
let benchmarks: @Sendable () -> Void = {
    unsafe Benchmark.defaultConfiguration = .init(
        // The export that `run` reads leaves out what has no throughput.
        metrics: [.wallClock, .throughput],
        warmupIterations: 3,
        maxDuration: .milliseconds(150),
        maxIterations: 20_000
    )
    registering()
    for name in MixedText.fonts {
        guard let path = FontFiles.named(name) else {
            print("no \(name) on this machine: its benchmarks are left out")
            continue
        }
        firstMetrics(name, path)
        coldAdvances(name, path)
        warmAdvances(name, path)
        coldShaping(name, path)
        warmShaping(name, path)
        threadedShaping(name, path)
        threadedLabels(name, path)
    }
}

/// What keeps a benchmark from its work.
struct Refusal: Error {
    let reason: String
}
