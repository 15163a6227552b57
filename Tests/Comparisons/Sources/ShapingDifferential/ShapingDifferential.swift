import Foundation
import Workloads

/// Compares 2,000 lines of text, set in every face, with HarfBuzz: glyphs, clusters and advances.
///
///     swift run -c release ShapingDifferential /usr/share/fonts
///
/// A variable face is compared at several points on its axes. Prints a line for each face that
/// differs and a summary; ends with 1 if any does, or if there was none to compare.
@main
struct ShapingDifferential {
    static func main() async {
        let files = FontFiles.find(in: Array(CommandLine.arguments.dropFirst()))
        guard !files.isEmpty else {
            print("usage: ShapingDifferential FILE|FOLDER...")
            exit(2)
        }
        var summary = ShapingSummary()
        await withTaskGroup(of: (place: Int, file: ShapingSummary).self) { group in
            for (place, path) in files.enumerated() {
                group.addTask { (place, ShapingSummary(path)) }
            }
            // Files end in any order and are printed in theirs.
            var waiting: [Int: ShapingSummary] = [:]
            var printed = 0
            for await (place, file) in group {
                waiting[place] = file
                while let file = waiting.removeValue(forKey: printed) {
                    for line in file.lines { print(line) }
                    summary.add(file)
                    printed += 1
                }
            }
        }
        print(summary)
        exit(summary.isEqual ? 0 : 1)
    }
}
