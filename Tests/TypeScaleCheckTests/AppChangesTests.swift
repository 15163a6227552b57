import Foundation
import Testing
import TypeScaleDiagnostics

@testable import TypeScaleCheck

/// Changes of an app that create no finding.
struct AppChangesTests {
    private func changes(_ files: [String: String]) -> AppChanges {
        let source = FileSource { path, _ in
            Data((files.first { path.hasSuffix($0.key) }?.value ?? "").utf8)
        }
        let check = AppCheck()
        let folder = URL(filePath: "")
        let report = check.report(paths: files.keys.sorted(), in: folder, from: source)
        return check.changes(for: report, from: source)
    }

    private func changed(_ code: String) -> String {
        let changes = changes(["A.swift": "import SwiftUI\n" + code])
        #expect(changes.files.isEmpty == changes.fixed.isEmpty)
        guard let file = changes.files.first else { return code }
        return String(String(decoding: file.code, as: UTF8.self).dropFirst(15))
    }

    @Test func `the texts of a type change together`() {
        let code = """
            struct A: View { var body: some View {
            Text(a).font(.system(size: 17))
            Text(b).font(.system(size: 22))
            } }
            """
        let expected = code.replacing(".system(size: 17)", with: ".body")
            .replacing(".system(size: 22)", with: ".title2")
        #expect(changed(code) == expected)
        #expect(
            changed(code.replacing("size: 22", with: "size: 23"))
                == code.replacing("22", with: "23")
        )
    }

    @Test func `another type changes`() {
        let code = """
            struct A: View { var body: some View { Text(a).font(.system(size: 19)) } }
            struct B: View { var body: some View { Text(a).font(.system(size: 17)) } }
            """
        #expect(changed(code) == code.replacing(".system(size: 17)", with: ".body"))
    }

    @Test func `a font that the app names changes with its uses`() {
        let code = """
            extension Font { static let title = Font.system(size: 17) }
            struct B: View { var body: some View {
            Text(a).font(.title).padding()
            Text(a).font(.system(size: 13))
            } }
            """
        let expected = code.replacing("Font.system(size: 17)", with: "Font.body")
            .replacing(".system(size: 13)", with: ".footnote")
        #expect(changed(code) == expected)
    }

    @Test(
        arguments: [
            ("Text(a).font(.system(size: 17)).frame(height: 24)", "clips"),
            ("HStack { Text(a).font(.system(size: 17)) }.frame(height: 24)", "clips"),
            (
                "Text(a).font(.system(size: 17)).lineLimit(1).minimumScaleFactor(0.5)",
                "stops-below-200"
            ),
        ]
    )
    func `a change that creates a finding is refused`(view: String, rule: String) throws {
        let code = "import SwiftUI\nstruct A: View { var body: some View { \(view) } }"
        let changes = changes(["A.swift": code])
        #expect(changes.files.map(\.path) == [])
        let refusal = try #require(changes.refused.first)
        #expect(refusal.finding.rule == .fixedSize)
        #expect(refusal.reason.hasPrefix("the change would create a finding: A.swift:2:"))
        #expect(refusal.reason.hasSuffix("[\(rule)]"))
    }

    @Test func `a change that creates a finding in another file is refused, and others are not`() {
        let files = [
            "Cell.swift": """
            import UIKit
            class Cell: UITableViewCell { let title = UILabel()
            func f() {
            title.font = .systemFont(ofSize: 17)
            } }
            """,
            "List.swift": """
            import UIKit
            class List: UITableViewController { func f() { tableView.rowHeight = 30; show(Cell.self) } }
            """,
            "Other.swift":
                "import UIKit\nclass B { func f() {\nlabel.font = .systemFont(ofSize: 17)\n} }",
        ]
        let changes = changes(files)
        #expect(changes.files.map(\.path) == ["Other.swift"])
        #expect(changes.refused.map(\.finding.path) == ["Cell.swift"])
    }

    @Test func `a file that changed after the report is left out`() {
        let code = "Text(a).font(.system(size: 17))"
        let check = AppCheck()
        func source(_ code: String) -> FileSource { FileSource { _, _ in Data(code.utf8) } }
        let report = check.report(paths: ["A.swift"], in: URL(filePath: ""), from: source(code))
        #expect(check.changes(for: report, from: source(code)).files.count == 1)
        let changes = check.changes(for: report, from: source(code + " "))
        #expect(changes.files.isEmpty)
        #expect(
            changes.refused.map(\.reason) == ["the file changed during the check; run it again"]
        )
    }
}
