import Foundation
import TypeScaleFonts
import TypeScaleFoundation

/// `typescale font`: the contents of font files, and the metrics that UIKit reports of them.
struct FontCommand: Command {
    static let name = "font"
    static let summary = "Show what font files hold, and the metrics UIKit reports of them"
    static let discussion = """
        Reads TrueType, OpenType and collections; in a folder, all files that end in ttf, otf, ttc or
        otc. Metrics are points at the size, unrounded as UIKit's. If a file cannot be read, a line on
        the error output says why, with Core Text's error number; the exit status is then 1.
        """

    let paths = Operand.several("FILE|FOLDER", "a file or folder", "Font files and folders of them")
    let size = Option("--size", .points, "The size of the font", default: 17)
    let format: Option<OutputFormat> = .format

    func run(_ arguments: Arguments<Self>, on console: Console) throws -> ExitStatus {
        let size = try arguments.size
        let format = try arguments.format
        var report = FontReport()
        var failures: [FontError] = []
        for operand in try arguments.paths {
            do throws(FontError) {
                for path in try Self.fontPaths(operand) { failures += report.add(path, at: size) }
            } catch {
                failures.append(error)
            }
        }
        if !report.rows.isEmpty || format == .json { try report.write(as: format, to: console) }
        for failure in failures { try console.complain(failure) }
        return failures.isEmpty ? .success : .problem
    }

    /// The file itself, or the fonts of a folder.
    private static func fontPaths(_ operand: String) throws(FontError) -> [String] {
        let values = try? FilePath.url(operand).resourceValues(forKeys: [.isDirectoryKey])
        guard values?.isDirectory == true else { return [operand] }
        let paths = try FontRegistry.fontPaths(in: FilePath.url(operand))
        guard !paths.isEmpty else {
            throw FontError(
                code: .fileNotFound,
                place: operand,
                detail: "no file in the folder ends in ttf, otf, ttc or otc"
            )
        }
        return paths
    }
}
