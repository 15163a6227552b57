import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleTokens

/// Small folders with the shape of design systems in several files.
struct TokenFilesTests {
    private func recover(
        _ files: [String: String],
        _ names: [String] = [""],
        contexts: NameDictionary<String> = [:],
        root: String? = nil
    ) throws -> DesignSystem.Recovered {
        let folder = try Folder(files.mapValues { Array($0.utf8) })
        var options = DesignSystem.ReadingOptions()
        options.contexts = contexts
        options.root = root.map { folder.url.appending(path: $0) }
        return try DesignSystem.recovering(
            contentsOf: names.map { $0.isEmpty ? folder.url : folder.url.appending(path: $0) },
            options: options
        )
    }

    private static func role(_ size: String) -> String {
        #"{"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400, "#
            + #""fontSize": "\#(size)", "letterSpacing": "0px", "lineHeight": 1.5}}"#
    }

    @Test func `a later file replaces a token, and references refer to all files`() throws {
        let files = [
            "a.json": #"{"size": {"$type": "dimension", "s": {"$value": "12px"}}}"#,
            "b/roles.json": #"{"note": \#(Self.role("{size.s}")), "body": \#(Self.role("17px"))}"#,
            "c.json": #"{"size": {"$type": "dimension", "s": {"$value": "13px"}}}"#,
        ]
        let folder = try recover(files)
        #expect(folder.errors.isEmpty, "\(folder.errors)")
        #expect(folder.system.roles.map(\.font.size) == [13, 17])
        let listed = try recover(files, ["c.json", "a.json", "b/roles.json"])
        #expect(listed.system.roles.map(\.font.size) == [12, 17])
        #expect(try recover(files, ["b", "a.json"]).system.role(named: "note")?.font.size == 12)
    }

