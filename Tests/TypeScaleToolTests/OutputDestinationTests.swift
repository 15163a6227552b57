import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

struct OutputDestinationTests {
    private static let isRead = "the command reads this file; specify another file"

    private let folder: URL

    init() throws {
        folder = URL.temporaryDirectory.appending(path: "typescale-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func finish() { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    private var console: Console {
        Console(
            input: { _ in [] },
            output: Output { _ in Issue.record("the output is a file, not standard output") },
            errors: Output { _ in },
            terminal: Terminal()
        )
    }

    @Test func `creates and replaces a file`() throws {
        defer { finish() }
        for text in ["first, which is longer", "second"] {
            try OutputDestination(path("page"), inputs: []).write(text, on: console)
            #expect(try String(contentsOfFile: path("page"), encoding: .utf8) == text)
        }
        #expect(try names == ["page"])
    }

    @Test func `writes to the target of a link`() throws {
        defer { finish() }
        try Data("old".utf8).write(to: URL(filePath: path("page")))
        try FileManager.default.createSymbolicLink(
            atPath: path("link"),
            withDestinationPath: path("page")
        )
        try OutputDestination(path("link"), inputs: []).write("new", on: console)
        #expect(try String(contentsOfFile: path("page"), encoding: .utf8) == "new")
        #expect(try names == ["link", "page"])
    }

    @Test func `rejects paths at which it cannot write a file`() throws {
        defer { finish() }
        for (path, message) in [
            (path("missing/page"), "no such folder; create it first"),
            (folder.path, "the path is a folder; specify a file in the folder"), ("", "not a path"),
            ("page\0.html", "not a path"),
            ("/dev/null", "not a regular file; use -o - for standard output"),
            ("/dev/null/page", "its parent is not a folder"),
            (folder.path + "/page/", "the path is a folder; specify a file in the folder"),
            (folder.path + "/missing/../page", "no such folder; create it first"),
            (folder.path + "/..", "no such folder; create it first"),
        ] {
            let error = #expect(throws: DataError.self) { try OutputDestination(path, inputs: []) }
            #expect(error?.description == "cannot write \(path): \(message)")
        }
        #expect(try names.isEmpty)
    }

    @Test func `never replaces an input, under any of its names`() throws {
        defer { finish() }
        try Data("font".utf8).write(to: URL(filePath: path("font")))
        try FileManager.default.createSymbolicLink(
            atPath: path("link"),
            withDestinationPath: path("font")
        )
        try FileManager.default.linkItem(atPath: path("font"), toPath: path("hard"))
        for name in ["font", "link", "hard", "./font"] {
            let error = #expect(throws: UsageError.self) {
                try OutputDestination(path(name), inputs: ["/nowhere", path("font")])
            }
            #expect(error?.description == "cannot write \(path(name)): \(Self.isRead)")
        }
    }

