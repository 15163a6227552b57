import Testing

@testable import TypeScaleTool

struct ArgumentsTests {
    private enum Sample: Command {
        static let name = "sample"
        static let summary = ""
        static let usage = ["sample"]
        static let notes = ""
        static let many = Option(name: "--many", value: "FILE", summary: "", isRepeatable: true)
        static let aliased = Option(name: "--output", value: "FILE", summary: "", alias: "-o")
        static let flag = Option(name: "--flag", value: nil, summary: "")
        static let options = [many, aliased, flag]

        static func run(_ arguments: Arguments, in tool: Tool) throws -> TypeScaleTool.ExitStatus {
            .success
        }
    }

    private func read(_ words: String...) throws(Misuse) -> Arguments {
        try Arguments(words, of: Sample.self)
    }

    @Test func `an option that says so is given several times`() throws {
        let arguments = try read("--many", "a", "x", "--many=b", "--many", "a")
        #expect(arguments.texts(Sample.many) == ["a", "b", "a"])
        #expect(arguments.text(Sample.many) == "a")
        #expect(arguments.operands == ["x"])
        #expect(arguments.texts(Sample.aliased).isEmpty)
    }

    @Test(arguments: [["--output", "f"], ["-o", "f"], ["-o=f"], ["--output=f"]])
    func `an option goes by its other name too`(words: [String]) throws {
        #expect(try Arguments(words, of: Sample.self).text(Sample.aliased) == "f")
    }

    @Test func `an option is given once under either name`() {
        let error = #expect(throws: Misuse.self) { try read("-o", "f", "--output", "g") }
        #expect(error?.description.hasPrefix("--output is given twice") == true)
        #expect(throws: Misuse.self) { try read("--flag", "--flag") }
    }

    @Test func `a dash alone is a value and an operand`() throws {
        let arguments = try read("-o", "-", "-")
        #expect(arguments.text(Sample.aliased) == "-")
        #expect(arguments.operands == ["-"])
    }
}