    @Test func `the result names all files that were read`() throws {
        let folder = try Folder([
            "sets/a.json": Array(#"{"body": \#(Self.role("17px"))}"#.utf8),
            "sets/broken.json": Array("{".utf8),
            "resolver.json": Array(
                #"""
                {"version": "2025.10", "resolutionOrder":
                [{"name": "a", "type": "set", "sources": [{"$ref": "sets/a.json"}]}]}
                """#.utf8
            ),
            "fonts.json": Array(#"{"body": {"fontName": "Inter", "fontSize": 17}}"#.utf8),
        ])
        func files(_ name: String) throws -> [String] {
            try DesignSystem.recovering(contentsOf: folder.url.appending(path: name)).files
        }
        let part = folder.path("sets/a.json")
        #expect(try files("sets/a.json") == [part])
        #expect(try files("sets") == [part])
        #expect(try files("resolver.json") == [folder.path("resolver.json"), part])
        #expect(try files("fonts.json") == [folder.path("fonts.json")])
        #expect(try DesignSystem.recovering(data: Data("{}".utf8), file: "-").files == ["-"])
    }

    @Test func `references that need other files are one error`() throws {
        let roles = (0..<20).map { #""r\#($0)": \#(Self.role("{options.size.\($0)}"))"# }
        let recovered = try recover(["a.json": "{\(roles.joined(separator: ","))}"])
        let missing = recovered.errors.filter { $0.kind == .missingTarget }
        #expect(
            missing.map(\.message)
                == [
                    "20 references need tokens of other files: '{options.size…}'; read these files, too"
                ]
        )
        // The reason of each role.
        #expect(recovered.errors.filter { $0.message.hasSuffix("and is omitted") }.count == 20)
    }

    /// Style Dictionary's references can name values that are not tokens, as Cedar's do.
    @Test func `a reference names a value in a file without tokens`() throws {
        let files = [
            "options.json":
                #"{"font": {"main": "Inter", "all": "{font.main}, {font.rest}", "rest": "Arial, serif", "size": "16px"}}"#,
            "text.json":
                #"{"body": {"$type": "typography", "$value": {"fontFamily": "{font.all}", "#
                + #""fontSize": "{font.size}", "fontWeight": 400}}}"#,
        ]
        for names in [[""], ["options.json", "text.json"], ["text.json", "options.json"]] {
            let recovered = try recover(files, names)
            #expect(recovered.errors.isEmpty, "\(recovered.errors)")
            #expect(recovered.system.roles.first?.families == ["Inter", "Arial", "serif"])
            #expect(recovered.system.roles.first?.font.size == 16)
        }
    }

    /// The sizes of tokens and roles with canonically equivalent names.
    @Test func `names are equal if they have the same bytes`() throws {
        func size(_ size: Int) -> String {
            #"{"$type": "dimension", "$value": {"value": \#(size), "unit": "px"}}"#
        }
        let (one, other) = ("\u{E9}", "e\u{301}")
        let values = ["{s.\(one)}", "{s.\(other)}"].map { typography(size: "\"\($0)\"") }
        let json = #"""
            {"s": {"\#(one)": \#(size(10)), "\#(other)": \#(size(20))},
             "\#(one)": {"$type": "typography", "$value": \#(values[0])},
             "\#(other)": {"$type": "typography", "$value": \#(values[1])}}
            """#
        let recovered = try read(json)
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        let again = try read(recovered.system.code(for: .dtcg))
        for system in [recovered.system, again.system] {
            #expect(system.roles.map(\.font.size) == [10, 20])
            #expect(system.role(named: other)?.font.size == 20)
        }
    }

    @Test func `properties with canonically equivalent names are reported separately`() throws {
        let value = typography().dropLast() + ", \"\u{E9}\": 1, \"e\u{301}\": 2}"
        let unread = try read("{\"body\": {\"$type\": \"typography\", \"$value\": \(value)}}")
            .diagnostics.filter { $0.kind == .unread }
        #expect(unread.count == 2)
    }

    private static let sets = [
        "$metadata.json": #"{"tokenSetOrder": ["core", "size/small", "size/large", "semantic"]}"#,
        "$themes.json":
            #"""
        [{"name": "large", "group": "Size", "selectedTokenSets": {"size/large": "enabled"}},
         {"name": "small", "group": "Size", "selectedTokenSets": {"size/small": "source"}}]
        """#,
        "core.json": #"{"family": {"$type": "fontFamilies", "$value": "Inter"}}"#,
        "semantic.json":
            #"{"text": {"$type": "typography", "$value": {"fontFamily": "{core.family}", "#
            + #""fontSize": "{s}", "fontWeight": "Semi Bold", "textCase": "none"}}}"#,
        "size/large.json": #"{"s": {"$type": "fontSizes", "$value": "20"}}"#,
        "size/small.json": #"{"s": {"$type": "fontSizes", "$value": "15"}}"#,
    ]

    /// One theme of each group selects sets.
    ///
    /// References can begin with a set's name.
    @Test(
        arguments: [([:], 20), (["size": "Small"], 15)] as [(NameDictionary<String>, Double)]
    )
    func `themes select the sets of Tokens Studio`(
        contexts: NameDictionary<String>,
        size: Double
    ) throws {
        let recovered = try recover(Self.sets, contexts: contexts)
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        let role = try #require(recovered.system.role(named: "text"))
        #expect(role.font.size == size)
        #expect(role.families == ["Inter"])
    }

    @Test func `each theme and each of its sets is read once`() throws {
        func steps(_ count: Int) throws -> Int {
            let themes = (0..<count).map {
                #"{"group": "g\#($0 / 2)", "name": "n\#($0)", "#
                    + #""selectedTokenSets": {"a\#($0)": "enabled", "b": "source"}}"#
            }
            let json = "[\(themes.joined(separator: ", "))]"
            var tree = TokenTree()
            let source = try TokenSource.tree(Data(json.utf8), name: "a")
            let root = TokenSite(source: tree.add(TokenSource(name: "a", tree: source)), node: 0)
            var reader = ThemeParser(tree, ["g0": "n1"])
            let omitted = reader.setsOmitted(by: root)
            // Of each group's two sets, the theme that is not selected has one.
            #expect(omitted.count == count / 2)
            return reader.steps
        }
        for count in [1000, 2000] { #expect(try steps(count) == 3 * count) }
    }

    @Test func `sets and groups of themes are equal if they have the same bytes`() throws {
        let (one, other) = ("\u{E9}", "e\u{301}")
        let theme = { (set: String, status: String) in
            #"{"name": "a", "group": "\#(set)", "selectedTokenSets": {"\#(set)": "\#(status)"}}"#
        }
        let json = #"""
            {"\#(one)": {"text": \#(Self.role("15px"))},
             "\#(other)": {"text": \#(Self.role("20px")), "other": \#(Self.role("30px"))},
             "$metadata": {"tokenSetOrder": ["\#(other)", "\#(one)"]},
             "$themes": [\#(theme(one, "enabled")), \#(theme(other, "enabled"))]}
            """#
        let recovered = try recover(["t.json": json])
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        // The last set in the order replaces the role of the first.
        #expect(recovered.system.roles.map(\.font.size) == [15, 30])
    }

    @Test func `the sets of Tokens Studio are in a folder of a folder`() throws {
        var files: [String: String] = [:]
        for (name, text) in Self.sets { files["src/tokens/" + name] = text }
        files["dist/text.json"] = #"{"old": \#(Self.role("3px"))}"#
        files["src/a.json"] = #"{"older": \#(Self.role("4px"))}"#
        let recovered = try recover(files)
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        #expect(recovered.system.roles.map(\.font.size) == [20])
        let omitted = recovered.diagnostics.filter { $0.message.contains("outside the folder") }
        #expect(omitted.map(\.message.utf8.count) == [omitted.first?.message.utf8.count])
        #expect(omitted.first?.message.hasSuffix("(2 times)") == true)
    }

    @Test func `a folder also contains files for other purposes`() throws {
        let recovered = try recover([
            "names.json": "[1]",
            "a.json": #"{"body": \#(Self.role("17px"))}"#,
            "tsconfig.build.json": #"{"include": ["src/*.ts"], "compilerOptions": {}}"#,
        ])
        #expect(recovered.diagnostics.allSatisfy { $0.file.hasSuffix("/a.json") })
        #expect(recovered.system.roles.map(\.font.size) == [17])
    }

    @Test func `a folder without tokens is one error`() throws {
        let recovered = try recover(["a.json": #"{"include": []}"#, "b.json": "{}", "c.json": "[]"])
        #expect(recovered.diagnostics.map(\.kind) == [.noRoles])
        #expect(
            recovered.diagnostics[0].message.hasPrefix("no tokens in this file and 2 other files;")
        )
        let two = try recover(["a.json": "{}", "b.json": "{}"])
        let message = try #require(two.diagnostics.first?.message)
        #expect(message.hasPrefix("no tokens in this file and 1 other file;"))
    }

    /// Cedar has roles with typography values for the web, and in parts for apps.
    @Test func `roles in parts next to typography values are reported`() throws {
        let parts =
            #"{"$type": "dimension", "size": {"$value": "34px"}, "line-height": {"$value": "40px"}}"#
        let files = [
            "mobile.json": #"{"a": \#(parts), "b": \#(parts), "c": \#(parts)}"#,
            "web.json": #"{"body": \#(Self.role("17px")), "title": \#(Self.role("{c.size}"))}"#,
        ]
        let recovered = try recover(files)
        #expect(recovered.system.roles.map(\.name) == ["body", "title"])
        let unread = recovered.diagnostics.filter { $0.kind == .unread }
        #expect(unread.map(\.file.isEmpty) == [false])
        #expect(unread.first?.message.hasSuffix("read its file alone (2 times)") == true)
    }

    @Test func `files that together exceed the limit are one error`() throws {
        let text = #"{"body": \#(Self.role("17px"))}"# + String(repeating: " ", count: 3 << 20)
        let recovered = try recover([
            "a.json": text, "b.json": text, "c.json": "{}", "d.json": text,
        ])
        #expect(recovered.errors.map(\.kind) == [.tooManyFiles])
        #expect(recovered.errors.first?.file.hasSuffix("b.json") == true)
    }

    @Test func `a theme that does not exist is an error`() throws {
        #expect(try recover(Self.sets, contexts: ["Size": "huge"]).kinds.contains(.unknownContext))
    }

    @Test func `a configuration of Style Dictionary names its files`() throws {
        let files = [
            "config.json": #"{"include": ["base/*.json"], "source": ["tokens/**/*.{json,json5}"]}"#,
            "base/size.json": #"{"size": {"value": "12px"}}"#,
            "tokens/size.json": #"{"size": {"value": "18px"}}"#,
            "tokens/text/body.json":
                #"{"body": {"value": {"fontFamily": "Inter", "fontSize": "{size.value}"}, "type": "typography"}}"#,
            "other.json": #"{"size": {"value": "1px"}}"#,
        ]
        for names in [["config.json"], [""]] {
            let recovered = try recover(files, names)
            #expect(recovered.errors.isEmpty, "\(recovered.errors)")
            #expect(recovered.system.roles.map(\.font.size) == [18])
        }
    }

    @Test(arguments: [
        ("a/*.json", "a/b.json", true), ("a/*.json", "a/b/c.json", false),
        ("?.json", "\u{E9}.json", true),
        ("a/**/*.json", "a/b.json", true), ("a/**/*.json", "a/b/c/d.json", true),
        ("**", "a/b", true), ("./a/?.json", "a/b.json", true), ("a/?.json", "a/bc.json", false),
        ("{a,b}/{c,d}.json", "b/c.json", true), ("{a,b}/{c,d}.json", "c/c.json", false),
        ("*a*a*b", "aaaaaaaaaa", false), ("**/**/a", "b/a", true), ("a", "a", true),
    ])
    func `a pattern matches paths as in a shell`(
        pattern: String,
        path: String,
        matches: Bool
    ) throws {
        var remaining = 1_000_000
        let path = PathPattern.components(of: path)
        #expect(try PathPattern(pattern).matches(path, &remaining) == matches)
    }

    @Test func `a pattern that is too long or has too many alternatives is an error`() throws {
        _ = try PathPattern("{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}.json")
        let long = String(repeating: "a", count: 1024)
        _ = try PathPattern(long)
        for pattern in ["{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}.json", long + "*"] {
            let error = #expect(throws: Diagnostic.self) { try PathPattern(pattern) }
            #expect(error?.kind == .textTooLong)
        }
    }

    @Test func `all patterns share a search and a limit on comparisons`() throws {
        let folder = try Folder(["a/b.json": [], "a/c.json": [], "d.json": []])
        var files = SourceFiles(comparisons: 1000)
        #expect(try files.paths(matching: "a/*.json", in: folder.url) == ["a/b.json", "a/c.json"])
        #expect(try files.paths(matching: "?.json", in: folder.url) == ["d.json"])
        #expect(try files.paths(matching: "no such file", in: folder.url) == ["no such file"])
        #expect(files.searchCount == 1)
        // Each comparison of a path with a pattern costs more than 16.
        for _ in 0..<5 { _ = try files.paths(matching: "*/*.json", in: folder.url) }
        let error = #expect(throws: Diagnostic.self) {
            for _ in 0..<20 { _ = try files.paths(matching: "*/*.json", in: folder.url) }
        }
        #expect(error?.kind == .tooManyFiles)
        #expect(error?.message.hasPrefix("the patterns take more than 1000 comparisons") == true)
        #expect(files.isExhausted)
        #expect(files.searchCount == 1)
    }

    // Each pattern searched the folder again.
    @Test func `the paths and patterns of a configuration are limited`() throws {
        func config(_ count: Int) -> [String: String] {
            let paths = ["a.json"] + (1..<count).map { "x*\($0).json" }
            let list = paths.map { "\"\($0)\"" }.joined(separator: ",")
            return [
                "config.json": "{\"source\": [\(list)]}", "a.json": "{\"a\": \(Self.role("17px"))}",
            ]
        }
        let most = try recover(config(1024), ["config.json"])
        #expect(
            most.errors.map(\.kind) == Array(repeating: .notFound, count: 1000) + [
                .tooManyDiagnostics
            ]
        )
        let over = try recover(config(1300), ["config.json"])
        #expect(over.system.roles.map(\.name) == ["a"])
        #expect(over.errors.last?.message == "24 more errors; correct the first errors")
        let twice = try recover(
            [
                "config.json": #"{"source": ["1*.json", "2.json", "./2.json", "x/../2.json"]}"#,
                "1.json": #"{"a": \#(Self.role("17px"))}"#, "2.json": "{", "x/y": "",
            ],
            ["config.json"]
        )
        #expect(twice.errors.count == 1)
    }

    /// A document cannot name files outside its folder, also not through a link.
    @Test(arguments: ["../out.json", "sub/../../out.json", "link.json"])
    func `a document stays in its folder`(path: String) throws {
        let main = ##"""
            {"version": "2025.10", "resolutionOrder": [{"name": "a", "type": "set", "sources":
              [{"$ref": "\##(path)"}]}]}
            """##
        let folder = try Folder([
            "in/main.json": Array(main.utf8), "in/sub/x": [],
            "out.json": Array("{\"a\": \(Self.role("17px"))}".utf8),
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("in/link.json"),
            withDestinationPath: folder.path("out.json")
        )
        let url = folder.url.appending(path: "in/main.json")
        let refused = try DesignSystem.recovering(contentsOf: url)
        #expect(refused.kinds.contains(.outsideFolder))
        #expect(refused.system.roles.isEmpty)
        var options = DesignSystem.ReadingOptions()
        options.root = folder.url
        let read = try DesignSystem.recovering(contentsOf: url, options: options)
        #expect(read.errors.isEmpty, "\(read.errors)")
        #expect(read.system.roles.map(\.name) == ["a"])
    }

    // Comparing such names takes quadratic time.
    @Test func `names with more than 30 combining marks in a row are not read`() throws {
        let name = String(repeating: "a", count: 97) + String(repeating: "\u{301}", count: 31)
        let role = Self.role("17px")
        let files = [
            "a.json": #"{"a": \#(role.replacing("Inter", with: name))}"#,
            "b.json": #"{"$type": "\#(name)", "b": \#(role), "$description": "\#(name)"}"#,
        ]
        for file in files.keys {
            let recovered = try recover(files, [file])
            #expect(!recovered.errors.isEmpty)
            #expect(recovered.errors.allSatisfy { !$0.message.contains(name) })
        }
        let described = role.replacing("{\"$type", with: "{\"$description\": \"\(name)\", \"$type")
        let system = try recover(["c.json": #"{"c": \#(described)}"#]).system
        #expect(system.roles.first?.summary == name)
    }

    // Each path read the file again.
    @Test func `a resolver document reads a file once`() throws {
        let paths = ["sets/a.json", "./sets/a.json", "sets/../sets/a.json", "broken.json"]
        let sources = (paths + ["./broken.json"]).map { "{\"$ref\": \"\($0)\"}" }
        let files = [
            "main.json": """
            {"version": "2025.10", "resolutionOrder":
              [{"name": "a", "type": "set", "sources": [\(sources.joined(separator: ", "))]}]}
            """,
            "sets/a.json": "{\"a\": \(Self.role("17px"))}", "broken.json": "{",
        ]
        let recovered = try recover(files, ["main.json"])
        #expect(recovered.errors.count == 1, "\(recovered.errors)")
        #expect(recovered.files.count == 2)
        #expect(recovered.system.roles.map(\.name) == ["a"])
    }

    @Test(arguments: [
        "{}", #"{"name": "x", "version": "1"}"#, #"{"a": {"$type": "color", "$value": "red"}}"#,
    ])
    func `files without roles are an error that says what was found`(json: String) throws {
        let recovered = try recover(["a.json": json], ["a.json"])
        let errors = recovered.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.kind) == [.noRoles])
        let message = errors.first?.message ?? ""
        #expect(message.contains("'name', 'version'") == json.contains("name"))
        #expect(message.contains("1 of 'color'") == json.contains("color"))
        let folder = try Folder(["a.json": Array(json.utf8)])
        #expect(throws: Diagnostic.self) { try DesignSystem(contentsOf: folder.url) }
    }

    @Test func `each unknown property is one warning`() throws {
        let roles = (0..<30).map {
            #""r\#($0)": {"docs": {"a": "b"}, "$type": "typography", "$title": "t", "$value": {"fontFamily": "#
                + #""Inter", "fontSize": "16px", "fontWeight": 400, "textCase": "none"}}"#
        }
        let recovered = try recover(["a.json": "{\(roles.joined(separator: ","))}"])
        #expect(recovered.errors.isEmpty)
        #expect(recovered.system.roles.count == 30)
        #expect(
            recovered.diagnostics.filter { $0.kind == .unread }.map(\.message).sorted() == [
                "the property '$title' is not read (30 times)",
                "the property 'docs' is not read (30 times)",
                "the property 'textCase' is not read (30 times)",
            ]
        )
    }

    @Test func `a broken file in a folder does not prevent the others`() throws {
        let recovered = try recover([
            "a.json": "{", "b.json": "{\"a\": \(Self.role("17px"))}",
            "node_modules/c.json": "{", "package.json": "{",
        ])
        #expect(recovered.kinds == [.syntax])
        #expect(recovered.system.roles.map(\.name) == ["a"])
        #expect(throws: Diagnostic.self) { try recover(["a.json": "{"], ["a.json"]) }
        #expect(throws: Diagnostic.self) { try recover(["a.txt": ""]) }
    }

    @Test func `a style dictionary cannot be read with other files`() throws {
        let files = [
            "a.json": #"{"body": {"fontName": "Inter-Regular", "fontSize": 17}}"#,
            "b.json": "{\"a\": \(Self.role("17px"))}",
        ]
        #expect(try recover(files, ["a.json"]).system.roles.map(\.name) == ["body"])
        #expect(throws: Diagnostic.self) { try recover(files) }
    }
}
