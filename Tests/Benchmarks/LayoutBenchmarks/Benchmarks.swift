import Benchmark
import References
import TypeScaleLayout
import Workloads

/// Breaking lines, beside libunibreak; the names end in who does the work.
let benchmarks: @Sendable () -> Void = {
    unsafe Benchmark.defaultConfiguration = .init(
        // The export that `run` reads leaves out what has no throughput.
        metrics: [.wallClock, .throughput],
        warmupIterations: 3,
        maxDuration: .milliseconds(150),
        maxIterations: 20_000
    )
    for sample in SampleText.allCases { lineBreaks(sample) }
}
