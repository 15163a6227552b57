import Foundation
import TypeScaleFonts
import TypeScaleFoundation

/// `typescale font`: what font files hold, and what UIKit reports of them.
enum FontCommand: Command {
    static let name = "font"
    static let summary = "Show what font files hold, and the metrics UIKit reports of them"
    static let usage = ["font FILE|FOLDER... [--size POINTS] [--json|--csv]"]
    static let options: [Option] = [.size, .json, .csv]
    static let notes = """
        Reads TrueType, OpenType and collections; of a folder all files in it that end in ttf, otf,
        ttc or otc. Metrics are points at the size, 17 unless given, unrounded as UIKit's. A file
        that cannot be read is a line on the error output, with Core Text's number for what is
        wrong; the exit status is then 1.
        """

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus {
        guard !arguments.operands.isEmpty else {
            throw misuse("font needs a file or folder: typescale font Lato-Bold.ttf")
        }
        let form = try OutputForm(arguments)
        let size = try arguments.positiveNumber(.size) ?? 17
        var report = FontReport(faces: [])
        var failures: [FontError] = []
        for operand in arguments.operands {
            do throws(FontError) {
                for path in try paths(operand) { failures += report.add(path, at: size) }
            } catch {
                failures.append(error)
            }
        }
        if !report.faces.isEmpty || form == .json {
            try report.write(to: tool.output, form, tool.terminal)
        }
        for failure in failures { try tool.complain(failure) }
        return failures.isEmpty ? .success : .problem
    }

    /// The file itself, or the fonts of a folder.
    private static func paths(_ operand: String) throws(FontError) -> [String] {
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
