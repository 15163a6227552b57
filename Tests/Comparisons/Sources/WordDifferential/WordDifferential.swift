import Foundation
import Samples

/// Compares the glyphs, clusters, advances and offsets of words with HarfBuzz.
///
///     swift run -c release WordDifferential LISTS DIFFERENCES /usr/share/fonts/truetype/noto
///
/// The folder LISTS contains a file for each language, such as `hi.txt`, with one word a line. A
/// face is compared in the words of each language for which it has the characters. Prints the
/// numbers for each language, and writes all differences to the file DIFFERENCES. Ends with 1 if
/// a word differs for an unknown reason, or if no word was compared.
@main
struct WordDifferential {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 3, let lists = try? WordList.all(in: arguments[1]), !lists.isEmpty
        else {
            print("usage: WordDifferential LISTS DIFFERENCES FILE|FOLDER...")
            exit(2)
        }
        let files = FontFiles.find(in: Array(arguments[3...]))
        var summary = WordSummary(lists)
        await withTaskGroup(of: [FaceComparison].self) { group in
            for path in files {
                group.addTask { FaceComparison.all(of: path, lists) }
            }
            for await faces in group {
                for face in faces { summary.add(face) }
            }
        }
        try summary.differences.sorted().joined()
            .write(toFile: arguments[2], atomically: true, encoding: .utf8)
        print(summary)
        exit(summary.isEqual ? 0 : 1)
    }
}
