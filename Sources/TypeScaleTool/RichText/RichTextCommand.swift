import Foundation
import TypeScale
import TypeScaleRichText

/// `typescale richtext`: server-driven screens, checked, sized and written in other formats.
struct RichTextCommand: Command {
    static let name = "richtext"
    static let summary = "Check server-driven rich text, and write it as text or a page"
    static let discussion = """
        Shows the runs of a document with the size of each for a reader, L by default. Each problem is
        a line on the error output, with line, column and JSONPath; the exit status is 1 if one of them
        is an error. Without --strict, the answer leaves out or repairs what is invalid. Of several
        files, or of the JSON files in a folder, the answer counts the contents.
        """

    /// A format of a resolved document.
    enum Format {
        case runs
        case json
        case html
        case text
    }

    let paths = Argument.operands(
        "FILE|FOLDER|-",
        "a document",
        "Documents; - reads standard input",
        1...Int.max
    )
    let category: Argument<ContentSizeCategory?> = .category
    let strict = Argument.flag("--strict", "Write nothing of a document that has an error")
    let format: Argument<Format> = .choice(
        [
            ("--json", .json, "Write JSON"),
            ("--html", .html, "Write a page"),
            ("--text", .text, "Write the text alone"),
        ],
        default: .runs
    )

    func run(on console: Console) throws -> ExitStatus {
        let decoder = RichTextDecoder(mode: strict.value ? .strict : .lenient)
        let reader = RichTextReader(console: console, decoder: decoder)
        let (paths, category, format) = (paths.value, category.value, format.value)
        if paths.count > 1 || FilePath.isFolder(paths[0]) {
            guard format == .runs, category == nil else {
                throw UsageError(
                    "several documents are checked alone; --category and forms take one"
                )
            }
            return try reader.check(paths)
        }
        guard let (decoded, status) = try reader.decode(paths[0]) else { return .problem }
        let document = decoded.document.resolved(for: .reader(category))
        let text =
            switch format {
            case .runs: document.report
            case .json: try jsonText(document.json)
            case .html: document.html()
            case .text: document.plainText
            }
        try console.output.write(text)
        return status
    }
}
