import Benchmark
import References
import Samples
import TypeScaleLayout

/// The benchmarks of layout with TypeScale, libunibreak and Pango, whose names end in the library.
let benchmarks: @Sendable () -> Void = {
    unsafe Benchmark.defaultConfiguration = .init(
        // `run` reads an export that omits benchmarks without throughput.
        metrics: [.wallClock, .throughput],
        warmupIterations: 3,
        maxDuration: .milliseconds(150),
        maxIterations: 20_000
    )
    for sample in SampleText.allCases { lineBreaks(sample) }
    for name in MixedText.wholeFonts {
        guard let path = FontFiles.named(name) else {
            print("skipped: cannot find \(name); install it to run its benchmarks")
            continue
        }
        paragraphs(name, path)
        fits(name, path)
    }
    if let path = FontFiles.named("NanumGothic.ttf") { cells(path) }
}
