import Foundation
import TypeScaleFoundation
import TypeScaleRichText

/// Reads the documents named on the command line, and reports their problems.
struct RichTextReader {
    let console: Console
    let decoder: RichTextDecoder

    /// Checks files and folders, and writes a line of counts for each document.
    func check(_ operands: [String]) throws -> ExitStatus {
        var status = ExitStatus.success
        for path in try paths(operands) {
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

    /// Returns the paths, with each folder replaced by the sorted paths of its JSON files.
    private func paths(_ operands: [String]) throws(DataError) -> [String] {
        var paths: [String] = []
        for operand in operands {
            guard FilePath.isFolder(operand) else {
                paths.append(operand)
                continue
            }
            let names = try? FileManager.default.subpathsOfDirectory(atPath: operand)
            let found = (names ?? []).filter { $0.lowercased().hasSuffix(".json") }.sorted()
            guard !found.isEmpty else {
                throw DataError("cannot open \(operand): the folder contains no .json files")
            }
            let folder = FilePath.url(operand)
            paths += found.map { folder.appending(path: $0).relativePath }
        }
        return paths
    }

    /// Decodes a document, reports its problems, and returns `nil` if decoding fails.
    func decode(_ path: String) throws -> (RichTextDecoder.Decoded, ExitStatus)? {
        let data = try contents(of: path)
        let name = path == "-" ? "standard input" : path
        do {
            let decoded = try decoder.decode(data, name: name)
            try complain(decoded.diagnostics, name)
            let hasError = decoded.diagnostics.contains { $0.severity == .error }
            return (decoded, hasError ? .problem : .success)
        } catch let error as RichTextError {
            try complain(error.diagnostics, name)
            return nil
        }
    }

    private func complain(_ diagnostics: [RichTextDiagnostic], _ name: String) throws {
        for diagnostic in diagnostics {
            let start = diagnostic.position == nil ? "typescale: \(name): " : "\(name):"
            try console.report("\(start)\(diagnostic)")
        }
    }

    private func contents(of path: String) throws -> Data {
        let limit = decoder.limits.bytes
        // If standard input is too long, the decoder reports it.
        if path == "-" { return Data(try console.read(upTo: limit)) }
        do {
            return try BoundedFile.contents(of: FilePath.url(path), upTo: limit)
        } catch {
            let limit = error.limit.map { " (limit \($0))" } ?? ""
            throw DataError("cannot open \(path): \(error.detail)\(limit)")
        }
    }
}
