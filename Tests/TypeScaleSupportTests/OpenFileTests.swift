import Foundation
import Testing
import TypeScaleSupport
import TypeScaleTestSupport

struct OpenFileTests {
    @Test func `reads a file up to its limit`() throws {
        let folder = try Folder(["a": [1, 2, 3]])
        let path = folder.url.appending(path: "a").path
        #expect(try OpenFile.contents(path: path, upTo: 3) == [1, 2, 3])
        let error = #expect(throws: FileError.self) {
            try OpenFile.contents(path: path, upTo: 2)
        }
        #expect(error?.kind == .tooLarge)
        #expect(error?.detail == "the file has 3 bytes; the limit is 2")
    }

    @Test(
        arguments: [
            ("/", .invalidPath), ("", .invalidPath),
            ("/no such file", .notFound), ("/dev/null/a", .notFound), ("/dev/zero", .invalidPath),
        ] as [(String, FileError.Kind)]
    )
    func `opens only regular files`(path: String, kind: FileError.Kind) {
        let error = #expect(throws: FileError.self) {
            try OpenFile.contents(path: path, upTo: 1 << 20)
        }
        #expect(error?.kind == kind)
    }

    @Test
    func `a path with a NUL is invalid`() {
        let error = #expect(throws: FileError.self) {
            try OpenFile.contents(path: "/\u{0}", upTo: 1)
        }
        #expect(error?.kind == .invalidPath)
    }

    #if !os(Windows)
    @Test func `a failure of the system is stated in words`() throws {
        let folder = try Folder(["a": []])
        let loop = folder.url.appending(path: "loop").path
        try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "loop")
        let long = folder.url.path + "/" + String(repeating: "a", count: 10_000)
        for (path, detail) in [
            (loop, "the links form a loop"), (long, "the path is too long"),
        ] {
            let error = #expect(throws: FileError.self) {
                try OpenFile.contents(path: path, upTo: 1)
            }
            #expect(error?.detail == detail)
        }
    }
    #endif
}
