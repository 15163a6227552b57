import Foundation
import TypeScaleFonts
import TypeScaleFoundation

/// `typescale font`: shows the contents of font files, and the metrics that UIKit reports.
struct FontCommand: Command {
    static let name = "font"
    static let summary = "Show the contents of font files and the metrics that UIKit reports"
    static let discussion = """
        Reads TrueType and OpenType fonts and collections. In a folder, it reads all files that end in
        ttf, otf, ttc or otc. Metrics are in points at the given size, unrounded as in UIKit. If a file
        is unreadable, standard error gives the reason and Core Text's error number, and the exit status
        is 1.
        """

    let paths = Argument.operands(
        "FILE|FOLDER",
        "a file or folder",
        "Font files, and folders that contain them",
        1...Int.max
    )
    let size = Argument("--size", .points, "The size of the font", default: 17)
    let format: Argument<OutputFormat> = .format

    func run(on console: Console) throws -> ExitStatus {
        var rows: [FontReport.Row] = []
        var failures: [FontError] = []
        for operand in paths.value {
            do throws(FontError) {
                for path in try Self.fontPaths(operand) {
                    do throws(FontError) {
                        let file = try FontFile(path: path)
                        failures += file.failures
                        for face in file.faces {
                            rows.append(try FontReport.Row(face, at: size.value))
                        }
                    } catch {
                        failures.append(error)
                    }
                }
            } catch {
                failures.append(error)
            }
        }
        if !rows.isEmpty || format.value == .json {
            try FontReport(rows: rows).write(as: format.value, to: console)
        }
        for failure in failures { try console.complain(failure) }
        return failures.isEmpty ? .success : .problem
    }

    /// Returns the file itself, or the font files in a folder.
    private static func fontPaths(_ operand: String) throws(FontError) -> [String] {
        guard FilePath.isFolder(operand) else { return [operand] }
        let paths = try FontRegistry.fontPaths(in: FilePath.url(operand))
        guard !paths.isEmpty else {
            throw FontError(
                .fileNotFound,
                operand,
                "no file in the folder ends in ttf, otf, ttc or otc"
            )
        }
        return paths
    }
}
