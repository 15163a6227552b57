import Foundation
import Samples

/// Compares the glyphs, clusters, advances and offsets of 2,400 lines in every face with HarfBuzz.
///
///     swift run -c release ShapingDifferential /usr/share/fonts
///
/// Compares variable faces at several points of their axes. Prints each face that differs for an
/// unknown reason, and a summary with the known causes. Ends with 1 if a face differs for an
/// unknown reason, or if no face was compared.
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
            // Files finish in any order; their lines are printed in the order of the paths.
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
