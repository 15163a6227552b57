import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Compares the widths of labels in the system font with recorded widths.
///
/// Also compares the verdicts about the labels in boxes with the boxes in which they fit.
///
/// `.ci/labels.py` runs the program, and describes the records. A line of the standard input has
/// eight fields, separated by tabs. They are class, text, weight, size, width, grid, `macOS` or
/// `iOS`, and a language, which can be empty.
/// A line of the output has a class, and the numbers of a ``LabelTally``.
@main
struct LabelDifferential {
    static func main() throws {
        var tallies: [String: LabelTally] = [:]
        var names: [String] = []
        while let line = readLine() {
            guard let label = RecordedLabel(line) else {
                print("cannot read \(line.debugDescription)")
                continue
            }
            let name = label.className + (label.pointSize > 24 ? ", above 24 points" : "")
            if tallies[name] == nil { names.append(name) }
            try tallies[name, default: LabelTally()].add(label)
        }
        for name in names.sorted() {
            print(name, tallies[name]?.description ?? "", separator: "\t")
        }
    }
}
