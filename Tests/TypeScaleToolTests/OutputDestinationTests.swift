import Foundation
import Testing

@testable import TypeScaleTool

struct OutputDestinationTests {
    private static let isRead = "that is one of the files that are read; name another"

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
        Output { _ in Issue.record("nothing goes to standard output") }
    }

    @Test func `writes a file, and replaces one`() throws {
        defer { finish() }
        for text in ["first, which is longer", "second"] {
            try OutputDestination(path("page"), inputs: []).write(text, to: output)
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
        try OutputDestination(path("link"), inputs: []).write("new", to: output)
        #expect(try String(contentsOfFile: path("page"), encoding: .utf8) == "new")
        #expect(try names == ["link", "page"])
    }

    @Test func `refuses what is no place for a file`() throws {
        defer { finish() }
        for (path, message) in [
            (path("missing/page"), "there is no such folder; make it first"),
            (folder.path, "that is a folder; name a file in it"), ("", "that is no path"),
            ("page\0.html", "that is no path"),
            ("/dev/null", "that is no regular file; -o - writes to standard output"),
            ("/dev/null/page", "its folder is none"),
            (folder.path + "/page/", "that is a folder; name a file in it"),
            (folder.path + "/missing/../page", "there is no such folder; make it first"),
            (folder.path + "/..", "there is no such folder; make it first"),
        ] {
            let error = #expect(throws: DataError.self) { try OutputDestination(path, inputs: []) }
            #expect(error?.description == "\(path): \(message)", "\(path): \(error as Any)")
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
            let error = #expect(throws: DataError.self) {
                try OutputDestination(path(name), inputs: ["/nowhere", path("font")])
            }
            #expect(error?.description == "\(path(name)): \(Self.isRead)")
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
        let error = #expect(throws: DataError.self) {
            try OutputDestination(path("inner/font"), inputs: [path("link/../font")])
        }
        #expect(error?.description == "\(path("inner/font")): \(Self.isRead)")
        try OutputDestination(path("link/../page"), inputs: []).write("text", to: output)
        #expect(try names == ["inner", "link"])
        #expect(try String(contentsOfFile: path("inner/page"), encoding: .utf8) == "text")
        #expect(FilePath.url(path("link/../page")).path.hasSuffix("inner/page"))
        #expect(FilePath.url("~/x").path.hasSuffix("/~/x"))
        try FileManager.default.createSymbolicLink(atPath: path("lost"), withDestinationPath: "no")
        let lost = #expect(throws: DataError.self) {
            try OutputDestination(path("lost"), inputs: [])
        }
        #expect(lost?.description == "\(path("lost")): that is a link that leads nowhere")
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

    @Test func `leaves nothing behind where writing fails`() throws {
        defer { finish() }
        let destination = try OutputDestination(path("page"), inputs: [])
        // A folder takes the place in the meantime.
        try FileManager.default.createDirectory(
            atPath: path("page/inner"),
            withIntermediateDirectories: true
        )
        let error = #expect(throws: DataError.self) { try destination.write("text", to: output) }
        #expect(error?.description.hasPrefix(path("page") + ": ") == true)
        #expect(try names == ["page"])
    }
}
