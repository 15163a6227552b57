import Foundation
import TypeScaleFoundation
import TypeScaleRichText

/// Reads the documents that a command line names.
struct RichTextReader {
    let console: Console
    let decoder: RichTextDecoder

    func isFolder(_ path: String) -> Bool {
        let values = try? FilePath.url(path).resourceValues(forKeys: [.isDirectoryKey])
        return path != "-" && values?.isDirectory == true
    }

    /// The files themselves, and those of folders that end in json, sorted.
    func paths(_ operands: [String]) throws(DataError) -> [String] {
        var paths: [String] = []
        for operand in operands {
            guard isFolder(operand) else {
                paths.append(operand)
                continue
            }
            let names = try? FileManager.default.subpathsOfDirectory(atPath: operand)
            let found = (names ?? []).filter { $0.lowercased().hasSuffix(".json") }.sorted()
            guard !found.isEmpty else {
                throw DataError("\(operand): no file in the folder ends in json")
            }
            let folder = FilePath.url(operand)
            paths += found.map { folder.appending(path: $0).relativePath }
        }
        return paths
    }

    /// Decodes a document and writes its problems; `nil` if nothing of it can be used.
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

    private func complain(
        _ diagnostics: [RichTextDiagnostic],
        _ name: String
    ) throws(StreamFailure) {
        for diagnostic in diagnostics {
            try console.complain("\(name):\(diagnostic.position == nil ? " " : "")\(diagnostic)")
        }
    }

    /// The bytes of a file, or of standard input for `-`; one byte more than the limit if it is longer.
    private func contents(of path: String) throws -> Data {
        let limit = decoder.limits.bytes
        guard path != "-" else {
            var bytes: [UInt8] = []
            while bytes.count <= limit {
                let piece = try console.input(limit + 1 - bytes.count)
                if piece.isEmpty { break }
                bytes += piece
            }
            return Data(bytes)
        }
        do {
            return try BoundedFile.contents(of: FilePath.url(path), upTo: limit)
        } catch {
            let reason =
                switch error {
                case .notFound: "no such file"
                case .unreadable: "the file cannot be read"
                case .tooLong: "it is longer than \(limit) bytes (limit bytes)"
                }
            throw DataError("\(path): \(reason)")
        }
    }
}
