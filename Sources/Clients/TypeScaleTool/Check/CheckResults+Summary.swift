import TypeScale
import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleDocuments

extension CheckResults {
    /// Writes what the code shows about text of 200 percent, and what was not seen.
    func writeSummary(to output: Output) throws {
        for line in summaryLines { try output.writeLine(line) }
    }

    private var summaryLines: [String] {
        let fixed = count(.fixedSize)
        let limited = count(.stopsBelow200)
        let capped = cappedCount
        return [
            "Larger text: what the code in \(visible(folder)) shows",
            "",
            "Apple's label \"Larger Text\" and EN 301 549, 11.1.4.4 (WCAG 1.4.4), ask for text of 200",
            "percent. Two readings differ:",
            "",
            "  Every text becomes twice as large. Of the system's text styles at AX5, relative to L:",
        ] + styleLines + [
            "  A style without 200 percent cannot meet this reading, whatever the app does.",
            "",
            "  The text size of the system is 200 percent or more. Body text reaches it at AX3.",
            "",
            "Seen in \(counted(report.codeCount, "Swift file"))",
            "  \(counted(report.growingCount, "font")) with the text size",
            "  \(counted(fixed, "font")) of a fixed size (fixed-size)",
            "  \(counted(capped, "limit")) below 200 percent, and "
                + "\(limited - capped) where text can shrink below it (stops-below-200)",
            "  \(counted(count(.notAdjusting), "label")) without later changes (not-adjusting)",
            "  \(counted(count(.clips), "box", "boxes")) too small at some text sizes (clips)",
            "",
            "Not seen",
            "  \(report.unseen.isEmpty ? "0 fonts" : unseenInWords); list with --unseen",
            "  Text in pictures, web views and other frameworks, and layout at run time",
            "  Left out: \(counted(report.skippedCodeCount, "Swift file")) of tests and other projects",
            "",
            verdict,
        ]
    }

    private var styleLines: [String] {
        StyleGrowth.all.map { growth in
            let mark = growth.reaches200 ? "" : ", below 200"
            return "    \(growth.style.description.padded(to: 12))"
                + "\(growth.large.shortestText) to \(growth.largest.shortestText) points, "
                + "\(growth.percent) percent\(mark)"
        }
    }

    private func count(_ rule: CheckRule) -> Int {
        groups.first { $0.rule == rule }?.findings.count ?? 0
    }

    /// The number of limits that keep a text below 200 percent at all times.
    private var cappedCount: Int {
        report.findings.count { $0.rule == .stopsBelow200 && $0.severity > .note }
    }

    /// A sentence about text of 200 percent.
    var verdict: String {
        if count(.fixedSize) + cappedCount > 0 {
            return "The code contains text that does not reach 200 percent."
        }
        guard report.growingCount > 0 else {
            return "No font was seen. Nothing is known about larger text: run the app at AX5."
        }
        return report.unseen.isEmpty
            ? "No text below 200 percent was seen. This is not a proof: run the app at AX5."
            : "No text below 200 percent was seen, but not all of it was. Run the app at AX5."
    }
}
