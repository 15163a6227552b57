import Foundation
import TypeScaleDiagnostics
import TypeScaleRichText

/// Reads the documents named on the command line, and reports their problems.
struct RichTextInput {
    let console: Console
    let decoder: RichTextDecoder

    /// Checks files and folders, and writes a line of counts for each document.
    func check(_ operands: [String]) throws -> ExitStatus {
        let (paths, isComplete) = try console.documents(operands, ["json"], ".json")
        var status = isComplete ? ExitStatus.success : .problem
        for path in paths {
            do {
                guard let (decoded, ending) = try decode(path) else {
                    status = .problem
                    continue
                }
                if ending == .problem { status = .problem }
                let document = decoded.document
                let count = document.richTexts.reduce(0) { $0 + $1.inlines.count }
                try console.output.writeLine(
                    "\(visible(path, upTo: 1000)): views: \(document.contents.count), "
                        + "rich-text elements: \(count), diagnostics: \(decoded.diagnostics.count)"
                )
            } catch let problem as DataError {
                try console.complain(problem)
                status = .problem
            }
        }
        return status
    }

    /// Decodes a document, reports its problems, and returns `nil` if decoding fails.
    func decode(_ path: String) throws -> (RichTextDecoder.Decoded, ExitStatus)? {
        let data = try contents(of: path)
        let name = path == "-" ? "standard input" : path
        do {
            let decoded = try decoder.decode(data, file: name)
            for diagnostic in decoded.diagnostics { try console.report(diagnostic, in: name) }
            let hasError = decoded.diagnostics.contains { $0.severity == .error }
            return (decoded, hasError ? .problem : .success)
        } catch let error as RichTextError {
            for diagnostic in error.diagnostics { try console.report(diagnostic, in: name) }
            return nil
        }
    }

    private func contents(of path: String) throws -> Data {
        let limit = decoder.limits.bytes
        // If standard input is too long, the decoder reports it.
        if path == "-" { return Data(try console.read(upTo: limit)) }
        do {
            return try FileSource.fileSystem.contents(path: FilePath.url(path).path, upTo: limit)
        } catch {
            let limit = error.kind == .tooManyBytes ? " (limit bytes)" : ""
            throw DataError("\(path): \(error.message)\(limit)")
        }
    }
}
