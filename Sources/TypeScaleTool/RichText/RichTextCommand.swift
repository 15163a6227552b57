import Foundation
import TypeScale
import TypeScaleRichText

/// `typescale richtext`: screens that a server sends, checked, sized and written in other forms.
enum RichTextCommand: Command {
    static let name = "richtext"
    static let summary = "Check server-driven rich text, and write it as text or a page"
    static let usage = [
        "richtext FILE|- [--category CATEGORY] [--strict] [--json|--html|--text]",
        "richtext FILE|FOLDER... [--strict]",
    ]
    static let options: [Option] = [.category, .strict, .json, .html, .text]
    static let notes = """
        Shows the runs of a document with the size of each for a reader, L unless given. What is wrong
        with it is a line on the error output, with line, column and JSONPath; the exit status is 1
        if any of it is an error. A lenient reading repairs or leaves out what is wrong; with
        --strict nothing is written then. Several files, or the JSON files of a folder, are checked.
        """

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus {
        guard !arguments.operands.isEmpty else {
            throw misuse("richtext needs a document: typescale richtext home.json")
        }
        let form = try RichTextForm(arguments)
        let category = try arguments.category()
        let decoder = RichTextDecoder(mode: arguments.has(.strict) ? .strict : .lenient)
        let files = RichTextFiles(tool: tool, longest: decoder.limits.bytes)
        let isMany = arguments.operands.count > 1 || files.isFolder(arguments.operands[0])
        guard isMany else {
            let path = arguments.operands[0]
            let data = try files.contents(of: path)
            guard let (decoded, status) = try decode(data, path, decoder, tool) else {
                return .problem
            }
            let traits = TraitCollection(preferredContentSizeCategory: category)
            try tool.output.write(form.text(of: decoded.document.resolved(for: traits)))
            return status
        }
        guard form == .runs, category == nil else {
            throw misuse("several documents are checked alone; --category and forms take one")
        }
        return try check(files.paths(arguments.operands), decoder, files, tool)
    }

    /// Decodes a document, and complains of what is wrong with it.
    private static func decode(
        _ data: Data,
        _ path: String,
        _ decoder: RichTextDecoder,
        _ tool: Tool
    ) throws(StreamFailure) -> (RichTextDecoder.Decoded, ExitStatus)? {
        let name = path == "-" ? "standard input" : path
        do {
            let decoded = try decoder.decode(data, name: name)
            try complain(decoded.diagnostics, name, tool)
            let hasError = decoded.diagnostics.contains { $0.severity == .error }
            return (decoded, hasError ? .problem : .success)
        } catch let error as RichTextError {
            try complain(error.diagnostics, name, tool)
            return nil
        } catch let failure as StreamFailure {
            throw failure
        } catch {
            return nil
        }
    }

    private static func complain(
        _ diagnostics: [RichTextDiagnostic],
        _ name: String,
        _ tool: Tool
    ) throws(StreamFailure) {
        for diagnostic in diagnostics {
            try tool.complain("\(name):\(diagnostic.position == nil ? " " : "")\(diagnostic)")
        }
    }

    /// Checks documents, and says of each what is in it.
    private static func check(
        _ paths: [String],
        _ decoder: RichTextDecoder,
        _ files: RichTextFiles,
        _ tool: Tool
    ) throws -> ExitStatus {
        var status = ExitStatus.success
        for path in paths {
            do {
                let data = try files.contents(of: path)
                guard let (decoded, ending) = try decode(data, path, decoder, tool) else {
                    status = .problem
                    continue
                }
                if ending == .problem { status = .problem }
                let count = decoded.document.richTexts.reduce(0) { $0 + $1.inlines.count }
                try tool.output.writeLine(
                    "\(visible(path, upTo: 1000)): contents \(decoded.document.contents.count), "
                        + "parts of rich text \(count), diagnostics \(decoded.diagnostics.count)"
                )
            } catch let problem as DataProblem {
                try tool.complain(problem)
                status = .problem
            }
        }
        return status
    }
}
