import Foundation
import TypeScale
import TypeScaleRichText

/// `typescale richtext`: checks, scales and converts server-driven screens.
struct RichTextCommand: Command {
    static let name = "richtext"
    static let summary = "Check server-driven rich text, and write it as text or a page"
    static let discussion = """
        Lists a document's runs and their sizes at one text size, L by default. Standard error reports
        each problem with its line, column and JSONPath. The exit status is 1 if any problem is an
        error. Without --strict, invalid parts are omitted or repaired. For several files, or a folder
        of JSON files, the output counts the contents of each document.
        """

    /// The output format of a resolved document.
    enum Format {
        case runs
        case json
        case html
        case text
    }

    let paths = Argument.operands(
        "FILE|FOLDER|-",
        "a document",
        "The documents; - reads standard input",
        1...Int.max
    )
    let category: Argument<ContentSizeCategory?> = .category
    let strict = Argument.flag("--strict", "Reject a document that has an error")
    let format: Argument<Format> = .choice(
        [
            ("--json", .json, "Write JSON"),
            ("--html", .html, "Write an HTML page"),
            ("--text", .text, "Write plain text"),
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
                    "--category and output formats require a single document; remove them"
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
