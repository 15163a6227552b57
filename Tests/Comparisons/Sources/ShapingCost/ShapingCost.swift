import Foundation
import References
import Samples
import TypeScaleFonts

/// Shapes a text that does not repeat once, to count the instructions that this takes.
///
///     valgrind --tool=callgrind --toggle-collect='*measured*' ShapingCost TypeScale warm FONT 1000
///
/// `.ci/resources.py instructions` compares the counts of both libraries. FONT is the name of a
/// file with a text in `TYPESCALE_PHRASES`. The text was shaped before, with `new` in another face
/// of the file, so that the count does not include what the process does once. The count includes
/// opening the `new` face.
@main
struct ShapingCost {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 5, let path = FontFiles.named(arguments[3]),
            let sample = PhraseSample.all.first(where: { $0.font == arguments[3] }),
            let length = Int(arguments[4])
        else {
            print("usage: ShapingCost TypeScale|HarfBuzz warm|new FONT LENGTH")
            exit(2)
        }
        let text = sample.text(length: length)
        let isNew = arguments[2] == "new"
        let width: Double
        if arguments[1] == "HarfBuzz" {
            let font = HarfBuzzFont(path: path)
            _ = font?.width(ofRun: text)
            width = measured {
                Double((isNew ? HarfBuzzFont(path: path) : font)?.width(ofRun: text) ?? 0)
            }
        } else {
            let face = try FontFile(path: path).faces[0]
            _ = try GlyphRun(text, in: face)
            width = try measured {
                isNew
                    ? try GlyphRun(text, in: FontFile(path: path).faces[0]).units
                    : try GlyphRun(text, in: face).units
            }
        }
        print(width)
    }

    @inline(never)
    private static func measured(_ body: () throws -> Double) rethrows -> Double { try body() }
}
