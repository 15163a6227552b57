import Testing

@testable import TypeScaleTool

struct ArgumentsTests {
    private struct Sample: Command {
        static let name = "sample"
        static let summary = "A command of these tests"
        static let discussion = ""

        let texts: Operand<[String]> = .several("TEXT", "a text", "The texts")
        let many: Option<[String]> = .repeated("--many", .file, "Files")
        let aliased = Option("--output", alias: "-o", .file, "A file")
        let count = Option("--count", .integer("N"), "A number", default: 3)
        let flag: Option<Bool> = .flag("--flag", "A flag")
        let format: Option<OutputFormat> = .format

        func run(
            _ arguments: Arguments<Self>,
            on console: Console
        ) throws -> TypeScaleTool.ExitStatus {
            .success
        }
    }

    private func read(_ words: [String]) throws(UsageError) -> Arguments<Sample> {
        let declaration = Sample.declaration
        let given = try GivenArguments(words, of: Sample.name, declaration.options)
        try declaration.checkOperands(given.operands)
        return try Arguments(given, as: Sample(), declaration.definitions)
    }

    @Test func `a repeatable option occurs several times`() throws {
        let arguments = try read(["--many", "a", "x", "--many=b", "--many", "a"])
        #expect(try arguments.many == ["a", "b", "a"])
        #expect(try arguments.texts == ["x"])
        #expect(try arguments.aliased == nil)
    }

    @Test(arguments: [["--output", "f"], ["-o", "f"], ["-o=f"], ["--output=f"]])
    func `an option has another name`(words: [String]) throws {
        #expect(try read(words + ["x"]).aliased == "f")
    }

    @Test func `a dash alone is a value and an operand`() throws {
        let arguments = try read(["-o", "-", "-"])
        #expect(try arguments.aliased == "-")
        #expect(try arguments.texts == ["-"])
    }

    @Test func `absent options have their defaults`() throws {
        let arguments = try read(["x"])
        #expect(try arguments.count == 3)
        #expect(try arguments.flag == false)
        #expect(try arguments.format == .text)
        #expect(try read(["x", "--count", "0", "--flag", "--csv"]).format == .csv)
    }

    @Test(
        arguments: [
            (["x", "-o", "f", "--output", "g"], "--output is given twice"),
            (["x", "--flag", "--flag"], "--flag is given twice"),
            (["x", "--flag=1"], "--flag takes no value"),
            (["x", "--count", "-1"], "--count takes a whole number, not '-1'"),
            (["x", "--count"], "--count needs a value: --count N"),
            (["x", "--json", "--csv"], "--json and --csv exclude each other"),
            (["x", "--cuont", "1"], "unknown option '--cuont'; did you mean --count?"),
            ([], "sample needs a text: typescale sample TEXT..."),
        ] as [([String], String)]
    )
    func `names the fault`(words: [String], complaint: String) {
        let error = #expect(throws: UsageError.self) { try read(words) }
        #expect(error?.description == complaint)
    }

    @Test func `help and usage are those of the declaration`() {
        #expect(
            Help(terminal: Terminal()).page(Sample.declaration) == """
                typescale sample: A command of these tests

                Usage
                  typescale sample TEXT... [--many FILE]... [--output FILE] [--count N] [--flag] [--json|--csv]

                Options
                  TEXT               The texts
                  --many FILE        Files; repeatable
                  -o, --output FILE  A file
                  --count N          A number (default: 3)
                  --flag             A flag
                  --json             Write JSON
                  --csv              Write CSV
                  --help             Show this page

                """
        )
    }
}
