import Testing

@testable import TypeScaleTool

struct RichTextCommandTests {
    @Test(arguments: ["", "[1,]", "{\"contents\":3}", "<html>"])
    func `an invalid document has the same errors in every format`(input: String) {
        let expected = Run(["richtext", "-"], input: Array(input.utf8), pieceSize: 64).errors
        #expect(!expected.isEmpty)
        for option in ["--strict", "--html", "--json", "--text"] {
            let run = Run(["richtext", "-", option], input: Array(input.utf8))
            #expect(run.status == .problem)
            #expect(run.output.isEmpty)
            #expect(run.errors == expected)
        }
    }
}
