import Testing

@testable import TypeScaleTool

struct ArgumentsTests {
    private struct Sample: Command {
        static let name = "sample"
        static let summary = "A command for these tests"
        static let discussion = ""

        let texts: Argument<[String]> = .operands("TEXT", "one to three texts", "The texts", 1...3)
        let many: Argument<[String]> = .repeated("--many", .file, "Files")
        let aliased = Argument("--output", alias: "-o", .file, "A file")
        let count = Argument("--count", .integer(), "A number", default: 3)
        let flag: Argument<Bool> = .flag("--flag", "A flag")
        let format: Argument<OutputFormat> = .format

        func run(on console: Console) throws -> TypeScaleTool.ExitStatus { .success }
    }

    private func read(_ words: [String]) throws(UsageError) -> Sample {
        let sample = Sample()
        try sample.take(words)
        return sample
    }

    @Test func `a repeatable option collects its values`() throws {
        let sample = try read(["--many", "a", "x", "--many=b", "--many", "a"])
        #expect(sample.many.value == ["a", "b", "a"])
        #expect(sample.texts.value == ["x"])
        #expect(sample.aliased.value == nil)
    }

    @Test(arguments: [["--output", "f"], ["-o", "f"], ["-o=f"], ["--output=f"]])
    func `an option has an alias`(words: [String]) throws {
        #expect(try read(words + ["x"]).aliased.value == "f")
    }

    @Test func `a dash is a value and an operand`() throws {
        let sample = try read(["-o", "-", "-"])
        #expect(sample.aliased.value == "-")
        #expect(sample.texts.value == ["-"])
    }

    @Test func `negative numbers and words after two dashes are operands`() throws {
        #expect(try read(["-1.5", "--", "--flag", "-o"]).texts.value == ["-1.5", "--flag", "-o"])
    }

    @Test func `absent options use their defaults`() throws {
        let sample = try read(["x"])
        #expect(sample.count.value == 3)
        #expect(sample.flag.value == false)
        #expect(sample.format.value == .text)
        let given = try read(["x", "--count", "0", "--flag", "--csv"])
        #expect(given.count.value == 0)
        #expect(given.flag.value)
        #expect(given.format.value == .csv)
        #expect(given.arguments.flatMap(\.givenOptions) == ["--count", "--flag", "--csv"])
    }

    @Test(
        arguments: [
            (["x", "-o", "f", "--output", "g"], "--output occurs twice; use it only once"),
            (["x", "--flag", "--flag"], "--flag occurs twice; use it only once"),
            (["x", "--flag=1"], "--flag takes no value"),
            (["x", "--count", "-1"], "expected a whole number after --count, not '-1'"),
            (["x", "--count"], "expected N after --count"),
            (["x", "--json", "--csv"], "--json and --csv cannot be used together; use only one"),
            (["x", "--cuont", "1"], "unknown option '--cuont'; did you mean --count?"),
            ([], "expected one to three texts: typescale sample TEXT..."),
            (["a", "b", "c", "d"], "unexpected operand 'd': sample takes one to three texts"),
        ] as [([String], String)]
    )
    func `an error names the problem and the remedy`(words: [String], complaint: String) {
        let error = #expect(throws: UsageError.self) { try read(words) }
        #expect(error?.description == complaint)
    }

    @Test func `help and usage follow the declaration`() {
        #expect(
            Help.page(Sample(), Terminal()) == """
                typescale sample: A command for these tests

                Usage
                  typescale sample TEXT... [--many FILE]... [--output FILE] [--count N] [--flag]
                      [--json|--csv|--spreadsheet]

                Options
                  TEXT               The texts
                  --many FILE        Files (repeatable)
                  -o, --output FILE  A file
                  --count N          A number (default: 3)
                  --flag             A flag
                  --json             Write JSON
                  --csv              Write CSV
                  --spreadsheet      Write CSV without formulas, for a spreadsheet
                  --help             Show this page

                """
        )
    }
}
