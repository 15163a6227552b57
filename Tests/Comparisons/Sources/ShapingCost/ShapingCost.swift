import Foundation
import References
import Samples
import TypeScaleFonts

/// Compares the cost of shaping text with HarfBuzz, by the clock or for a counter of instructions.
///
///     ShapingCost clock FONT TEXT LENGTH
///     valgrind --tool=callgrind --toggle-collect='*measured*' \
///         ShapingCost TypeScale|HarfBuzz call|lines|new FONT TEXT LENGTH
///
/// FONT is a file. TEXT is a file with a phrase on each line, of which the first LENGTH bytes are
/// shaped. `.ci/resources.py shaping` and `.ci/resources.py instructions` read the results.
@main
struct ShapingCost {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let kind = arguments.first, let length = arguments.last.flatMap({ Int($0) }),
            arguments.count == (kind == "clock" ? 4 : 5)
        else {
            print(
                "usage: ShapingCost clock|((TypeScale|HarfBuzz) (call|lines|new)) FONT TEXT LENGTH"
            )
            exit(2)
        }
        let files = Array(arguments.dropLast().suffix(2))
        let sample = try PhraseSample(contentsOf: files[1], length: length)
        let work = try ShapingWork(font: files[0], sample)
        guard kind == "clock" else {
            let mode = ShapingWork.Mode(rawValue: arguments.dropFirst().first ?? "") ?? .call
            let run = kind == "HarfBuzz" ? work.reference : work.subject
            // What the process does once is not counted.
            try run(mode)
            try measured { try run(mode) }
            return
        }
        for mode in ShapingWork.Mode.allCases {
            try PairedCost(mode.rawValue) {
                try work.subject(mode)
            } reference: {
                try work.reference(mode)
            }.report()
        }
    }

    @inline(never)
    private static func measured(_ body: () throws -> Void) rethrows { try body() }
}

/// The same work for both libraries.
private struct ShapingWork {
    enum Mode: String, CaseIterable {
        /// The whole text in one call.
        case call
        /// Each phrase in a call.
        case lines
        /// The first 300 characters, in a face that is opened for them.
        case new
    }

    private let path: String
    private let face: Typeface
    private let font: HarfBuzzFont
    private let lines: [String]
    private let whole: String
    private let start: String

    init(font path: String, _ sample: PhraseSample) throws {
        guard let font = HarfBuzzFont(path: path) else { throw CocoaError(.fileReadUnknown) }
        self.path = path
        self.font = font
        face = try FontFile(path: path).faces[0]
        lines = sample.lines
        whole = lines.joined(separator: " ")
        start = String(String.UnicodeScalarView(whole.unicodeScalars.prefix(300)))
        let units = try GlyphRun(whole, in: face).units
        if units != Double(font.width(ofRun: whole)) {
            FileHandle.standardError.write(Data("\(path): the widths differ\n".utf8))
        }
    }

    func subject(_ mode: Mode) throws {
        switch mode {
        case .call: keep(try GlyphRun(whole, in: face))
        case .lines: for line in lines { keep(try GlyphRun(line, in: face)) }
        case .new: keep(try GlyphRun(start, in: FontFile(path: path).faces[0]))
        }
    }

    func reference(_ mode: Mode) throws {
        switch mode {
        case .call: keep(font.width(ofRun: whole))
        case .lines: for line in lines { keep(font.width(ofRun: line)) }
        case .new: keep(HarfBuzzFont(path: path)?.width(ofRun: start))
        }
    }

    /// Keeps the optimizer from removing a call without a result.
    @inline(never)
    private func keep<Value>(_ value: Value) {}
}
