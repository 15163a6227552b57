import Foundation
import TypeScaleFoundation

/// The documents that a command line names.
struct RichTextFiles {
    let tool: Tool
    /// The most bytes that are read of one.
    let longest: Int

    func isFolder(_ path: String) -> Bool {
        let values = try? FilePath.url(path).resourceValues(forKeys: [.isDirectoryKey])
        return path != "-" && values?.isDirectory == true
    }

    /// The files themselves, and those of folders that end in json, sorted.
    func paths(_ operands: [String]) throws(DataProblem) -> [String] {
        var paths: [String] = []
        for operand in operands {
            guard isFolder(operand) else {
                paths.append(operand)
                continue
            }
            let names = try? FileManager.default.subpathsOfDirectory(atPath: operand)
            let found = (names ?? []).filter { $0.lowercased().hasSuffix(".json") }.sorted()
            guard !found.isEmpty else {
                throw DataProblem(description: "\(operand): no file in the folder ends in json")
            }
            let folder = FilePath.url(operand)
            paths += found.map { folder.appending(path: $0).relativePath }
        }
        return paths
    }

    /// The bytes of a file, or of standard input for `-`; one more than the longest where there are
    /// more.
    func contents(of path: String) throws -> Data {
        guard path != "-" else {
            var bytes: [UInt8] = []
            while bytes.count <= longest {
                let piece = try tool.input(longest + 1 - bytes.count)
                if piece.isEmpty { break }
                bytes += piece
            }
            return Data(bytes)
        }
        do {
            return try BoundedFile.contents(of: FilePath.url(path), upTo: longest)
        } catch {
            let reason =
                switch error {
                case .notFound: "no such file"
                case .unreadable: "the file cannot be read"
                case .tooLong: "it is longer than \(longest) bytes (limit bytes)"
                }
            throw DataProblem(description: "\(path): \(reason)")
        }
    }
}
