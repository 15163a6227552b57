import Foundation
import TypeScale
import TypeScaleRichText

/// `typescale richtext`: screens that a server sends, checked, sized and written in other forms.
struct RichTextCommand: Command {
    static let name = "richtext"
    static let summary = "Check server-driven rich text, and write it as text or a page"
    static let discussion = """
        Shows the runs of a document with the size of each for a reader, L by default. Each problem is
        a line on the error output, with line, column and JSONPath; the exit status is 1 if one of them
        is an error. Without --strict, the answer leaves out or repairs what is invalid. Of several
        files, or of the JSON files in a folder, the answer counts the contents.
        """

    let paths = Operand.several("FILE|FOLDER|-", "a document", "Documents; - reads standard input")
    let category: Option<ContentSizeCategory?> = .category
    let strict = Option.flag("--strict", "Write nothing of a document that has an error")
    let format: Option<RichTextFormat> = .choice(
        [
            ("--json", .json, "Write JSON"),
            ("--html", .html, "Write a page"),
            ("--text", .text, "Write the text alone"),
        ],
        default: .runs
    )

    func run(_ arguments: Arguments<Self>, on console: Console) throws -> ExitStatus {
        let decoder = RichTextDecoder(mode: try arguments.strict ? .strict : .lenient)
        let reader = RichTextReader(console: console, decoder: decoder)
        let paths = try arguments.paths
        let format = try arguments.format
        let category = try arguments.category
        guard paths.count > 1 || reader.isFolder(paths[0]) else {
            guard let (decoded, status) = try reader.decode(paths[0]) else { return .problem }
            let traits = TraitCollection(preferredContentSizeCategory: category)
            try console.output.write(format.text(of: decoded.document.resolved(for: traits)))
            return status
        }
        guard format == .runs, category == nil else {
            throw UsageError("several documents are checked alone; --category and forms take one")
        }
        return try Self.check(reader.paths(paths), reader, console)
    }

    /// Checks documents, and counts the contents of each.
    private static func check(
        _ paths: [String],
        _ reader: RichTextReader,
        _ console: Console
    ) throws -> ExitStatus {
        var status = ExitStatus.success
        for path in paths {
            do {
                guard let (decoded, ending) = try reader.decode(path) else {
                    status = .problem
                    continue
                }
                if ending == .problem { status = .problem }
                let count = decoded.document.richTexts.reduce(0) { $0 + $1.inlines.count }
                try console.output.writeLine(
                    "\(visible(path, upTo: 1000)): contents \(decoded.document.contents.count), "
                        + "parts of rich text \(count), diagnostics \(decoded.diagnostics.count)"
                )
            } catch let problem as DataError {
                try console.complain(problem)
                status = .problem
            }
        }
        return status
    }
}
