import Foundation
import Testing

/// The sources and licenses of data in this package.
struct NoticeTests {
    private func notice() throws -> String {
        try String(contentsOf: House.root.appending(path: "NOTICE.txt"), encoding: .utf8)
    }

    /// Returns the lines that are paths of files or folders.
    private func paths() throws -> [String] {
        try notice().split(separator: "\n").filter {
            $0.hasPrefix("  Sources/") || $0.hasPrefix("  Tests/")
        }.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func `the notice names every data file`() throws {
        let named = try paths()
        #expect(named.count > 40)
        for folder in ["Sources", "Tests"] {
            let url = House.root.appending(path: folder)
            for name in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
                let file = url.appending(path: name)
                let path = "\(folder)/\(name)"
                guard try Self.isData(file, path) else { continue }
                let isNamed = named.contains {
                    path == $0 || $0.hasSuffix("/") && path.hasPrefix($0)
                }
                #expect(isNamed, "add \(path) to NOTICE.txt, with its source and license")
            }
        }
    }

    @Test func `every path in the notice exists`() throws {
        for path in try paths() {
            let url = House.root.appending(path: path)
            #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
        }
    }

    @Test func `the notice contains the license of Unicode's data`() throws {
        let notice = try notice()
        #expect(notice.contains("UNICODE LICENSE V3"))
        #expect(notice.contains("THE DATA FILES AND SOFTWARE ARE PROVIDED \"AS IS\""))
    }

    /// Returns whether a file contains data: not code or a page, or code with a generated table.
    private static func isData(_ file: URL, _ path: String) throws -> Bool {
        let values = try file.resourceValues(forKeys: [.isDirectoryKey])
        // Hidden files, such as build products, are not in the repository.
        guard values.isDirectory != true, !path.contains("/.") else { return false }
        switch file.pathExtension {
        case "md", "py", "": return path.contains("/Fixtures/")
        case "swift":
            if path.hasSuffix("+Data.swift") { return true }
            guard path.hasPrefix("Sources/") else { return false }
            return try String(contentsOf: file, encoding: .utf8).contains("// Generated from ")
        default: return true
        }
    }
}
