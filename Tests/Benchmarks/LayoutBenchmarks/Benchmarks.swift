import Benchmark
import References
import TypeScaleLayout
import Workloads

/// Breaking lines and laying texts out, beside libunibreak and Pango; the names end in who does the work.
let benchmarks: @Sendable () -> Void = {
    unsafe Benchmark.defaultConfiguration = .init(
        // The export that `run` reads leaves out what has no throughput.
        metrics: [.wallClock, .throughput],
        warmupIterations: 3,
        maxDuration: .milliseconds(150),
        maxIterations: 20_000
    )
    for sample in SampleText.allCases { lineBreaks(sample) }
    for name in MixedText.wholeFonts {
        guard let path = FontFiles.named(name) else {
            print("no \(name) on this machine: its benchmarks are left out")
            continue
        }
        paragraphs(name, path)
    }
    if let path = FontFiles.named("NanumGothic.ttf") { cells(path) }
}