    // The system follows links before it resolves `..`, so removing `..` from the path is wrong.
    @Test func `resolves paths as the system does`() throws {
        defer { finish() }
        try FileManager.default.createDirectory(
            atPath: path("inner/deep"),
            withIntermediateDirectories: true
        )
        try Data("font".utf8).write(to: URL(filePath: path("inner/font")))
        try FileManager.default.createSymbolicLink(
            atPath: path("link"),
            withDestinationPath: "inner/deep"
        )
        let error = #expect(throws: UsageError.self) {
            try OutputDestination(path("inner/font"), inputs: [path("link/../font")])
        }
        #expect(error?.description == "cannot write \(path("inner/font")): \(Self.isRead)")
        try OutputDestination(path("link/../page"), inputs: []).write("text", on: console)
        #expect(try names == ["inner", "link"])
        #expect(try String(contentsOfFile: path("inner/page"), encoding: .utf8) == "text")
        #expect(FilePath.url(path("link/../page")).path.hasSuffix("inner/page"))
        #expect(FilePath.url("~/x").path.hasSuffix("/~/x"))
        try FileManager.default.createSymbolicLink(atPath: path("lost"), withDestinationPath: "no")
        let lost = #expect(throws: DataError.self) {
            try OutputDestination(path("lost"), inputs: [])
        }
        #expect(lost?.description == "cannot write \(path("lost")): the link has no target")
    }

    @Test(arguments: [0o600, 0o640, 0o666])
    func `keeps the permissions of a file, also while it is written`(_ mode: Int) throws {
        defer { finish() }
        func permissions(_ file: URL) throws -> Int? {
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            return attributes[.posixPermissions] as? Int
        }
        let page = URL(filePath: path("page"))
        try Data("old".utf8).write(to: page)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: page.path)
        try OutputDestination(page.path, inputs: []).write("new", on: console)
        #expect(try permissions(page) == mode)
        try CompleteFile.create(at: page) { temporary in
            try CompleteFile.write([], to: temporary, permissions: mode)
            #expect(try permissions(temporary) == mode)
        }
    }

    @Test func `an incomplete file is removed`() throws {
        defer { finish() }
        let page = URL(filePath: path("page"))
        func fail(_ count: Int) {
            #expect(throws: CancellationError.self) {
                try CompleteFile.create(at: page) { temporary in
                    try CompleteFile.write([1], to: temporary, permissions: nil)
                    #expect(try names.count == count)
                    throw CancellationError()
                }
            }
        }
        fail(1)
        #expect(try names.isEmpty)
        try Data("old".utf8).write(to: page)
        fail(2)
        #expect(try names == ["page"])
        #expect(try Data(contentsOf: page) == Data("old".utf8))
    }

    /// Command lines whose output is a file that the command reads, in the folder `@`.
    private static let runs: [(victim: String, words: String)] = [
        ("app/fr.json", "fit @/app --slots @/slots.json --html @/app/fr.json"),
        ("app/fr.json", "fit @/app/*.json --slots @/slots.json --html @/app/fr.json"),
        ("app/fr.json", "fit @/app --slots @/slots.json --html @/hard.json"),
        ("app/fr.json", "fit @/app --slots @/slots.json --html @/link.json"),
        ("app/fr.json", "fit @/app --slots @/slots.json --baseline @/hard.json --write-baseline"),
        ("app/fr.json", "fit @/app --slots @/slots.json --baseline @/app/fr.json --write-baseline"),
        ("slots.json", "fit @/app --slots @/slots.json --html @/slots.json"),
        ("slots.json", "fit @/app --slots @/slots.json --baseline @/slots.json --write-baseline"),
        ("base.json", "fit @/app --width 100 --baseline @/base.json --html @/base.json"),
        ("font.ttf", "fit @/app --width 100 --fallback @/font.ttf --html @/font.ttf"),
        ("font.ttf", "fit @/app --width 100 --fallback ja=@/font.ttf --html @/font.ttf"),
        ("font.ttf", "fit @/app --width 100 --font @/font.ttf --html @/font.ttf"),
        ("font.ttf", "fit @/app --slots @/slots.json --font @/font.ttf --html @/font.ttf"),
        ("code/A.swift", "check @/code --html @/code/A.swift"),
        ("code/A.swift", "check @/code --json --html @/code/../hard.swift"),
        ("code/A.swift", "check @/sets --against @/code --html @/code/A.swift"),
        ("code/A.swift", "check @/code --baseline @/new --write-baseline --html @/code/A.swift"),
        ("code/de.lproj/A.strings", "check @/code --html @/code/de.lproj/A.strings"),
        ("code/typescale.json", "check @/code --html @/code/typescale.json"),
        ("slots.json", "check @/code --slots @/slots.json --html @/slots.json"),
        ("base.json", "check @/code --baseline @/base.json --html @/base.json"),
        ("sets/part.json", "tokens @/sets/part.json --css -o @/sets/part.json"),
        ("sets/part.json", "tokens @/sets --css -o @/sets/part.json"),
        ("sets/part.json", "tokens @/sets/*.json --css -o @/sets/part.json"),
        ("sets/part.json", "tokens @/other.json --diff @/sets --json -o @/sets/part.json"),
        ("sets/part.json", "tokens @/resolver.json --css -o @/sets/part.json"),
        ("sets/part.json", "tokens @/sources.json --css -o @/sets/part.json"),
        ("sets/part.json", "specimen --tokens @/resolver.json -o @/sets/part.json"),
        ("other.json", "specimen --tokens @/other.json -o @/other.json"),
        ("font.ttf", "specimen --font @/font.ttf -o @/font.ttf"),
    ]

    @Test(arguments: runs)
    func `no output replaces a file that the command reads`(
        _ victim: String,
        _ words: String
    ) throws {
        defer { finish() }
        let tokens = """
            {"body": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400,
            "fontSize": {"value": 16, "unit": "px"}, "lineHeight": 1.4,
            "letterSpacing": {"value": 0, "unit": "px"}}}}
            """
        let files = [
            "app/de.json": #"{"a": "eins"}"#, "app/fr.json": #"{"a": "un"}"#,
            "slots.json": #"{"version": 1, "slots": [{"name": "a", "keys": "*", "width": 100}]}"#,
            "base.json": #"{"version": 1, "findings": []}"#,
            "other.json": tokens, "sets/part.json": tokens,
            "resolver.json": #"""
            {"version": "2025.10", "resolutionOrder":
            [{"name": "a", "type": "set", "sources": [{"$ref": "sets/part.json"}]}]}
            """#,
            "code/A.swift": "let a = UIFont.systemFont(ofSize: 9)",
            "code/de.lproj/A.strings": #""a" = "b";"#, "code/typescale.json": #"{"slots": []}"#,
            "sources.json": #"{"source": ["sets/*.json"]}"#,
        ]
        for (name, text) in files {
            let file = URL(filePath: path(name))
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try Data(TestFont().bytes).write(to: URL(filePath: path("font.ttf")))
        let original = path("app/fr.json")
        try FileManager.default.linkItem(atPath: original, toPath: path("hard.json"))
        try FileManager.default.linkItem(atPath: path("code/A.swift"), toPath: path("hard.swift"))
        try FileManager.default.createSymbolicLink(
            atPath: path("link.json"),
            withDestinationPath: original
        )
        let before = try Data(contentsOf: URL(filePath: path(victim)))
        let run = Run(
            words.replacing("@", with: folder.path).split(separator: " ").map(String.init)
        )
        #expect(run.status == .misuse)
        #expect(run.output.isEmpty)
        let error = run.errors.split(separator: "\n").last
        #expect(error?.hasPrefix("typescale: cannot write \(folder.path)/") == true)
        #expect(try Data(contentsOf: URL(filePath: path(victim))) == before)
    }

    @Test func `a failed write leaves no file`() throws {
        defer { finish() }
        let destination = try OutputDestination(path("page"), inputs: [])
        // After the check and before the write, a folder is created at the path.
        try FileManager.default.createDirectory(
            atPath: path("page/inner"),
            withIntermediateDirectories: true
        )
        let error = #expect(throws: DataError.self) { try destination.write("text", on: console) }
        #expect(
            error?.description == "cannot write \(path("page")): the system reports an error"
        )
        #expect(try names == ["page"])
    }
}
