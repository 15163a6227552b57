import Foundation
import Testing

@testable import TypeScaleTool

struct RichTextCommandTests {
    private static let good = """
        {"responseData":{"screenName":"Home","contents":[
        {"viewType":"RichViewType","content":{"title":"T","richText":[
        {"text":{"text":"a<b","fontSize":24,"textStyle":["bold","underline"]}},
        {"image":{"url":"https://x.y/z","alt":"star"}},{"spacer":11}]}},{"viewType":"New"}]}}
        """
    private static let bad = good.replacing("24", with: "-1").replacing("New", with: "N\\u001b")

    private final class Folder {
        let url = URL.temporaryDirectory.appending(path: "typescale-\(UUID())")

        init() throws {
            let inner = url.appending(path: "inner")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try Data(good.utf8).write(to: url.appending(path: "good.json"))
            try Data(bad.utf8).write(to: inner.appending(path: "bad.JSON"))
            try Data("no".utf8).write(to: url.appending(path: "other.txt"))
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private func run(_ words: String..., input: String = good) -> Run {
        Run(["richtext", "-"] + words, input: Array(input.utf8), pieceSize: 64)
    }

    @Test func `shows the runs for a reader`() {
        let run = run("--category", "AX3")
        #expect(run.status == .success)
        #expect(
            run.output == """
                Home, at AX3

                RichViewType: T
                  52 pt     bold underlined #000000 on #FFFFFF      a<b
                  15 x 15 pt        https://x.y/z
                  24 x 0 pt         space

                New: (not shown)

                """
        )
        let warning =
            "typescale: standard input:4:77: warning: $.responseData.contents[1].viewType: "
            + "\"New\" is no type of view that is known; kept, and not shown\n"
        #expect(run.errors == warning)
    }

    @Test func `writes text, a page and JSON`() throws {
        #expect(run("--text").output == "Home\nT\na<bstar \n")
        let page = run("--html").output
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html>"))
        #expect(page.contains("<u>a&lt;b</u>"))
        let object = try JSONSerialization.jsonObject(with: Data(run("--json").output.utf8))
        let contents = (object as? [String: Any])?["contents"] as? [[String: Any]]
        #expect(contents?.count == 2)
    }

    @Test func `an error is told, and is the exit status`() {
        let lenient = run(input: Self.bad)
        #expect(lenient.status == .problem)
        #expect(lenient.output.contains("14 pt"))
        let lines = lenient.errors.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines.first?.hasPrefix("typescale: standard input:3:34: error: $.responseData.contents")
                == true
        )
        #expect(!lenient.errors.contains("\u{1B}") && !lenient.output.contains("\u{1B}"))
        let strict = run("--strict", input: Self.bad)
        #expect(strict.status == .problem)
        #expect(strict.output.isEmpty)
        #expect(strict.errors == lenient.errors)
    }

    @Test(arguments: ["", "[1,]", "{\"contents\":3}", "<html>"])
    func `what is no document`(input: String) {
        for options in [[], ["--strict"], ["--html"], ["--json"], ["--text"]] {
            let run = Run(["richtext", "-"] + options, input: Array(input.utf8))
            #expect(run.status == .problem)
            #expect(run.output.isEmpty)
            #expect(run.errors.contains(": error: $"))
        }
    }

    @Test func `checks files and folders`() throws {
        let folder = try Folder()
        let run = Run("richtext", folder.url.path)
        #expect(run.status == .problem)
        #expect(run.lines.count == 2)
        #expect(
            run.lines[0].hasSuffix("good.json: contents 2, parts of rich text 3, diagnostics 1")
        )
        #expect(run.errors.contains("inner/bad.JSON:3:34: error: $.responseData.contents"))
        let good = folder.url.appending(path: "good.json").path
        #expect(Run("richtext", good, good).status == .success)
        let missing = Run("richtext", good, "/no/such.json")
        #expect(missing.status == .problem)
        #expect(missing.errors.contains("/no/such.json: no such file"))
        let strict = Run("richtext", folder.url.path, "--strict")
        #expect(strict.lines.count == 1)
    }

    @Test(
        arguments: [
            (["richtext"], "richtext needs a document"),
            (["richtext", "-", "--html", "--text"], "--html and --text exclude each other"),
            (["richtext", "a", "b", "--html"], "several documents are checked alone"),
            (["richtext", "a", "b", "--category", "L"], "several documents are checked alone"),
            (["richtext", "-", "--category", "huge"], "unknown text size 'huge'"),
        ]
    )
    func `refuses wrong use`(words: [String], complaint: String) {
        let run = Run(words)
        #expect(run.status == .misuse)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(complaint), "\(run.errors)")
    }
}
