import Testing
import UIKit

/// Checks the porting page against the programs in this folder.
struct MigrationPageTests {
    private struct Row {
        let symbol: String
        let state: String
        let reason: String
    }

    private let rows: [Row]
    private let programs: String

    init() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let page = tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(
                "Sources/AppleNames/UIKitNames/UIKitNames.docc/BringingCodeFromIOS.md"
            )
        rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap {
            let cells = $0.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 6, Int(cells[2]) != nil else { return nil }
            return Row(
                symbol: cells[1].trimmingCharacters(in: ["`"]),
                state: cells[3],
                reason: cells[4]
            )
        }
        let idioms = tests.appendingPathComponent("Idioms")
        programs = try FileManager.default.contentsOfDirectory(atPath: idioms.path).map {
            try String(contentsOf: idioms.appendingPathComponent($0), encoding: .utf8)
        }.joined()
    }

    @Test func `the table has one row for each counted symbol`() {
        #expect(rows.count == 396)
        #expect(Set(rows.map(\.symbol)).count == rows.count)
    }

    @Test func `a test uses each symbol that the table does not mark as absent`() {
        for row in rows
        where row.state != "absent"
            && !["part of Foundation", "part of SwiftPM"].contains(row.reason)
        {
            let name = row.symbol.replacingOccurrences(of: "CoreText ", with: "")
            let isUsed =
                programs.contains("@Test(\"\(row.symbol)\")")
                || name.hasPrefix("k") && programs.contains(name)
            #expect(isUsed, "\(row.symbol)")
        }
    }

    @Test func `the table gives a reason if a symbol differs or is absent`() {
        for row in rows {
            #expect(["same", "differs", "absent"].contains(row.state), "\(row.symbol)")
            #expect(row.state == "same" || !row.reason.isEmpty, "\(row.symbol)")
            #expect(
                row.state != "absent" || !programs.contains("@Test(\"\(row.symbol)\")"),
                "\(row.symbol)"
            )
        }
    }
}
