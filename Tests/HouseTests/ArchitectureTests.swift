import Foundation
import Testing

/// The page `.github/ARCHITECTURE.md`.
struct ArchitectureTests {
    static let page = House.root.appending(path: ".github/ARCHITECTURE.md")

    /// A module and the modules that it imports.
    struct Row {
        let module: String
        let imports: Set<String>
    }

    @Test func `the tables of modules equal the manifest`() throws {
        let rows = try Self.rows()
        let names = rows.map(\.module)
        #expect(Set(names).count == names.count)
        // Modules without declarations are not listed.
        let listed = try House.modules().keys.filter { !$0.hasPrefix("_") }
        #expect(Set(names) == Set(listed))
        for row in rows {
            let allowed = try #require(mayImport[row.module])
            let ours = allowed.filter { mayImport[$0] != nil }
            #expect(row.imports == ours, "\(row.module)")
        }
    }

    @Test func `every file on the page exists`() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let named = text.matches(of: /`(?<path>[\w.+\/]+\.(?:swift|py|md))`/).map { String($0.path) }
        #expect(named.count > 40)
        let files = Set(
            try ["Sources", "Tests", ".ci", ".github"].flatMap { folder in
                try FileManager.default.subpathsOfDirectory(
                    atPath: House.root.appending(path: folder).path
                ).map { "\(folder)/\($0)" }
            }
        )
        let names = Set(files.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
        for path in named where !files.contains(path) {
            #expect(names.contains(path), "\(path)")
        }
    }

    /// Returns the rows whose first cell is a module.
    static func rows() throws -> [Row] {
        try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            guard cells.count == 5, let module = names(cells[1]).first,
                !module.contains("."), try House.modules()[module] != nil
            else { return nil }
            return Row(module: module, imports: Set(names(cells[3])))
        }
    }

    private static func names(_ cell: Substring) -> [String] {
        cell.matches(of: /`(?<name>[^`]+)`/).map { String($0.name) }
    }
}
