import Foundation
import Testing

/// The page `.github/ARCHITECTURE.md`.
struct ArchitectureTests {
    static let page = House.root.appending(path: ".github/ARCHITECTURE.md")

    @Test func `the tables of modules equal the manifest`() throws {
        let manifest = try Self.targets()
        let tables = try Self.rows()
        #expect(Set(tables.keys) == Set(manifest.keys))
        #expect(try Set(manifest.keys) == Set(House.modules().keys.filter { !$0.hasPrefix("_") }))
        for (module, imports) in tables {
            #expect(imports == manifest[module], "\(module)")
        }
    }

    @Test func `every file on the page exists`() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let named = text.matches(of: /`(?<path>[\w.+\/]+\.(?:swift|py|md))`/)
            .map { String($0.path) }
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

    /// Returns the modules of the page's tables, each with the modules that it imports.
    static func rows() throws -> [String: Set<String>] {
        let modules = try House.modules().keys
        let text = try String(contentsOf: page, encoding: .utf8)
        return text.split(separator: "\n").reduce(into: [:]) {
            let cells = $1.split(separator: "|", omittingEmptySubsequences: false)
            guard cells.count == 5, let module = names(cells[1], "`").first,
                modules.contains(module)
            else { return }
            #expect($0[module] == nil, "\(module)")
            $0[module] = Set(names(cells[3], "`"))
        }
    }

    /// Returns the manifest's modules, each with its dependencies.
    ///
    /// Overlays are left out, because they only satisfy the compiler.
    static func targets() throws -> [String: Set<String>] {
        let manifest = House.root.appending(path: "Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let target =
            #/
            \.(?:executableT|t)arget\(\s* name:\s "(?<name>[^"_]\w*)"
            (?:,\s* dependencies:\s \[(?<others>[^\]]*)\])?
            /#
        return text.matches(of: target).reduce(into: [:]) {
            guard $1.name != "TypeScaleTestSupport" else { return }
            $0[String($1.name)] = Set(
                names($1.others ?? "", "\"").filter { !$0.hasPrefix("_") }
            )
        }
    }

    /// Returns the texts between quotation marks.
    private static func names(_ text: Substring, _ mark: Character) -> [String] {
        let parts = text.split(separator: mark, omittingEmptySubsequences: false)
        return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
    }
}
