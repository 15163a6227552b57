import Foundation
import Samples

/// Compares lines with Pango: their ends, widths and glyphs.
///
/// 200 texts are read from left to right. 120 texts contain both directions, and are set in
/// paragraphs of both.
///
///     swift run -c release PangoDifferential /usr/share/fonts/truetype/lato
///
/// Prints the number of differences of each known kind, and all other differences. Ends with 1 if
/// there are other differences, or if no text was compared.
@main
struct PangoDifferential {
    static func main() {
        let files = FontFiles.find(in: Array(CommandLine.arguments.dropFirst()))
        guard !files.isEmpty else {
            print("usage: PangoDifferential FILE|FOLDER...")
            exit(2)
        }
        var summary = LayoutSummary()
        for path in files { summary.compare(path) }
        print(summary)
        exit(summary.isEqual ? 0 : 1)
    }
}
