import Benchmark
import Workloads

/// The benchmarks of 10,000 and 5,000 tokens, next to Foundation's decoder.
let benchmarks: @Sendable () -> Void = {
    unsafe Benchmark.defaultConfiguration = .init(
        // `run` reads an export that omits benchmarks without throughput.
        metrics: [.wallClock, .throughput],
        warmupIterations: 1,
        maxDuration: .seconds(2),
        maxIterations: 20
    )
    let work = TokenWork()
    Benchmark("tokenRead.TypeScale") { _ in blackHole(try work.read(work.data)) }
    Benchmark("tokenRead.Foundation") { _ in blackHole(try work.decodeByFoundation(work.data)) }
    Benchmark("tokenHalf.TypeScale") { _ in blackHole(try work.read(work.half)) }
    Benchmark("tokenHalf.Foundation") { _ in
        blackHole(try work.decodeByFoundation(work.half))
    }
}
