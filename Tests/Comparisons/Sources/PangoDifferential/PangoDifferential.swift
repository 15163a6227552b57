import Foundation
import Samples

/// Compares the line ends and widths of 200 texts with Pango, in some faces at several sizes.
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
