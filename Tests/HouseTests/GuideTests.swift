import Foundation
import Testing
import TypeScaleTestSupport

/// The code blocks of a guide, compiled as one program.
@Suite(.enabled(if: Compiler.isAvailable))
struct GuideTests {
    @Test(
        arguments: [
            "Sources/Clients/TypeScaleTesting/TypeScaleTesting.docc/TestingTypography.md"
        ]
    )
    func `the code of a guide compiles`(guide: String) throws {
        let program = try Self.code(of: guide)
        #expect(program.contains("import TypeScale"))
        let compiler = try Compiler()
        #expect(try compiler.check(program) == "")
        // The check finds an error.
        #expect(try compiler.check(program + "\nlet wrong: Int = Brand.body").contains("error:"))
    }

    @Test func `the guide for the Mac shows a file that the tests compile`() throws {
        let file = House.tests.appending(path: "TypeScaleSwiftUITests/MacApp.swift")
        let guide =
            "Sources/Clients/TypeScaleSettings/TypeScaleSettings.docc/DynamicTypeOnTheMac.md"
        let page = try String(contentsOf: House.root.appending(path: guide), encoding: .utf8)
        let program = try String(contentsOf: file, encoding: .utf8)
        #expect(program.contains("Picker("))
        #expect(page.contains("```swift\n\(program)```\n"))
    }

    @Test func `the shell lines of the guide from iOS make the code that it shows`() throws {
        let guide = "Sources/AppleNames/UIKitNames/UIKitNames.docc/BringingCodeFromIOS.md"
        let before = try #require(Self.blocks("swift before", of: guide).first)
        let after = try #require(Self.blocks("swift after", of: guide).first)
        let commands = try Self.blocks("sh", of: guide).joined()
        let other = "#if os(iOS)\nf()\n#endif\n"
        let folder = try Folder([
            "App/Card.swift": Array(before.utf8), "App/My code/Other.swift": Array(other.utf8),
        ])
        let script = "set -e; cd '\(folder.url.path)'\n\(commands)"
        let run = try Program("/bin/sh", ["-c", script])
        #expect(run.status == 0 && run.text == "", "\(run.text)")
        func text(_ path: String) throws -> String {
            try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
        }
        #expect(try text("App/CardDefaults.swift") + text("App/Card.swift") == after)
        #expect(try text("App/My code/Other.swift") == other)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path("App"))
        #expect(
            names.sorted() == [
                "Card.swift", "CardDefaults.swift", "My code", "My code/Other.swift",
            ]
        )
        #if os(Linux)
        let (compiler, alias) = (try Compiler(), ["-module-alias", "UIKit=UIKitNames"])
        #expect(try compiler.check(before, options: alias).contains("Objective-C"))
        #expect(try compiler.check(after, options: alias) == "")
        // The guard now keeps the code.
        let wrong = after.replacing(": .body", with: ": .wrong")
        #expect(try compiler.check(wrong, options: alias).contains("'wrong'"))
        #endif
    }

    #if os(Linux)
    @Test func `the guide from iOS lists names that are absent`() throws {
        let guide = "Sources/AppleNames/UIKitNames/UIKitNames.docc/BringingCodeFromIOS.md"
        let text = try String(contentsOf: House.root.appending(path: guide), encoding: .utf8)
        let tables = try #require(text.components(separatedBy: "### Names that are absent").last)
            .components(separatedBy: "### ")[0]
            .components(separatedBy: "| absent member")
        /// Returns the names in the first column.
        func names(_ table: String) -> [String] {
            table.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
                row.split(separator: "|")[0].split(separator: "`").enumerated()
                    .filter { $0.offset % 2 == 1 }.map { String($0.element) }
            }
        }
        let types = names(tables[0])
        let members = names(tables[1])
        #expect(types.count > 30 && members.count > 15)
        let uses = (types + members).enumerated().map { index, name in
            // A call such as `UIImage(data:)`, a type, or a member of a view.
            if name.hasPrefix("UIImage(") {
                let call = name.replacing(":)", with: ": fatalError())")
                return "@MainActor func f\(index)() { _ = \(call) }"
            }
            return types.contains(name)
                ? "func f\(index)(_: \(name)) {}"
                : "@MainActor func f\(index)(_ view: UIView) { _ = view.\(name) }"
        }
        let program = (["import UIKitNames", "import UIKitLabels"] + uses).joined(separator: "\n")
        let errors = try Compiler().check(program).split(separator: "\n")
        for (line, use) in uses.enumerated() {
            let place = "program.swift:\(line + 3):"
            #expect(errors.contains { $0.contains(place) && $0.contains("error:") }, "\(use)")
        }
    }
    #endif

    /// Returns the code blocks of a guide.
    static func code(of guide: String) throws -> String {
        try blocks("swift", of: guide).joined(separator: "\n")
    }

    /// Returns the code blocks of a guide that begin with some words.
    private static func blocks(_ words: String, of guide: String) throws -> [String] {
        let text = try String(contentsOf: House.root.appending(path: guide), encoding: .utf8)
        return text.components(separatedBy: "```\(words)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }
}
