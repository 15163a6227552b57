import Foundation
import TypeScale
import TypeScaleRichText

struct RichTextCommand: Command {
    static let name = "richtext"
    static let summary = "Check server-driven rich text, and convert it to plain text, HTML or JSON"
    static let discussion = """
        The output lists the runs of a document, with their font sizes at one text size (L by default).
        Standard error reports each problem with its line, column and JSONPath. The exit status is 1 if
        any problem is an error. Without --strict, invalid parts are repaired or omitted. For several
        files, or for a folder of JSON files, the output is one line of counts for each document.
        """

    /// A function that writes a document in an output format.
    typealias Writer = (ResolvedDocument, Output) throws -> Void

    let paths = Argument.files("FILE|FOLDER|-", "a document", "Documents, or - for standard input")
    let category: Argument<ContentSizeCategory?> = .category
    let strict = Argument.flag("--strict", "Reject documents with errors")
    let writer: Argument<Writer?> = .choice(
        [
            ("--json", { try $1.write(json: $0.json) }, "Write JSON"),
            ("--html", { try $1.write($0.html()) }, "Write an HTML page"),
            ("--text", { try $1.write($0.plainText) }, "Write plain text"),
        ],
        default: nil
    )

    func run(on console: Console) throws -> ExitStatus {
        let decoder = RichTextDecoder(mode: strict.value ? .strict : .lenient)
        let reader = RichTextInput(console: console, decoder: decoder)
        let (paths, category) = (paths.value, category.value)
        if paths.count > 1 || FilePath.isFolder(paths[0]) {
            guard writer.value == nil, category == nil else {
                throw UsageError("--category and output formats require a single document")
            }
            return try reader.check(paths)
        }
        guard let (decoded, status) = try reader.decode(paths[0]) else { return .problem }
        let document = decoded.document.resolved(for: .reader(category))
        let write = writer.value ?? { try $1.write($0.report) }
        try write(document, console.output)
        return status
    }
}
