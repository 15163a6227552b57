import Benchmark
import References
import TypeScaleLayout
import Workloads

/// All places where a text of 10,000 characters may be broken.
func lineBreaks(_ sample: SampleText) {
    let text = sample.text
    Benchmark("lines.\(sample).TypeScale") { _ in
        blackHole(LineBreaker().opportunities(in: text))
    }
    Benchmark("lines.\(sample).libunibreak") { _, library in
        library.findBreaks()
        blackHole(library)
    } setup: {
        comparableLibrary(text)
    }
}

/// A comparison says something only if both find much the same places; the rules of libunibreak are
/// older than ours, and let a line start with a small kana.
private func comparableLibrary(_ text: String) -> UnibreakLibrary {
    let library = UnibreakLibrary(text)
    let (ours, theirs) = (LineBreaker().opportunities(in: text).count, library.countBreaks())
    precondition(abs(ours - theirs) * 8 < ours, "\(ours) places, \(theirs) by libunibreak")
    return library
}
