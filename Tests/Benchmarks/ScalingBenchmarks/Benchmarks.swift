import Benchmark
import Workloads

/// The benchmarks of 10,000 scale calls and of a million for each curve, next to C's.
let benchmarks: @Sendable () -> Void = {
    unsafe Benchmark.defaultConfiguration = .init(
        // `run` reads an export that omits benchmarks without throughput.
        metrics: [.wallClock, .throughput],
        warmupIterations: 3,
        maxDuration: .milliseconds(150),
        maxIterations: 20_000
    )
    let work = ScalingWork()
    for (ours, theirs) in [
        (work.values(round: 0), work.valuesInC(round: 0)),
        (work.pointSizes(round: 0), work.pointSizesInC(round: 0)),
        (work.wholeFonts(round: 0), work.wholeFontsInC(round: 0)),
    ] {
        precondition(ours == theirs, "the results of both sides differ")
    }

    Benchmark("value.TypeScale") { blackHole(work.values(round: $0.currentIteration)) }
    Benchmark("value.C") { blackHole(work.valuesInC(round: $0.currentIteration)) }
    Benchmark("pointSize.TypeScale") { blackHole(work.pointSizes(round: $0.currentIteration)) }
    Benchmark("pointSize.C") { blackHole(work.pointSizesInC(round: $0.currentIteration)) }
    Benchmark("font.TypeScale") { blackHole(work.wholeFonts(round: $0.currentIteration)) }
    Benchmark("fontByName.TypeScale") { benchmark in
        blackHole(work.wholeFontsByName(round: benchmark.currentIteration))
    }
    Benchmark("font.C") { blackHole(work.wholeFontsInC(round: $0.currentIteration)) }

    for work in CurveWork.all {
        precondition(!work.isExact || work.sizes() == work.sizesInC(), "\(work.name) differs")
        Benchmark("curve.\(work.name).TypeScale") { _ in blackHole(work.sizes()) }
        Benchmark("curve.\(work.name).C") { _ in blackHole(work.sizesInC()) }
    }
}
