import Benchmark
import Samples
import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Computes the heights of a thousand cells, each with a headline and a body, at twelve categories.
func cells(_ path: String) {
    Benchmark("cells.TypeScale", configuration: .init(maxDuration: .seconds(2))) { _, table in
        for cell in table.cells {
            blackHole(try cell.heights(width: 320, fonts: table.resolver).count)
        }
    } setup: {
        try CellTable(path)
    }
}

/// Returns a thousand cells with different texts.
private struct CellTable: Sendable {
    let cells: [TextStack]
    let resolver: FontResolver

    init(_ path: String) throws {
        let registry = FontRegistry()
        guard let face = try registry.register(path: path).faces.first else {
            throw Refusal(reason: path)
        }
        resolver = FontResolver(registry)
        let name = face.postScriptName
        let headline = FontDescription(name: name, textStyle: .headline, size: 17)
        let body = FontDescription(name: name, textStyle: .body, size: 15)
        let words = MixedText.text.split(separator: " ")
        cells = (0..<1000).map { number in
            let start = number % (words.count - 40)
            return TextStack([
                TextLabel(words[start..<(start + 4)].joined(separator: " "), font: headline),
                TextLabel(
                    words[(start + 4)..<(start + 14 + number % 26)].joined(separator: " "),
                    font: body
                ),
            ])
        }
    }
}
