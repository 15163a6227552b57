import Foundation
import TypeScaleLocalization

/// The options that select which findings are known.
struct BaselineOptions: ArgumentGroup {
    let file = Argument("--baseline", .file, "A file with known findings")
    let isWritten = Argument.flag("--write-baseline", "Write all findings to the baseline")
    let against = Argument(
        "--against",
        .text("FOLDER|REVISION"),
        "An older copy of the folder, whose findings are known"
    )

    /// The baseline that the command reads.
    var known: String? { isWritten.value ? nil : file.value }

    /// Writes a baseline, and states its size.
    ///
    /// - Throws: `UsageError` if the file exists and is not a baseline.
    static func write(
        _ baseline: Baseline,
        to destination: OutputDestination,
        _ console: Console
    ) throws {
        let path = destination.path
        guard
            FilePath.resolved(path) == nil
                || (try? Baseline(contentsOf: FilePath.url(path))) != nil
        else {
            let remedy = "remove it, or specify another file"
            throw UsageError("cannot write \(path): the file is not a baseline; \(remedy)")
        }
        guard path != "-" else {
            return try console.output.write(String(decoding: baseline.json(), as: UTF8.self))
        }
        try destination.replaceFile(with: Array(baseline.json()))
        let errorCount = baseline.errorCount
        try console.output.writeLine(
            "wrote \(counted(baseline.count, "finding"))"
                + (errorCount > 0 ? " and \(counted(errorCount, "error")) in files" : "")
                + " to \(visible(path))"
        )
    }
}
