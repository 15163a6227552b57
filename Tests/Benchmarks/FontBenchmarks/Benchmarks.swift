import Benchmark
import Samples

/// The benchmarks of fonts with TypeScale, FreeType and HarfBuzz, whose names end in the library.
let benchmarks: @Sendable () -> Void = {
    unsafe Benchmark.defaultConfiguration = .init(
        // `run` reads an export that omits benchmarks without throughput.
        metrics: [.wallClock, .throughput],
        warmupIterations: 3,
        maxDuration: .milliseconds(150),
        maxIterations: 20_000
    )
    registering()
    for name in MixedText.fonts {
        guard let path = FontFiles.named(name) else {
            print("skipped: cannot find \(name); install it to run its benchmarks")
            continue
        }
        firstMetrics(name, path)
        coldAdvances(name, path)
        warmAdvances(name, path)
        systemWidths(name, path)
        ShapedSample(name: "coldShaped.\(name)", path: path).measureCold()
        ShapedSample(name: "warmShaped.\(name)", path: path).measureWarm()
        ShapedSample(name: "warmKerned.\(name)", path: path, isKernedOnly: true).measureWarm()
    }
}

/// A reason that a benchmark cannot run.
struct Refusal: Error {
    let reason: String
}
