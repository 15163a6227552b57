import Foundation
import TypeScaleDiagnostics
import TypeScaleFontFiles
import TypeScaleFonts

struct FontCommand: Command {
    static let name = "font"
    static let summary = "Show the contents of font files and the metrics that UIKit reports"
    static let discussion = """
        The command reads TrueType and OpenType fonts and collections. In a folder, it reads each file
        whose name ends in ttf, otf, ttc or otc. Metrics are in points at the given size and are not
        rounded, as in UIKit. If a file cannot be read, standard error contains the reason and Core
        Text's error number, and the exit status is 1.
        """

    let paths = Argument.files("FILE|FOLDER", "a file or folder", "Font files and folders")
    let size = Argument("--size", .points, "The size of the font", default: 17)
    let format: Argument<OutputFormat> = .format

    func run(on console: Console) throws -> ExitStatus {
        var report = FontReport(format: format.value, console: console)
        try report.begin()
        for operand in paths.value {
            do {
                let files = try InputFiles(
                    operand,
                    FontRegistry.fileExtensions,
                    ".ttf, .otf, .ttc or .otc",
                    isAbsolute: true
                )
                for omission in files.omissions { try report.complain(omission) }
                for (index, path) in files.paths.enumerated() {
                    try add(path, to: &report)
                    let noun = "of \(files.paths.count) files"
                    try? console.report(progress: index + 1, noun, each: 64)
                }
            } catch let error where error is Diagnostic || error is DataError {
                try report.complain(error)
            }
        }
        return try report.end()
    }

    private func add(_ path: String, to report: inout FontReport) throws {
        do {
            let file = try FontFile(path: path)
            for failure in file.diagnostics { try report.complain(failure) }
            for face in file.faces {
                try report.add(FontReport.Row(face, at: size.value))
            }
        } catch let error as FontError {
            try report.complain(error)
        }
    }
}
