import Foundation
import TypeScale
import TypeScaleRichText

struct RichTextCommand: Command {
    static let name = "richtext"
    static let summary = "Check server-driven rich text, and write it as text or a page"
    static let discussion = """
        Lists a document's runs and their sizes at one text size, L by default. Standard error reports
        each problem with its line, column and JSONPath. The exit status is 1 if any problem is an
        error. Without --strict, invalid parts are omitted or repaired. For several files, or a folder
        of JSON files, the output counts the contents of each document.
        """

    /// A function that writes a document in a format.
    typealias Writer = (ResolvedDocument) throws -> String

    let paths = Argument.files("FILE|FOLDER|-", "a document", "Documents, or - for standard input")
    let category: Argument<ContentSizeCategory?> = .category
    let strict = Argument.flag("--strict", "Reject a document that has an error")
    let writer: Argument<Writer?> = .choice(
        [
            ("--json", { try jsonText($0.json) }, "Write JSON"),
            ("--html", { $0.html() }, "Write an HTML page"),
            ("--text", { $0.plainText }, "Write plain text"),
        ],
        default: nil
    )

    func run(on console: Console) throws -> ExitStatus {
        let decoder = RichTextDecoder(mode: strict.value ? .strict : .lenient)
        let reader = RichTextReader(console: console, decoder: decoder)
        let (paths, category, writer) = (paths.value, category.value, writer.value)
        if paths.count > 1 || FilePath.isFolder(paths[0]) {
            guard writer == nil, category == nil else {
                throw UsageError("--category and output formats require a single document")
            }
            return try reader.check(paths)
        }
        guard let (decoded, status) = try reader.decode(paths[0]) else { return .problem }
        let document = decoded.document.resolved(for: .reader(category))
        try console.output.write(writer?(document) ?? document.report)
        return status
    }
}
