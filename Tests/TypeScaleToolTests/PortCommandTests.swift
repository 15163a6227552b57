import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

struct PortCommandTests {
    private static let font = Array(
        "#if os(iOS)\nimport UIKit.UIFont\n#endif\n@objc class A {}".utf8
    )
    private static let ported = Array(
        "#if canImport(UIKit)\nimport UIKit\n#endif\nclass A {}".utf8
    )

    private func bytes(_ folder: Folder, _ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.url.appending(path: name)))
    }

    private func type(_ folder: Folder, _ name: String) throws -> FileAttributeType? {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
        return attributes[.type] as? FileAttributeType
    }

    @Test func `copies every file, and changes only Swift files`() throws {
        let plain = Array("let a = 1\r\n".utf8)
        let folder = try Folder([
            "in/A.swift": Self.font, "in/b/c/Plain.swift": plain, "in/b/A.txt": Self.font,
            "in/b/Font.ttf": [0, 255, 13], "in/.git/config": [1], "in/b/.hidden": [2],
            "in/b/Old.SWIFT": Self.font,
        ])
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "in/empty"),
            withIntermediateDirectories: false
        )
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.path("in/A.swift")
        )
        let run = Run("port", folder.path("in"), "-o", folder.path("out"))
        #expect(run.status == .success && run.errors.isEmpty)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path("out")).sorted()
        #expect(
            names == [
                "A.swift", "b", "b/A.txt", "b/Font.ttf", "b/Old.SWIFT", "b/c", "b/c/Plain.swift",
                "empty",
            ]
        )
        #expect(try bytes(folder, "out/A.swift") == Self.ported)
        #expect(try bytes(folder, "out/b/Old.SWIFT") == Self.ported)
        #expect(try bytes(folder, "out/b/c/Plain.swift") == plain)
        #expect(try bytes(folder, "out/b/A.txt") == Self.font)
        #expect(try bytes(folder, "out/b/Font.ttf") == [0, 255, 13])
        #expect(try bytes(folder, "in/A.swift") == Self.font)
        let attributes = try FileManager.default.attributesOfItem(
            atPath: folder.path("out/A.swift")
        )
        #expect(attributes[.posixPermissions] as? Int == 0o755)

        let again = Run("port", folder.path("out"), "-o", folder.path("again") + "//")
        #expect(
            again.output == """
                changed nothing in 0 of 3 Swift files
                copied 5 files to \(folder.path("again"))//

                """
        )
        #expect(try bytes(folder, "again/A.swift") == Self.ported)
    }

    @Test func `a dry run reports the same changes, and writes nothing`() throws {
        let folder = try Folder(["in/A.swift": Self.font, "in/.a": []])
        let path = folder.path("in/A.swift")
        let run = Run("port", folder.path("in"), "--dry-run")
        #expect(run.status == .success && run.errors.isEmpty)
        #expect(
            run.output == """
                \(path):1: replaced os(iOS) with canImport(UIKit)
                \(path):2: replaced import UIKit.UIFont with import UIKit
                \(path):4: removed @objc

                would change 1 condition, 1 import, 1 attribute in 1 of 1 Swift file
                skipped 1 hidden item: .a

                """
        )
        #expect(try folder.names == ["in"])
        #expect(
            Run("port", folder.path("in"), "--dry-run", "-o", folder.path("out")).output
                == run.output
        )
        #expect(try folder.names == ["in"])
    }

    @Test func `JSON and CSV list each change`() throws {
        let folder = try Folder(["in/A.swift": Self.font, "in/.a": [], "in/B.swift": [0x61]])
        let path = folder.path("in/A.swift")
        let csv = Run("port", folder.path("in"), "--csv", "-o", folder.path("csv"))
        #expect(
            csv.output == """
                file,line,change,before,after,left
                \(path),1,condition,os(iOS),canImport(UIKit),
                \(path),2,import,import UIKit.UIFont,import UIKit,
                \(path),4,attribute,@objc,,

                """
        )
        let json = Run("port", folder.path("in"), "--json", "-o", folder.path("json"))
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        )
        #expect(Set(report.keys) == ["changes", "hidden", "left", "summary"])
        let changes = try #require(report["changes"] as? [[String: Any]])
        #expect(changes.map { $0["line"] as? Int } == [1, 2, 4])
        #expect(changes.map { $0["change"] as? String } == ["condition", "import", "attribute"])
        #expect(
            changes.map { $0["before"] as? String } == ["os(iOS)", "import UIKit.UIFont", "@objc"]
        )
        #expect(
            changes.map { $0["after"] as? String } == ["canImport(UIKit)", "import UIKit", ""]
        )
        #expect(changes.allSatisfy { $0["file"] as? String == path })
        #expect(report["hidden"] as? [String] == [".a"])
        #expect((report["left"] as? [Any])?.isEmpty == true)
        var summary = try #require(report["summary"] as? [String: Any])
        let left = try #require(summary.removeValue(forKey: "left") as? [String: Int])
        #expect(left == ["guard": 0, "import": 0, "feature": 0, "requirement": 0])
        #expect(
            summary as? [String: Int] == [
                "files": 2, "swiftFiles": 2, "changedFiles": 1, "unfinishedFiles": 0,
                "condition": 1, "import": 1, "attribute": 1, "preview": 0, "protocol": 0, "call": 0,
                "string": 0,
            ]
        )
        let spreadsheet = Run("port", folder.path("in"), "--spreadsheet", "--dry-run")
        #expect(spreadsheet.output.contains(",attribute,'@objc,,\n"))
        let none = Run("port", folder.path("json/B.swift"), "--json", "--dry-run")
        #expect(none.status == .problem)
    }

    @Test func `a Swift file that cannot be ported is copied unchanged`() throws {
        let invalid = Self.font + [0xFF]
        let limit = PortCommand.maximumSource
        let large = Self.font + [UInt8](repeating: 0x20, count: limit + 1 - Self.font.count)
        let malformed = Self.font + Array("\n\n#if A\n".utf8)
        let folder = try Folder([
            "in/A.swift": Self.font, "in/B.swift": invalid, "in/C.swift": large,
            "in/D.swift": Array(large.dropLast()), "in/E.swift": malformed,
            "in/F.swift": Self.font + [0],
        ])
        let run = Run("port", folder.path("in") + "/", "-o", folder.path("out"))
        #expect(run.status == .problem)
        #expect(
            run.errors == """
                \(folder.path("in/B.swift")):4:17: error: not valid UTF-8; its copy is unchanged
                \(folder.path("in/C.swift")): error: the document exceeds the limit of 4 MiB; \
                its copy is unchanged
                \(folder.path("in/E.swift")):6: error: not Swift: #if without #endif; its copy is \
                unchanged
                \(folder.path("in/F.swift")):4:17: error: not Swift: a NUL byte; its copy is unchanged

                """
        )
        #expect(try bytes(folder, "out/A.swift") == Self.ported)
        #expect(try bytes(folder, "out/E.swift") == malformed)
        #expect(try bytes(folder, "out/B.swift") == invalid)
        #expect(try bytes(folder, "out/C.swift") == large)
        #expect(try bytes(folder, "out/D.swift").starts(with: Self.ported))
        #expect(
            run.output.hasSuffix("in 2 of 6 Swift files\ncopied 6 files to \(folder.path("out"))\n")
        )
    }

    private static let unfinished = Array(
        "import UIKit\nimport os\n#if canImport(os)\nlet a = 1\n#endif\nlet b = #selector(c)\n".utf8
    )

    @Test func `the report ends with what is left to do`() throws {
        let folder = try Folder(["in/A.swift": Self.font, "in/B.swift": Self.unfinished])
        let path = folder.path("in/B.swift")
        let text = Run("port", folder.path("in"), "--dry-run")
        #expect(text.status == .success)
        #expect(
            text.output.hasSuffix(
                """
                4: removed @objc

                left to do:
                \(path):2: import os: Linux has no such module
                \(path):3: #if canImport(os): can leave out code that iOS compiles
                \(path):6: #selector: use a closure

                would change 1 condition, 1 import, 1 attribute in 1 of 2 Swift files
                left to do: 1 guard, 1 import, 1 feature in 1 of 2 Swift files

                """
            )
        )
        let csv = Run("port", folder.path("in"), "--dry-run", "--csv").output
        #expect(
            csv.hasSuffix(
                """
                \(path),2,import,import os,,Linux has no such module
                \(path),3,guard,#if canImport(os),,can leave out code that iOS compiles
                \(path),6,feature,#selector,,use a closure

                """
            )
        )
        let json = Run("port", folder.path("in"), "--dry-run", "--json").output
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        )
        let left = try #require(report["left"] as? [[String: Any]])
        #expect(left.allSatisfy { Set($0.keys) == ["file", "line", "left", "code", "advice"] })
        #expect(left.map { $0["left"] as? String } == ["import", "guard", "feature"])
        #expect(left.map { $0["line"] as? Int } == [2, 3, 6])
        #expect(
            left.map { $0["code"] as? String } == ["import os", "#if canImport(os)", "#selector"]
        )
    }

    @Test func `a requirement that was optional is called from other files`() throws {
        let folder = try Folder([
            "in/A.swift": Array("b?.f?(); b?.g?()\n".utf8),
            "in/B.swift": Array("@objc protocol B: AnyObject { @objc optional func f() }\n".utf8),
        ])
        #expect(Run("port", folder.path("in"), "-o", folder.path("out")).status == .success)
        #expect(try bytes(folder, "out/A.swift") == Array("b?.f(); b?.g?()\n".utf8))
        let copy = "protocol B: AnyObject { func f() }; extension B { func f() {} }\n"
        #expect(try bytes(folder, "out/B.swift") == Array(copy.utf8))
        let again = Run("port", folder.path("out"), "--dry-run").output
        #expect(again == "would change nothing in 0 of 2 Swift files\n")
    }

    // GitHub runs a line that starts with `::` in the output of a step.
    @Test func `names and code cannot start another line of the report`() throws {
        let code = "#Preview { \"\"\"\n::error::a\r##[error]b\n\"\"\" }\n"
        let folder = try Folder(["in/a\n::error::b\r##[error]c.swift": Array(code.utf8)])
        try folder.write(Self.unfinished, to: "in/d\n::error::e.swift")
        try folder.write([0xFF], to: "in/f\n::error::g.swift")
        for option in [["--csv"], ["--spreadsheet"], ["--json"], []] {
            let run = Run(["port", folder.path("in"), "--dry-run"] + option)
            #expect(run.status == .problem)
            for text in [run.output, run.errors] {
                let starts = text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }
                    .map { String($0.drop { $0 == " " }.prefix(2)) }
                #expect(!starts.contains("::"), "\(option)")
                #expect(!starts.contains("##"), "\(option)")
            }
            let rows = run.output.split(separator: "\n").count
            if option == ["--csv"] { #expect(rows == 1 + 1 + 3) }
        }
        let text = Run("port", folder.path("in"), "--dry-run")
        #expect(!text.output.contains("##[") && !text.errors.contains("##["))
    }

    @Test func `only links in the folder are copied`() throws {
        let folder = try Folder(["in/a/A.swift": Self.font, "secret/B.swift": Self.font])
        let targets = [
            "a/same": "A.swift", "a/up": "../a/A.swift", "folder": "a", "none": "missing",
            "absolute": folder.path("in/a"), "out": "../secret", "a/deep": "../../secret",
            "tricky": "a/../../secret",
        ]
        for (name, target) in targets {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("in/" + name),
                withDestinationPath: target
            )
        }
        let run = Run("port", folder.path("in"), "-o", folder.path("out"))
        #expect(run.status == .problem)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path("out")).sorted()
        #expect(names == ["a", "a/A.swift", "a/same", "a/up", "folder", "none"])
        for name in ["a/same", "a/up", "folder", "none"] {
            let path = folder.path("out/" + name)
            let target = try FileManager.default.destinationOfSymbolicLink(atPath: path)
            #expect(target == targets[name])
        }
        let problem = "error: the link leaves the folder; it was not copied"
        let lines = run.errors.split(separator: "\n").map(String.init)
        #expect(
            lines
                == ["absolute", "out", "tricky", "a/deep"].map { name in
                    "\(folder.path("in/" + name)): \(problem)"
                }
        )
        #expect(run.output.contains("in 1 of 1 Swift file\n"))
    }

    @Test(
        arguments: [
            ("in", "in"), ("in", "in/new"), ("in", "in/sub/new"), ("in", "in/sub"), ("in", "."),
            ("in/sub", "in"), ("link", "in/new"), ("in", "link/new"), ("link", "link"),
            ("in", "in/"),
        ]
    )
    func `the copy and the original cannot contain each other`(input: String, output: String) throws
    {
        let folder = try Folder(["in/A.swift": Self.font, "in/sub/A.swift": Self.font])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"),
            withDestinationPath: "in"
        )
        let run = Run("port", folder.path(input), "-o", folder.path(output))
        let problem = "the folder contains the input, or is in it; specify another folder"
        #expect(run.status == .misuse && run.output.isEmpty)
        let start = "typescale: cannot write \(folder.path(output)): \(problem);"
        #expect(run.errors.hasPrefix(start))
        #expect(try bytes(folder, "in/A.swift") == Self.font)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path("in")).count == 3)
    }

    @Test func `a folder whose name starts with the name of the input is another folder`() throws {
        let folder = try Folder(["in/A.swift": Self.font])
        #expect(Run("port", folder.path("in"), "-o", folder.path("in2")).status == .success)
        #expect(Run("port", folder.path("in2"), "-o", folder.path("i")).status == .success)
    }

    @Test func `only a new or an empty folder is written`() throws {
        let folder = try Folder(["in/A.swift": Self.font, "full/A.txt": [1], "file": [2]])
        for name in ["empty", "hidden"] {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: name),
                withIntermediateDirectories: false
            )
        }
        try folder.write([], to: "hidden/.a")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("dangling"),
            withDestinationPath: "nothing"
        )
        #expect(Run("port", folder.path("in"), "-o", folder.path("empty")).status == .success)
        let full = "the folder is not empty; remove it, or specify another folder"
        for (name, problem) in [
            ("empty", full), ("full", full), ("hidden", full), ("file", "not a folder"),
            ("dangling", "not a folder"), ("file/out", "its parent is not a folder"),
            ("none/out", "its parent does not exist; create it first"),
        ] {
            let run = Run("port", folder.path("in"), "-o", folder.path(name))
            #expect(run.status == .problem && run.output.isEmpty)
            #expect(run.errors == "typescale: cannot write \(folder.path(name)): \(problem)\n")
        }
        #expect(try bytes(folder, "full/A.txt") == [1])
        #expect(try bytes(folder, "file") == [2])
        #expect(try folder.names == ["dangling", "empty", "file", "full", "hidden", "in"])
    }

    @Test func `rejects other command lines`() throws {
        let folder = try Folder(["file.swift": Self.font])
        #expect(Run("port").status == .misuse)
        let missing = Run("port", folder.url.path)
        #expect(missing.status == .misuse)
        #expect(missing.errors.hasPrefix("typescale: expected -o FOLDER or --dry-run; "))
        for (name, problem) in [
            ("file.swift", "the path is a file; specify its folder"), ("none", "no such folder"),
        ] {
            let run = Run("port", folder.path(name), "--dry-run")
            #expect(run.status == .problem && run.output.isEmpty)
            #expect(run.errors == "typescale: cannot open \(folder.path(name)): \(problem)\n")
        }
    }

    @Test func `limits the number and the depth of files`() throws {
        let folder = try Folder(["in/a": [], "in/b/c": [], "in/.d": []])
        let root = folder.url.appending(path: "in").resolvingSymlinksInPath()
        let tree = try PortTree(root, name: "in", maximumEntries: 4)
        #expect(tree.entries.map(\.path) == ["a", "b", "b/c"])
        #expect(tree.hidden == [".d"])
        let error = #expect(throws: DataError.self) {
            try PortTree(root, name: "in", maximumEntries: 3)
        }
        #expect(
            error?.description == "in contains more than 3 files and folders; specify a subfolder"
        )

        let levels = (1...32).map { "\($0)" }.joined(separator: "/")
        let deep = try Folder(["in/\(levels)/A.swift": Self.font, "in/\(levels)/33/B.swift": []])
        let run = Run("port", deep.path("in"), "-o", deep.path("out"))
        #expect(run.status == .problem)
        #expect(try bytes(deep, "out/\(levels)/A.swift") == Self.ported)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: deep.path("out")).count == 33)
        let problem = "more than 32 levels deep; the folder was not copied"
        #expect(run.errors == "\(deep.path("in/\(levels)/33")): error: \(problem)\n")
    }

    @Test func `reports progress`() throws {
        let folder = try Folder()
        for index in 0..<300 { try folder.write([], to: "in/\(index).swift") }
        let terminal = Terminal(showsProgress: true)
        let run = Run(["port", folder.path("in"), "--dry-run"], terminal: terminal)
        #expect(run.errors == "typescale: 256 of 300 files and folders\n")
    }
}
