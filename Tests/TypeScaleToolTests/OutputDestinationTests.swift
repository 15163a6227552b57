import Foundation
import Testing

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

    private var output: Output {
        Output { _ in Issue.record("the output is a file, not standard output") }
    }

    @Test func `creates and replaces a file`() throws {
        defer { finish() }
        for text in ["first, which is longer", "second"] {
            try OutputDestination(path("page"), inputs: []).write(text, to: output)
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
        try OutputDestination(path("link"), inputs: []).write("new", to: output)
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
            let error = #expect(throws: DataError.self) {
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
        let error = #expect(throws: DataError.self) {
            try OutputDestination(path("inner/font"), inputs: [path("link/../font")])
        }
        #expect(error?.description == "cannot write \(path("inner/font")): \(Self.isRead)")
        try OutputDestination(path("link/../page"), inputs: []).write("text", to: output)
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

    @Test func `keeps the permissions of a file`() throws {
        defer { finish() }
        try Data("old".utf8).write(to: URL(filePath: path("page")))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600],
            ofItemAtPath: path("page")
        )
        try OutputDestination(path("page"), inputs: []).write("new", to: output)
        let attributes = try FileManager.default.attributesOfItem(atPath: path("page"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `a failed write leaves no file`() throws {
        defer { finish() }
        let destination = try OutputDestination(path("page"), inputs: [])
        // After the check and before the write, a folder is created at the path.
        try FileManager.default.createDirectory(
            atPath: path("page/inner"),
            withIntermediateDirectories: true
        )
        let error = #expect(throws: DataError.self) { try destination.write("text", to: output) }
        #expect(
            error?.description == "cannot write \(path("page")): the system reports an error"
        )
        #expect(try names == ["page"])
    }
}
