#if os(Linux) || os(macOS)
import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleTool

/// Comparisons with a Git revision, in repositories that no one trusts.
struct GitRevisionTests {
    private static let fixed = "import UIKit\nlet f = UIFont.systemFont(ofSize: 17)\n"

    /// A repository with one commit on the branch `main`, which contains `App/A.swift`.
    fileprivate struct Repository {
        let folder: Folder
        let git: String

        /// Returns `nil` if Git is not installed.
        init?(_ files: [String: String] = ["App/A.swift": fixed]) throws {
            guard Program.isInstalled("git", in: "git"), let git = Program.path(of: "git") else {
                return nil
            }
            folder = try Folder(files.mapValues { Array($0.utf8) })
            self.git = git
            try run("init", "-q", "-b", "main")
            try run("config", "user.email", "a@b")
            try run("config", "user.name", "A")
            try commit()
        }

        @discardableResult
        func run(_ words: String..., in name: String = "") throws -> Program {
            try Program(git, ["-C", name.isEmpty ? folder.url.path : folder.path(name)] + words)
        }

        func commit() throws {
            try run("add", "-A")
            try #require(try run("commit", "-q", "-m", "A").status == 0)
        }

        /// Writes a program that creates the file `ran`.
        func writeProgram(_ name: String) throws -> String {
            let path = folder.path(name)
            let ran = folder.path("ran")
            try folder.write(Array("#!/bin/sh\ntouch '\(ran)'\nexit 1\n".utf8), to: name)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            return path
        }

        /// Whether a program ran since the last call.
        var hasRun: Bool {
            let path = folder.path("ran")
            defer { try? FileManager.default.removeItem(atPath: path) }
            return FileManager.default.fileExists(atPath: path)
        }

        func check(_ name: String = "App", against revision: String = "main") -> Run {
            Run("check", folder.path(name), "--against", revision)
        }
    }

    // MARK: - Programs

    /// A way to make Git run a program.
    enum Trap: String, CaseIterable {
        case monitor, hook, filter, filterInAttributes, transport, uploadPack, include
        case bareRepository, bareRepositoryWithTree

        /// The folder, and the command that runs the program.
        fileprivate var trigger: (folder: String, words: [String]) {
            switch self {
            case .monitor, .include: ("", ["status"])
            case .hook: ("", ["read-tree", "HEAD"])
            case .filter, .filterInAttributes:
                ("", ["checkout-index", "--all", "--prefix=.git/copy/"])
            case .transport, .uploadPack: ("", ["cat-file", "-e", "main:App/A.swift"])
            case .bareRepository, .bareRepositoryWithTree: ("App", ["read-tree", "HEAD"])
            }
        }

        fileprivate func set(in repository: Repository) throws {
            let program = try repository.writeProgram(".git/program")
            switch self {
            case .monitor: try repository.run("config", "core.fsmonitor", program)
            case .include:
                try repository.folder.write(
                    Array("[core]\nfsmonitor = \(program)\n".utf8),
                    to: ".git/more"
                )
                try repository.run("config", "include.path", "more")
            case .hook:
                try FileManager.default.createDirectory(
                    atPath: repository.folder.path(".git/hooks"),
                    withIntermediateDirectories: true
                )
                _ = try repository.writeProgram(".git/hooks/post-index-change")
            case .filter:
                try repository.folder.write(
                    Array("*.swift filter=x\n".utf8),
                    to: ".gitattributes"
                )
                try repository.commit()
                try repository.run("config", "filter.x.smudge", program)
            case .filterInAttributes:
                try repository.folder.write(
                    Array("*.swift filter=x\n".utf8),
                    to: ".git/info/attributes"
                )
                try repository.run("config", "filter.x.smudge", program)
            case .transport, .uploadPack:
                let url = self == .transport ? "ext::\(program)" : repository.folder.url.path
                for (key, value) in [
                    ("extensions.partialClone", "origin"), ("remote.origin.promisor", "true"),
                    ("remote.origin.url", url), ("remote.origin.uploadpack", program),
                    ("protocol.ext.allow", "always"), ("protocol.file.allow", "always"),
                ] {
                    try repository.run("config", key, value)
                }
                let blob = try repository.run("rev-parse", "main:App/A.swift").text
                try FileManager.default.removeItem(
                    atPath: repository.folder.path(".git/objects/\(blob.prefix(2))")
                )
            case .bareRepository, .bareRepositoryWithTree:
                let copy = repository.folder.path("copy")
                try repository.run("clone", "-q", "--bare", ".", copy)
                for name in ["HEAD", "config", "objects", "refs", "packed-refs"] {
                    try FileManager.default.moveItem(
                        atPath: copy + "/" + name,
                        toPath: repository.folder.path("App/\(name)")
                    )
                }
                _ = try repository.writeProgram("App/hooks/post-index-change")
                guard self == .bareRepositoryWithTree else { break }
                let config = repository.folder.path("App/config")
                try repository.run("config", "-f", config, "core.bare", "false")
                try repository.run("config", "-f", config, "core.worktree", "..")
            }
        }
    }

