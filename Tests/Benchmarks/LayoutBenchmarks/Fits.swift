import Benchmark
import PangoReference
import Samples
import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Finds the categories at which 500 texts do not fit a label.
///
/// Pango breaks each text into lines at each of the twelve sizes.
func fits(_ name: String, _ path: String) {
    let configuration = Benchmark.Configuration(maxDuration: .seconds(2))
    Benchmark("fits.\(name).TypeScale", configuration: configuration) { (_, table: FitTable) in
        for text in table.texts { blackHole(try table.box.fit(text).truncated.count) }
    } setup: {
        let table = try FitTable(path)
        for text in table.texts {
            let (our, their) = (
                try table.box.fit(text).truncated.map(\.category), try table.truncated(text)
            )
            guard our == their else {
                throw Refusal(reason: "\(path): expected \(their), as in Pango, found \(our)")
            }
        }
        return table
    }
    Benchmark("fits.\(name).Pango", configuration: configuration) { (_, table: FitTable) in
        for text in table.texts { blackHole(try table.truncated(text).count) }
    } setup: {
        try FitTable(path)
    }
}

/// Texts, and a label of two lines in both libraries.
private struct FitTable {
    private static let width = 288.0

    let texts: [String]
    let box: LabelBox
    /// The face at the sizes of the categories.
    private let faces: [(category: ContentSizeCategory, face: PangoFace)]

    init(_ path: String) throws {
        let registry = FontRegistry()
        guard let face = try registry.register(path: path).faces.first,
            let file = PangoFile(path: path)
        else { throw Refusal(reason: path) }
        let font = FontDescription(name: face.postScriptName, textStyle: .body, size: 17)
        let box = try LabelBox(
            font,
            width: Self.width,
            lineLimit: 2,
            fonts: FontResolver(registry)
        )
        self.box = box
        faces = try ContentSizeCategory.allCases.map { category in
            guard let points = box.pointSize(at: .category(category)) else {
                throw Refusal(reason: path)
            }
            guard let face = PangoFace(file, points: points) else { throw Refusal(reason: path) }
            return (category, face)
        }
        // Hangul words stay whole in our labels, as in UIKit, but not in Pango.
        let words = SampleText.english.text.split(separator: " ")
        // One to twenty words, as in an app's texts.
        texts = (0..<500).map { number in
            let start = number * 7 % (words.count - 20)
            return words[start..<(start + 1 + number % 20)].joined(separator: " ")
        }
    }

    /// Returns the categories at which Pango needs more than two lines.
    func truncated(_ text: String) throws -> [ContentSizeCategory] {
        faces.filter { PangoText(text, in: $0.face, width: Self.width).lineCount > 2 }
            .map(\.category)
    }
}
