import Benchmark
import TypeScaleFonts

/// Measures 10,000 ASCII characters in the system font and in a file's face without features.
///
/// The bound for the ratio is 0.5.
func systemWidths(_ name: String, _ path: String) {
    let text = String(
        String(repeating: "The quick brown fox, 1234567890. ", count: 304).prefix(10_000)
    )
    Benchmark("ascii.\(name).TypeScale") { _, font in
        blackHole(try font.width(of: text, at: 17))
    } setup: {
        FontInstance.system(SystemFace())
    }
    Benchmark("ascii.\(name).File") { _, font in
        blackHole(try font.width(of: text, at: 17, features: .none))
    } setup: {
        FontInstance.file(try FontFile(path: path).faces[0])
    }
}
