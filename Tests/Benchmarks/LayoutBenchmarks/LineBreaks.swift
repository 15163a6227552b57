import Benchmark
import References
import Samples
import TypeScaleLayout

/// Finds all line break opportunities in a text of 10,000 characters.
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

/// Checks that both libraries find nearly the same opportunities; otherwise, times mean nothing.
///
/// The older rules of libunibreak let a line start with a small kana.
private func comparableLibrary(_ text: String) -> UnibreakLibrary {
    let library = UnibreakLibrary(text)
    let (ours, theirs) = (LineBreaker().opportunities(in: text).count, library.countBreaks())
    precondition(abs(ours - theirs) * 8 < ours, "found \(ours) breaks, libunibreak \(theirs)")
    return library
}
