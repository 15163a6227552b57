import Foundation
import Testing

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
        let guide = "Sources/Clients/TypeScaleReader/TypeScaleReader.docc/DynamicTypeOnTheMac.md"
        let page = try String(contentsOf: House.root.appending(path: guide), encoding: .utf8)
        let program = try String(contentsOf: file, encoding: .utf8)
        #expect(program.contains("Picker("))
        #expect(page.contains("```swift\n\(program)```\n"))
    }

    /// Returns the code blocks of a guide.
    static func code(of guide: String) throws -> String {
        let text = try String(contentsOf: House.root.appending(path: guide), encoding: .utf8)
        return text.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
            .joined(separator: "\n")
    }
}
