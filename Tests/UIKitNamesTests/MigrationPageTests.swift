import Testing
import UIKit

/// Checks the guide to porting against the names that apps use, and the programs in this folder.
struct MigrationPageTests {
    private struct Name {
        let symbol: String
        let state: String
    }

    private let names: [Name]
    private let page: String
    private let programs: String

    init() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let root = tests.deletingLastPathComponent().deletingLastPathComponent()
        func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }
        page = try text(
            root.appendingPathComponent(
                "Sources/AppleNames/UIKitNames/UIKitNames.docc/BringingCodeFromIOS.md"
            )
        )
        names = try text(tests.appendingPathComponent("Fixtures/symbols.txt"))
            .split(separator: "\n")
            .compactMap {
                let fields = $0.split(separator: "|").map(String.init)
                return fields.count == 3 ? Name(symbol: fields[0], state: fields[2]) : nil
            }
        let idioms = tests.appendingPathComponent("Idioms")
        programs = try FileManager.default.contentsOfDirectory(atPath: idioms.path)
            .map { try text(idioms.appendingPathComponent($0)) }
            .joined()
    }

    @Test func `a test uses each name that is available`() {
        #expect(names.count == 396)
        for name in names where ["same", "differs"].contains(name.state) {
            let constant = name.symbol.replacingOccurrences(of: "CoreText ", with: "")
            let isUsed =
                programs.contains("@Test(\"\(name.symbol)\")")
                || constant.hasPrefix("k") && programs.contains(constant)
            #expect(isUsed, "\(name.symbol)")
        }
    }

    @Test func `no test uses a name that is absent`() {
        for name in names where name.state == "absent" {
            #expect(!programs.contains("@Test(\"\(name.symbol)\")"), "\(name.symbol)")
        }
    }

    @Test func `the guide lists each name that differs, and no other`() {
        let listed = page.split(separator: "\n").compactMap { line -> String? in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return cells.count == 4 ? cells[1].trimmingCharacters(in: ["`"]) : nil
        }
        let known = Set(names.map(\.symbol))
        let differing = Set(names.filter { $0.state == "differs" }.map(\.symbol))
        #expect(Set(listed).intersection(known) == differing)
    }
}
