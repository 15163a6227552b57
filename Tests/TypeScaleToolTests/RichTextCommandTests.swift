import Foundation
import Testing
import TypeScaleTestSupport

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

    @Test(arguments: [["richtext"], ["fit", "--width", "40"]])
    func `a folder has the results of its files, and deeper folders are reported`(
        words: [String]
    ) throws {
        let deep = String(repeating: "d/", count: 32)
        let document = Array(#"{"contents":[{"viewType":"New"}]}"#.utf8)
        let names = ["a.de.json", "b/c.fr.JSON", deep + "d.it.json"]
        let folder = try Folder([
            names[0]: document, names[1]: document, names[2]: [], "e.txt": document,
        ])
        let files = Run(words + names.map(folder.path))
        let all = Run(words + [folder.url.path])
        #expect(all.output == files.output)
        #expect(all.errors == files.errors)
        #expect(all.status == .problem)
        try folder.write(document, to: deep + "d/e.es.json")
        let deeper = Run(words + [folder.url.path])
        #expect(deeper.output == all.output)
        #expect(
            deeper.errors
                == "typescale: \(folder.path(deep))/d: the folder is more than 32 levels deep\n"
                + all.errors
        )
        try folder.write(document, to: names[2])
        #expect(Run(words + [folder.url.path]).status == .problem)
        let empty = try Folder(["a.txt": document])
        #expect(Run(words + [empty.url.path]).errors.contains("the folder contains no "))
    }

    @Test(arguments: [["font"], ["richtext"], ["fit", "--width", "40"], ["tokens"]])
    func `a folder whose files are all too deep is reported with the deep folders`(
        words: [String]
    ) throws {
        let deep = String(repeating: "d/", count: 33)
        let folder = try Folder([deep + "a.de.json": [], deep + "a.ttf": []])
        let run = Run(words + [folder.url.path])
        #expect(run.errors.contains("d/d"), "\(run.errors)")
        #expect(run.errors.contains("the folder is more than 32 levels deep"), "\(run.errors)")
        #expect(!run.errors.contains("contains no"), "\(run.errors)")
        #expect(run.status == .problem)
    }
}
