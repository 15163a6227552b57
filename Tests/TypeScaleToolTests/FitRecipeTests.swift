import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

/// The recipe for CI, and the files that it shows.
struct FitRecipeTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let example = root.appending(path: "Tests/Examples/Translations")

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private static func article() throws -> String {
        let folder = "Sources/Clients/TypeScaleLocalization/TypeScaleLocalization.docc"
        return try text("\(folder)/TranslationsInCI.md")
    }

    @Test(arguments: [
        (".github/workflows/translations.yml", "yaml"), ("typescale.json", "json"),
    ])
    func `the article shows the files of the example`(name: String, language: String) throws {
        let file = try Self.text("Tests/Examples/Translations/\(name)")
        #expect(try Self.article().contains("```\(language)\n\(file)```\n"))
    }

    /// Returns the command lines of the tool in a text, without the path of the program.
    private func commands(in text: String) -> [[String]] {
        text.replacing("\\\n", with: " ").split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            guard let first = words.first,
                first == "typescale" || first.hasSuffix("/release/typescale")
            else { return nil }
            return Array(words.dropFirst())
        }
    }

    /// Runs a command in a copy of the example.
    private func run(_ words: [String], in folder: Folder) -> Run {
        let name = words.firstIndex(of: ">")
        let run = Run(
            words[..<(name ?? words.count)].map { word in
                let isFile = word.hasSuffix(".json") || word.hasSuffix(".xcstrings")
                return isFile || word.hasSuffix(".html") ? folder.path(word) : word
            }
        )
        if let name { try? folder.write(Array(run.output.utf8), to: words[name + 1]) }
        return run
    }

    private func copy() throws -> Folder {
        let names = ["Localizable.xcstrings", "typescale.json", "typescale-baseline.json"]
        let files = try names.map { name in
            (name, Array(try Data(contentsOf: Self.example.appending(path: name))))
        }
        return try Folder(Dictionary(files) { first, _ in first })
    }

    @Test func `the workflow's check passes, and writes the page`() throws {
        let folder = try copy()
        let workflow = try Self.text(
            "Tests/Examples/Translations/.github/workflows/translations.yml"
        )
        let commands = commands(in: workflow)
        #expect(commands.count == 1)
        for words in commands {
            let run = run(words, in: folder)
            #expect(run.status == .success, "\(run.output)\(run.errors)")
            #expect(run.errors.hasPrefix("typescale: wrote "), "\(run.errors)")
            #expect(run.lines.contains("0 new, 1 known, 0 fixed"))
        }
        let page = try String(contentsOfFile: folder.path("translations.html"), encoding: .utf8)
        #expect(page.hasSuffix("</html>\n"))
    }

    @Test func `a longer text fails the workflow's check with an annotation of its line`() throws {
        let folder = try copy()
        let catalog = folder.path("Localizable.xcstrings")
        let text = try String(contentsOfFile: catalog, encoding: .utf8)
        let longer = text.replacing("Optionen", with: "Systemeinstellungen")
        try folder.write(Array(longer.utf8), to: "Localizable.xcstrings")
        let line = try #require(
            longer.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains("Systemeinstellungen") }
        )
        let workflow = try Self.text(
            "Tests/Examples/Translations/.github/workflows/translations.yml"
        )
        let words = try #require(commands(in: workflow).first)
        let run = run(words, in: folder)
        #expect(run.status == .problem)
        #expect(run.lines.first?.contains("Localizable.xcstrings,line=\(line + 1),") == true)
    }

    @Test func `the article's commands run in the example`() throws {
        let folder = try copy()
        let commands = commands(in: try Self.article().replacing("   typescale", with: "typescale"))
        #expect(commands.count == 3)
        for words in commands {
            // In the current folder, the name of the slots file is the default.
            let isGuess = words.contains("--guess") || words.contains("--slots")
            let run = run(words + (isGuess ? [] : ["--slots", "typescale.json"]), in: folder)
            #expect(run.status == .success, "\(run.errors)")
            let writes = words.contains("--html")
            #expect(run.errors.hasPrefix(writes ? "typescale: wrote " : ""), "\(run.errors)")
            #expect(writes || run.errors.isEmpty, "\(run.errors)")
        }
    }
}