    @Test(arguments: Trap.allCases)
    func `no program in a repository runs`(trap: Trap) throws {
        guard let repository = try Repository() else { return }
        try trap.set(in: repository)
        let isPartial = trap == .transport || trap == .uploadPack
        let (folder, words) = trap.trigger
        // Git alone runs the program. The system refuses to run it while a child of another test
        // still has it open for writing.
        let name = folder.isEmpty ? repository.folder.url.path : repository.folder.path(folder)
        var hasRun = false
        for _ in 0..<20 where !hasRun {
            _ = try Program(repository.git, ["-C", name] + words)
            hasRun = repository.hasRun
            if !hasRun { Thread.sleep(forTimeInterval: 0.1) }
        }
        #expect(hasRun)
        let run = repository.check()
        #expect(!repository.hasRun)
        if isPartial {
            #expect(run.status == .problem)
            #expect(
                run.errors.contains("the object of A.swift is missing or damaged; fetch it first")
            )
        } else {
            #expect(run.lines.contains("0 new, 1 known, 0 fixed"))
        }
    }

    @Test func `Git's variables are removed, and nothing is fetched`() {
        let environment = GitProcess.environment([
            "GIT_DIR": "/a", "GIT_CONFIG_COUNT": "1", "GIT_ALLOW_PROTOCOL": "ext", "HOME": "/h",
        ])
        #expect(environment["HOME"] == "/h")
        #expect(environment["GIT_DIR"] == nil && environment["GIT_CONFIG_COUNT"] == nil)
        #expect(environment["GIT_ALLOW_PROTOCOL"] == "")
    }

    @Test func `Git is not found in the repository, and a folder does not hide it`() throws {
        let folder = try Folder(["repository/git": [], "a/git/b": [], "c/git": [], "d/git": []])
        for name in ["repository/git", "d/git"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: folder.path(name)
            )
        }
        // A link in the repository leads to a program outside, and one outside leads into it.
        for (name, target) in [
            ("repository/bin/git", "../../d/git"), ("e/git", "../repository/git"),
        ] {
            try folder.write([], to: name + ".txt")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(name),
                withDestinationPath: target
            )
        }
        let resolved = try #require(FilePath.resolved(folder.url.path))
        let root = resolved.appending(path: "repository")
        func path(_ folders: String...) -> String? {
            GitProcess.path(in: folders.joined(separator: ":"), outside: root)
        }
        for name in [".", "", "repository", "repository/bin", "a", "c", "e"] {
            #expect(path(name.first == "." ? name : folder.path(name)) == nil, "\(name)")
        }
        #expect(path("", folder.path("repository"), folder.path("d")) == folder.path("d/git"))
    }

    // MARK: - Files

    @Test func `a folder is compared with its own files, also in a linked work tree`() throws {
        guard
            let repository = try Repository([
                "App/A.swift": Self.fixed, "Other/B.swift": Self.fixed,
            ])
        else { return }
        #expect(repository.check().lines.contains("0 new, 1 known, 0 fixed"))
        #expect(repository.check("").lines.contains("0 new, 2 known, 0 fixed"))
        try repository.run("worktree", "add", "-q", "linked", "-b", "other")
        try repository.folder.write(
            Array((Self.fixed + "let g = UIFont.systemFont(ofSize: 13)\n").utf8),
            to: "linked/App/A.swift"
        )
        let linked = repository.check("linked/App", against: "HEAD")
        #expect(linked.lines.contains("1 new, 1 known, 0 fixed"))
    }

    @Test(arguments: ["A\nB", "é", "e\u{301}", "a b", "*", "-x"])
    func `a folder can have any name`(name: String) throws {
        guard
            let repository = try Repository([
                "\(name)/A.swift": Self.fixed, "Other/B.swift": Self.fixed,
            ])
        else { return }
        #expect(repository.check(name).lines.contains("0 new, 1 known, 0 fixed"))
    }

    @Test func `a folder that the revision lacks has only new findings`() throws {
        guard let repository = try Repository() else { return }
        try repository.folder.write(Array(Self.fixed.utf8), to: "New/A.swift")
        #expect(repository.check("New").lines.contains("1 new, 0 known, 0 fixed"))
    }

    @Test func `links are read in the repository only`() throws {
        guard let repository = try Repository() else { return }
        let app = repository.folder.path("App")
        for (name, target) in [
            ("Inside.swift", "A.swift"), ("Outside.swift", "/etc/hostname"),
            ("Loop.swift", "Loop.swift"),
            ("Above.swift", "../../x.swift"), ("Missing.swift", "x.swift"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(app)/\(name)",
                withDestinationPath: target
            )
        }
        try repository.commit()
        let revision = try GitRevision("main", of: app)
        let source = revision.source(prefix: "")
        #expect(try source.contents(path: "Inside.swift", upTo: 1000) == Data(Self.fixed.utf8))
        for name in ["Outside.swift", "Loop.swift", "Above.swift", "Missing.swift"] {
            let error = #expect(throws: Diagnostic.self) {
                try source.contents(path: name, upTo: 1000)
            }
            #expect(error?.message == "the link leaves the repository, or has no target")
        }
        // The answers to links are read completely.
        #expect(try source.contents(path: "A.swift", upTo: 1000) == Data(Self.fixed.utf8))
        try revision.check()
    }

    @Test func `limits are those of other files`() throws {
        guard let repository = try Repository() else { return }
        let revision = try GitRevision("main", of: repository.folder.path("App"))
        let source = revision.source(prefix: "")
        let size = Self.fixed.utf8.count
        #expect(try source.contents(path: "A.swift", upTo: size).count == size)
        let error = #expect(throws: Diagnostic.self) {
            try source.contents(path: "A.swift", upTo: size - 1)
        }
        #expect(error?.kind == .tooManyBytes)
        #expect(throws: Diagnostic.self) { try source.contents(path: "B.swift", upTo: size) }
    }

    /// Writes trees that contain each other, of which the innermost contains files.
    private func tree(_ repository: Repository, levels: Int) throws -> String {
        func write(_ lines: [String]) throws -> String {
            let text = Array((lines.joined(separator: "\n") + "\n").utf8)
            let program = try Program(
                repository.git,
                ["-C", repository.folder.url.path, "mktree"],
                input: text
            )
            return String(program.text.prefix { $0.isHexDigit })
        }
        let blob = try repository.run("rev-parse", "main:App/A.swift").text.prefix { $0.isHexDigit }
        var tree = try write((0..<20).map { "100644 blob \(blob)\t\($0).swift" })
        for _ in 0..<levels { tree = try write((0..<20).map { "040000 tree \(tree)\t\($0)" }) }
        return tree
    }

    @Test func `a small repository with very many files is refused`() throws {
        guard let repository = try Repository() else { return }
        // 20^9 files
        let run = repository.check("", against: try tree(repository, levels: 8))
        #expect(run.status == .problem)
        #expect(run.errors.contains("it contains more than 100000 files"))
    }

    @Test func `a deep tree is left out, with a note`() throws {
        guard let repository = try Repository() else { return }
        let deep = String(repeating: "d/", count: 33) + "A.swift"
        try repository.folder.write(Array(Self.fixed.utf8), to: deep)
        try repository.commit()
        let run = repository.check("")
        #expect(run.errors.contains("note: revision main: 1 file in deep folders not read"))
    }

    @Test func `translations are found by files, folders and patterns`() throws {
        guard
            let repository = try Repository([
                "de.json": "{}", "a/fr.json": "{}", "a/b/it.strings": "", "a/.c/es.json": "{}",
                "a/x.txt": "",
            ])
        else { return }
        let revision = try GitRevision("main", of: repository.folder.url.path)
        func paths(_ operands: String...) throws -> [String] {
            let console = Console(
                input: { _ in [] },
                output: Output { _ in },
                errors: Output { _ in },
                terminal: Terminal()
            )
            return try console.translations(operands, in: "", of: revision).paths
        }
        #expect(try paths("de.json") == ["de.json"])
        #expect(try paths("./a/") == ["./a/b/it.strings", "./a/fr.json"])
        #expect(try paths(".") == ["./a/b/it.strings", "./a/fr.json", "./de.json"])
        #expect(try paths("**/*.json") == ["de.json", "a/fr.json"])
        #expect(try paths("a/*") == ["a/b/it.strings", "a/fr.json"])
        #expect(try paths("*.po") == [])
        let source = revision.source(prefix: "")
        #expect(try source.contents(path: "./a/fr.json", upTo: 10) == Data("{}".utf8))
    }

    // MARK: - Errors

    @Test(arguments: ["nothing", "main:Nothing", "@{u}"])
    func `a revision must exist`(name: String) throws {
        guard let repository = try Repository() else { return }
        let run = repository.check(against: name)
        #expect(run.status == .problem)
        #expect(run.errors.hasPrefix("typescale: cannot read revision \(name): git: fatal: "))
    }

    @Test(arguments: ["", "/nowhere", ":.:/nowhere"])
    func `without Git, the message states a remedy`(folders: String) {
        let error = #expect(throws: GitFailure.self) {
            try GitProcess.git(in: folders, outside: URL(filePath: "/app"))
        }
        let expected = "git is not installed; install it, or specify a folder with the older files"
        #expect(error?.reason == expected)
    }

    @Test func `a folder outside of a repository has no revisions`() throws {
        let folder = try Folder(["A.swift": Array(Self.fixed.utf8)])
        let run = Run("check", folder.url.path, "--against", "main")
        #expect(run.errors.hasSuffix("is not in a Git repository\n"))
    }
}
#endif
