import Foundation
import PangoReference
import Samples
import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Compares the cost of labels with Pango, by the clock or for a counter of instructions.
///
///     LabelCost clock FONT TEXT LENGTH
///     valgrind --tool=callgrind --toggle-collect='*measured*' \
///         LabelCost TypeScale|Pango label FONT TEXT LENGTH
///
/// FONT is a file, or `system` to measure only our labels in the system font. TEXT is a file with a
/// phrase on each line. The labels show the first LENGTH bytes of phrases and are 240 points wide.
@main
struct LabelCost {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let kind = arguments.first, let length = arguments.last.flatMap({ Int($0) }),
            arguments.count == (kind == "clock" ? 4 : 5)
        else {
            print("usage: LabelCost clock|((TypeScale|Pango) label) FONT TEXT LENGTH")
            exit(2)
        }
        let files = Array(arguments.dropLast().suffix(2))
        let sample = try PhraseSample(contentsOf: files[1], length: length)
        let work = try LabelWork(font: files[0], sample)
        switch kind {
        case "clock":
            try PairedCost("label") {
                _ = try work.subject()
            } reference: {
                _ = work.reference()
            }.report()
        default:
            let run = kind == "Pango" ? work.reference : work.subject
            // What the process does once is not counted.
            _ = try run()
            print(try measured(run))
        }
    }

    @inline(never)
    private static func measured(_ body: () throws -> Int) rethrows -> Int { try body() }
}

/// The same labels for both libraries.
private struct LabelWork {
    private static let width = 240.0

    private let lines: [String]
    private let font: FontDescription
    private let resolver: FontResolver
    private let face: PangoFace?

    init(font path: String, _ sample: PhraseSample) throws {
        lines = sample.lines
        let registry = FontRegistry()
        if path == "system" {
            font = FontDescription(face: .system, textStyle: .body)
            face = nil
        } else {
            guard let name = try registry.register(path: path).faces.first?.postScriptName,
                let file = PangoFile(path: path), let face = PangoFace(file, points: 17)
            else { throw CocoaError(.fileReadUnknown) }
            font = FontDescription(name: name, textStyle: .body, size: 17)
            self.face = face
        }
        resolver = FontResolver(registry)
        let (own, other) = (try subject(), reference())
        if face != nil, own != other {
            FileHandle.standardError.write(Data("\(path): \(own) lines, Pango \(other)\n".utf8))
        }
    }

    /// Returns the number of lines in all labels.
    func subject() throws -> Int {
        var count = 0
        for line in lines {
            let text = try TextLabel(line, font: font)
                .measured(for: TraitCollection(), fonts: resolver)
            count += text.layout(width: Self.width).lines.count
        }
        return count
    }

    func reference() -> Int {
        guard let face else { return 0 }
        var count = 0
        for line in lines { count += PangoText(line, in: face, width: Self.width).lineCount }
        return count
    }
}
