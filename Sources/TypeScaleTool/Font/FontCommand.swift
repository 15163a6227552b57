import Foundation
import TypeScaleFonts
import TypeScaleFoundation

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
        var rows: [FontReport.Row] = []
        var failures: [FontError] = []
        func attempt(_ read: () throws(FontError) -> Void) {
            do { try read() } catch { failures.append(error) }
        }
        for operand in paths.value {
            attempt { () throws(FontError) in
                let paths = try Self.fontPaths(operand)
                for (index, path) in paths.enumerated() {
                    attempt { () throws(FontError) in
                        let file = try FontFile(path: path)
                        failures += file.failures
                        for face in file.faces {
                            rows.append(try FontReport.Row(face, at: size.value))
                        }
                    }
                    let noun = "of \(paths.count) files"
                    try? console.report(progress: index + 1, noun, each: 64)
                }
            }
        }
        if !rows.isEmpty || format.value == .json {
            try FontReport(rows: rows).write(as: format.value, to: console)
        }
        for failure in failures { try console.complain(failure) }
        return failures.isEmpty ? .success : .problem
    }

    /// Returns the path of a file, or the paths of the font files in a folder.
    private static func fontPaths(_ operand: String) throws(FontError) -> [String] {
        guard FilePath.isFolder(operand) else { return [operand] }
        let paths = try FontRegistry.fontPaths(in: FilePath.url(operand))
        guard !paths.isEmpty else {
            let detail = "the folder contains no .ttf, .otf, .ttc or .otc files"
            throw FontError(.fileNotFound, operand, detail)
        }
        return paths
    }
}
