import Foundation
import Testing

@testable import TypeScaleTool

struct OutputPlaceTests {
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

    private var tool: Tool {
        Tool(
            input: { _ in [] },
            output: Output { _ in Issue.record("nothing goes to standard output") },
            errors: Output { _ in },
            terminal: Terminal()
        )
    }

    @Test func `writes a file, and replaces one`() throws {
        defer { finish() }
        for text in ["first, which is longer", "second"] {
            try OutputPlace(path("page"), inputs: []).write(text, in: tool)
            #expect(try String(contentsOfFile: path("page"), encoding: .utf8) == text)
        }
        #expect(try names == ["page"])
    }

    @Test func `writes what a link leads to`() throws {
        defer { finish() }
        try Data("old".utf8).write(to: URL(filePath: path("page")))
        try FileManager.default.createSymbolicLink(
            atPath: path("link"),
            withDestinationPath: path("page")
        )
        try OutputPlace(path("link"), inputs: []).write("new", in: tool)
        #expect(try String(contentsOfFile: path("page"), encoding: .utf8) == "new")
        #expect(try names == ["link", "page"])
    }

    @Test func `refuses what is no place for a file`() throws {
        defer { finish() }
        for (path, message) in [
            (path("missing/page"), "there is no such folder; make it first"),
            (folder.path, "that is a folder"), ("", "that is no path"),
            ("page\0.html", "that is no path"), ("/dev/null", "that is no regular file"),
            ("/dev/null/page", "its folder is none"), (folder.path + "/page/", "that is a folder"),
            (folder.path + "/missing/../page", "there is no such folder"),
            (folder.path + "/..", "there is no such folder"),
        ] {
            let error = #expect(throws: DataProblem.self) { try OutputPlace(path, inputs: []) }
            #expect(error?.description.contains(message) == true, "\(path): \(error as Any)")
        }
        #expect(try names.isEmpty)
    }

    @Test func `never writes over what is read, whatever it is called`() throws {
        defer { finish() }
        try Data("font".utf8).write(to: URL(filePath: path("font")))
        try FileManager.default.createSymbolicLink(
            atPath: path("link"),
            withDestinationPath: path("font")
        )
        try FileManager.default.linkItem(atPath: path("font"), toPath: path("hard"))
        for name in ["font", "link", "hard", "./font"] {
            let error = #expect(throws: DataProblem.self) {
                try OutputPlace(path(name), inputs: ["/nowhere", path("font")])
            }
            #expect(error?.description.contains("one of the files that are read") == true)
        }
    }

    /// A link in front of `..` leads elsewhere than the text of the path.
    @Test func `finds files as the system does`() throws {
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
        let error = #expect(throws: DataProblem.self) {
            try OutputPlace(path("inner/font"), inputs: [path("link/../font")])
        }
        #expect(error?.description.contains("one of the files that are read") == true)
        try OutputPlace(path("link/../page"), inputs: []).write("text", in: tool)
        #expect(try names == ["inner", "link"])
        #expect(try String(contentsOfFile: path("inner/page"), encoding: .utf8) == "text")
        #expect(FilePath.url(path("link/../page")).path.hasSuffix("inner/page"))
        #expect(FilePath.url("~/x").path.hasSuffix("/~/x"))
        try FileManager.default.createSymbolicLink(atPath: path("lost"), withDestinationPath: "no")
        let lost = #expect(throws: DataProblem.self) { try OutputPlace(path("lost"), inputs: []) }
        #expect(lost?.description.hasSuffix("that is a link that leads nowhere") == true)
    }

    @Test func `keeps the permissions of a file`() throws {
        defer { finish() }
        try Data("old".utf8).write(to: URL(filePath: path("page")))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600],
            ofItemAtPath: path("page")
        )
        try OutputPlace(path("page"), inputs: []).write("new", in: tool)
        let attributes = try FileManager.default.attributesOfItem(atPath: path("page"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `leaves nothing behind where writing fails`() throws {
        defer { finish() }
        let place = try OutputPlace(path("page"), inputs: [])
        // A folder takes the place in the meantime.
        try FileManager.default.createDirectory(
            atPath: path("page/inner"),
            withIntermediateDirectories: true
        )
        let error = #expect(throws: DataProblem.self) { try place.write("text", in: tool) }
        #expect(error?.description.hasPrefix(path("page") + ": ") == true)
        #expect(try names == ["page"])
    }
}
