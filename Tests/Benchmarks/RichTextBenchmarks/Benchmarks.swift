import Benchmark
import Workloads

/// The benchmarks of 10,000 rich-text runs, next to Foundation's decoder and attributed text.
let benchmarks: @Sendable () -> Void = {
    unsafe Benchmark.defaultConfiguration = .init(
        // `run` reads an export that omits benchmarks without throughput.
        metrics: [.wallClock, .throughput],
        warmupIterations: 1,
        maxDuration: .seconds(2),
        maxIterations: 20
    )
    guard let work = try? RichTextWork() else {
        print("skipped: cannot decode the rich text for its benchmarks")
        return
    }
    Benchmark("richDecode.TypeScale") { _ in blackHole(try work.decodeAndResolve()) }
    Benchmark("richDecode.Foundation") { _ in blackHole(try work.decodeByFoundation()) }
    Benchmark("richAgain.TypeScale") { blackHole(work.resolve(round: $0.currentIteration)) }
    Benchmark("richAgain.Foundation") { _ in blackHole(try work.decodeByFoundation()) }
    Benchmark("richAttributed.TypeScale") { _ in blackHole(work.attributedText()) }
    Benchmark("richAttributed.hand") { _ in blackHole(work.attributedTextByHand()) }
}
