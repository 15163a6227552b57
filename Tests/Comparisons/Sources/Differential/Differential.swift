import Foundation
import Samples

/// Compares every character of every face with FreeType.
///
///     swift run -c release Differential /usr/share/fonts
///
/// Prints a line for each face that differs, and a summary. Ends with 1 if a face differs, or if no
/// face was compared.
@main
struct Differential {
    static func main() async {
        let files = FontFiles.find(in: Array(CommandLine.arguments.dropFirst()))
        guard !files.isEmpty else {
            print("usage: Differential FILE|FOLDER...")
            exit(2)
        }
        var summary = Summary()
        await withTaskGroup(of: (place: Int, file: FileComparison).self) { group in
            for (place, path) in files.enumerated() {
                group.addTask { (place, FileComparison(path)) }
            }
            // Files finish in any order; their lines are printed in the order of the paths.
            var waiting: [Int: FileComparison] = [:]
            for await (place, file) in group {
                waiting[place] = file
                while let file = waiting.removeValue(forKey: summary.files) { summary.add(file) }
            }
        }
        print(summary)
        exit(summary.isEqual ? 0 : 1)
    }
}

/// The totals of the comparisons.
struct Summary: CustomStringConvertible {
    private(set) var files = 0
    private var faces = 0
    private var mapped = 0
    private var differences = 0

    /// Whether faces were compared and all are equal.
    var isEqual: Bool { faces > 0 && differences == 0 }

    mutating func add(_ file: FileComparison) {
        for line in file.lines { print(line) }
        files += 1
        faces += file.faces
        mapped += file.mapped
        differences += file.differences
    }

    var description: String {
        "\(files) files, \(faces) faces, \(mapped) mapped characters, \(differences) differences"
    }
}
