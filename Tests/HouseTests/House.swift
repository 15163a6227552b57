import Foundation

/// Where the sources of the package lie, seen from these tests.
enum House {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let sources = root.appending(path: "Sources")

    static func swiftFiles(in target: String) throws -> [URL] {
        let folder = sources.appending(path: target)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            .map { folder.appending(path: $0) }
    }
}
