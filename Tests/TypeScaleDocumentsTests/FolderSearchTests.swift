import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleTestSupport

struct FolderSearchTests {
    @Test func `finds files at any depth, in ascending order`() throws {
        let folder = try Folder([
            "b.json": [], "a/c.JSON": [], "a/d/e.json": [], "a.txt": [], "a/json": [],
        ])
        let search = try FolderSearch(folder.url, for: ["json"])
        #expect(search.names == ["a/c.JSON", "a/d/e.json", "b.json"])
        #expect(search.omissions.isEmpty)
    }

    @Test func `reports folders more than 32 levels deep`() throws {
        let deep = String(repeating: "d/", count: 32)
        let folder = try Folder([deep + "a.json": [], deep + "d/b.json": [], deep + "e/c": []])
        let search = try FolderSearch(folder.url, for: ["json"])
        #expect(search.names == [deep + "a.json"])
        #expect(
            search.omissions.map(\.description)
                == ["d", "e"].map {
                    folder.path(deep) + "/\($0): the folder is more than 32 levels deep"
                }
        )
    }

    @Test func `a link is its folder, and links in a folder are not followed`() throws {
        let deep = String(repeating: "d/", count: 33)
        let folder = try Folder(["real/a.json": [], "real/\(deep)b.json": [], "other/c.json": []])
        let link = folder.path("link")
        for (path, target) in [(link, "real"), (folder.path("real/other"), "../other")] {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        let search = try FolderSearch(URL(filePath: link), for: ["json"])
        #expect(search.names == ["a.json"])
        // A path in an error starts with the path that the caller knows.
        #expect(search.omissions.map(\.file) == [link + "/" + deep.dropLast()])
    }

    @Test func `names a file in place of a folder`() throws {
        let folder = try Folder(["a.json": []])
        for (name, message) in [
            ("a.json", "the path is a file; specify its folder"), ("b", "no such folder"),
        ] {
            let error = #expect(throws: Diagnostic.self) {
                try FolderSearch(folder.url.appending(path: name), for: ["json"])
            }
            #expect(error?.kind == .notFound)
            #expect(error?.message == message)
        }
    }

    @Test func `finds files among the paths of another source`() {
        let deep = String(repeating: "d/", count: 33) + "e.json"
        let search = FolderSearch(["b.json", "a/c.JSON", "a.txt", "json", deep], for: ["json"])
        #expect(search.names == ["a/c.JSON", "b.json"])
        #expect(search.omissions.map(\.file) == [deep])
    }

    @Test func `rejects a folder with more files and folders than the limit`() throws {
        let folder = try Folder(["a.json": [], "b/c.json": [], "d.txt": []])
        #expect(try FolderSearch(folder.url, for: ["json"], limit: 4).names.count == 2)
        let error = #expect(throws: Diagnostic.self) {
            try FolderSearch(folder.url, for: ["json"], limit: 3)
        }
        #expect(error?.kind == .tooManyFiles)
        #expect(error?.message == "the folder contains more than 3 entries")
    }
}
