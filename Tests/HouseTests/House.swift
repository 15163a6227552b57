import Foundation

/// The folders of this package.
enum House {
    static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let sources = root.appending(path: "Sources")
    static let tests = root.appending(path: "Tests")

    /// Returns the folders of all modules, by name.
    static func modules() throws -> [String: URL] {
        let files = FileManager.default
        return try files.contentsOfDirectory(atPath: sources.path).reduce(into: [:]) {
            // No module imports a plug-in.
            guard $1 != "Plugins" else { return }
            let group = sources.appending(path: $1)
            for module in try files.contentsOfDirectory(atPath: group.path) {
                $0[module] = group.appending(path: module)
            }
        }
    }

    static func swiftFiles(in target: String) throws -> [URL] {
        guard let folder = try modules()[target] else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            .map { folder.appending(path: $0) }
    }
    /// Returns the Swift files of the test targets.
    static func testFiles() throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: tests.path)
            .filter {
                $0.hasSuffix(".swift") && ($0.split(separator: "/").first ?? "").hasSuffix("Tests")
            }
            .map { tests.appending(path: $0) }
    }
}
