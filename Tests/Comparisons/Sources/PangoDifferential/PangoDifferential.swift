import Foundation
import Workloads

/// Breaks 200 texts, set in some faces at several sizes and widths, beside Pango: where lines end, and
/// how wide they are.
///
///     swift run -c release PangoDifferential /usr/share/fonts/truetype/lato
///
/// Prints how often each kind of difference was seen, and what else differs; ends with 1 if anything
/// does, or if there was nothing to compare.
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
