import Foundation
import Testing
import TypeScaleTestSupport
import TypeScaleTokens

@testable import TypeScaleTool

struct TokensCommandTests {
    private static func file(_ name: String) -> String {
        Transcript.fixtures.appending(path: "Files/\(name)").path
    }

    private static let tokens = file("brand.tokens.json")

    /// The tests of the bridges compile these files.
    @Test(arguments: [
        ("brand.tokens.json", "TypeScaleUIKitTests"),
        ("roles.tokens.json", "TypeScaleSwiftUITests"),
    ])
    func `the compiled Swift code is the tool's output`(file: String, target: String) throws {
        let generated = Transcript.fixtures
            .appending(path: "../../\(target)/Typography.swift").standardizedFileURL
        let run = Run("tokens", Self.file(file), "--swift")
        #expect(run.status == .success)
        if ProcessInfo.processInfo.environment["TYPESCALE_REGENERATE"] != nil {
            try run.output.write(to: generated, atomically: true, encoding: .utf8)
        }
        let checked = Run("tokens", Self.file(file), "--swift", "--check", "-o", generated.path)
        #expect(checked.status == .success, "\(checked.errors)")
    }

    @Test func `the context of a modifier selects its tokens`() throws {
        func tokens(size: Int) -> [UInt8] {
            let text = #"""
                {"text": {"$type": "typography", "$value": {"fontFamily": "Inter",
                  "fontSize": {"value": \#(size), "unit": "px"}, "fontWeight": 400,
                  "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}
                """#
            return Array(text.utf8)
        }
        let resolver = #"""
            {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "mode",
              "contexts": {"small": [{"$ref": "small.json"}], "large": [{"$ref": "large.json"}]},
              "default": "small"}]}
            """#
        let folder = try Folder([
            "all.resolver.json": Array(resolver.utf8), "small.json": tokens(size: 10),
            "large.json": tokens(size: 20),
        ])
        let path = folder.url.appending(path: "all.resolver.json").path
        for (options, size) in [([], 10.0), (["--context", "mode=large"], 20)] {
            let run = Run(["tokens", path, "--json"] + options)
            let rows = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
            let row = try #require((rows as? [[String: Any]])?.first, "\(run.errors)")
            #expect((row["pointSizes"] as? [String: Double])?["large"] == size)
        }
    }

    /// Returns a typography token of the DTCG format.
    private static func token(family: String) -> String {
        #"{"$type": "typography", "$value": {"fontFamily": "\#(family)", "fontSize": "#
            + #"{"value": 1, "unit": "px"}, "fontWeight": 1, "letterSpacing": "#
            + #"{"value": 0, "unit": "px"}, "lineHeight": 1}}"#
    }

    /// Words of Swift, and types that the generated code uses.
    @Test(arguments: ["Any", "Self", "Type", "Protocol", "String", "FontWeight", "1"])
    func `a family whose identifier has another meaning has a longer one`(name: String) throws {
        let run = try run(families: [name])
        #expect(run.status == .success)
        #expect(run.output.contains("public enum Typography\(name): Fontable"))
    }

    @Test(arguments: [["Open Sans", "OpenSans"], ["\u{E9}"]])
    func `families without an identifier of their own are an error`(names: [String]) throws {
        let run = try run(families: names)
        #expect(run.status == .problem)
        #expect(run.errors.contains("cannot name the family"), "\(run.errors)")
    }

    private func run(families names: [String]) throws -> Run {
        let families = names.enumerated().map { index, name in
            let faces = #"[{"name": "A\#(index)", "weight": 400}]"#
            return #""f\#(index)": {"$type": "fontFamily", "$value": "\#(name)", "$extensions": "#
                + #"{"org.typescale": {"faces": \#(faces)}}}"#
        }
        let json = "{\(families.joined(separator: ", ")), \"a\": \(Self.token(family: names[0]))}"
        let folder = try Folder(["a.json": Array(json.utf8)])
        return Run("tokens", folder.url.appending(path: "a.json").path, "--swift")
    }

    @Test func `the choices and the help of the outputs follow from a list`() {
        let outputs = [("a", "x"), ("b-c", "x"), ("d", ""), ("e", "y")].map { name, explanation in
            TokenOutput(name: name, summary: "\(name) text", explanation: explanation) { _, _ in ""
            }
        }
        let choices = TokensCommand.choices(of: outputs)
        #expect(choices.map(\.name) == ["--a", "--b-c", "--d", "--e"])
        #expect(choices.map(\.help).last == "Write e text")
        #expect(TokensCommand.explanations(of: outputs) == "--a and --b-c write x\n--e writes y")
        let help = Run("tokens", "--help").output
        for output in TokenOutput.all {
            #expect(help.contains("  --\(output.name) "))
            #expect(help.contains(output.explanation))
        }
    }

    @Test func `reads tokens from standard input`() throws {
        let bytes = Array(try Data(contentsOf: URL(filePath: Self.tokens)))
        let file = Run("tokens", Self.tokens, "--csv")
        let input = Run(["tokens", "-", "--csv"], input: bytes)
        #expect(input.output == file.output)
        #expect(input.status == file.status)
        #expect(input.errors == file.errors.replacing(Self.tokens, with: "standard input"))
        let same = Run(["tokens", Self.tokens, "--diff", "-", "--csv"], input: bytes)
        #expect(same.status == .success)
        #expect(Run("tokens", "-", "--diff", "-").status == .misuse)
    }

    @Test func `a stale file is an error, and is not written`() throws {
        let folder = try Folder(["out.css": Array("old".utf8)])
        let path = folder.url.appending(path: "out.css").path
        let checked = Run("tokens", Self.tokens, "--css", "--check", "-o", path)
        #expect(checked.status == .problem)
        #expect(checked.errors.contains("differs from the tokens"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
        #expect(Run("tokens", Self.tokens, "--css", "-o", path).status == .success)
        #expect(Run("tokens", Self.tokens, "--css", "--check", "-o", path).status == .success)
    }

    @Test(arguments: ["--css", "--swift"])
    func `hostile names cannot leave a comment or a string`(form: String) throws {
        let name = #"a*/ } \"\\ </style>"#
        let value =
            #"{"fontFamily": "\#(name)", "fontSize": {"value": 1, "unit": "px"}, "#
            + #""fontWeight": 1, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1}"#
        let json =
            "{\"\(name.replacing(" }", with: ""))\": {\"$type\": \"typography\", "
            + "\"$value\": \(value), \"$description\": \"b\\n*/ c\"}}"
        let folder = try Folder(["a.json": Array(json.utf8)])
        let run = Run("tokens", folder.url.appending(path: "a.json").path, form)
        #expect(run.status == .success, "\(run.errors)")
        if form == "--css" {
            // The comments at the start and of the role.
            #expect(run.output.components(separatedBy: "*/").count == 3)
            #expect(!run.output.contains("</style"))
        } else {
            #expect(!run.output.contains("\n*/ c"))
            #expect(run.output.contains(#"name: "a*/ } \"\\ </style>""#))
        }
    }

    @Test func `hostile names cannot leave a comment in XML`() throws {
        let name = "--><a>&\u{FFFE}--"
        let value =
            #"{"fontFamily": "\#(name)x", "fontSize": {"value": 1, "unit": "px"}, "fontWeight": 1, "#
            + #""letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1}"#
        let json = "{\"\(name)\": {\"$type\": \"typography\", \"$value\": \(value)}}"
        let folder = try Folder(["a.json": Array(json.utf8)])
        let run = Run("tokens", folder.url.appending(path: "a.json").path, "--android")
        #expect(run.status == .success, "\(run.errors)")
        let parts = run.output.components(separatedBy: "--")
        // XML permits two hyphens only at the start and the end of a comment.
        #expect(parts.dropFirst().dropLast().allSatisfy { !$0.isEmpty })
        #expect(run.output.components(separatedBy: "-->").count == 6)
        #expect(run.output.contains("<style name=\"TextAppearance.A\""))
        #expect(run.output.contains("@font/a_x</item>"))
        #expect(!run.output.unicodeScalars.contains("\u{FFFE}"))
    }

    @Test func `roles whose identifiers are equal are an error`() throws {
        let value = Self.token(family: "A")
        let folder = try Folder(["a.json": Array("{\"a b\": \(value), \"A-B\": \(value)}".utf8)])
        let run = Run("tokens", folder.url.appending(path: "a.json").path, "--css")
        #expect(run.status == .problem)
        #expect(run.errors.contains("the roles 'a b' and 'A-B' have the same identifier a-b"))
    }

    private static func role(_ size: String, _ more: String = "") -> String {
        #"{"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "\#(size)", "#
            + #""fontWeight": 400, "lineHeight": 1\#(more)}}"#
    }

    /// A file is only replaced by a complete one.
    @Test(arguments: [
        #"{"name": "x", "version": "1"}"#, "{}", "{",
        #"{"a": \#(role("17px")), "b": \#(role("1em"))}"#,
    ])
    func `an error leaves the output file as it was`(json: String) throws {
        let folder = try Folder(["a.json": Array(json.utf8), "out.css": Array("old".utf8)])
        let run = Run("tokens", folder.path("a.json"), "--css", "-o", folder.path("out.css"))
        #expect(run.status == .problem)
        #expect(!run.errors.isEmpty)
        #expect(try String(contentsOfFile: folder.path("out.css"), encoding: .utf8) == "old")
        let page = Run(
            "specimen",
            "--tokens",
            folder.path("a.json"),
            "-o",
            folder.path("out.css")
        )
        #expect(page.status == .problem)
        #expect(try String(contentsOfFile: folder.path("out.css"), encoding: .utf8) == "old")
        #expect(try folder.names == ["a.json", "out.css"])
    }

    @Test func `unknown properties are warnings, with which the status is 0`() throws {
        let json = #"{"a": \#(Self.role("17px", #", "textCase": "none""#))}"#
        let folder = try Folder(["a.json": Array(json.utf8)])
        let run = Run("tokens", folder.path("a.json"))
        #expect(run.status == .success)
        #expect(run.errors.contains("warning: $.a['$value'].textCase: the property 'textCase'"))
    }

    @Test func `reads files, folders and patterns in their order`() throws {
        let folder = try Folder([
            "base.json": Array(#"{"size": {"value": "12px"}}"#.utf8),
            "brand/size.json": Array(#"{"size": {"value": "18px"}}"#.utf8),
            "web/a.tokens.json": Array(
                #"{"a": {"value": {"fontSize": "{size}"}, "type": "typography"}}"#.utf8
            ),
        ])
        func sizes(_ operands: String...) -> String {
            let run = Run(["tokens", "--csv"] + operands)
            #expect(run.status == .success, "\(run.errors)")
            let row = run.output.split(separator: "\n").last ?? ""
            // The size at L, before eight sizes and four columns about browsers.
            let cells = row.split(separator: ",", omittingEmptySubsequences: false)
            return cells.dropLast(12).last.map { String($0) } ?? ""
        }
        let pattern = folder.path("web/*.json")
        #expect(sizes(folder.path("base.json"), folder.path("brand"), pattern) == "18")
        #expect(sizes(folder.path("brand"), folder.path("base.json"), pattern) == "12")
        let none = Run("tokens", folder.path("none/*.json"))
        #expect(none.status == .misuse)
        let difference = Run("tokens", folder.path("brand/size.json"), "--diff", folder.url.path)
        #expect(difference.status == .problem)
    }

    /// Each file has one declaration at its top level, with the name of the file.
    @Test func `two generated files can be in one module`() throws {
        let folder = try Folder()
        var names: [String] = []
        for name in ["Brand.swift", "other-brand.swift"] {
            let path = folder.path(name)
            #expect(Run("tokens", Self.tokens, "--swift", "-o", path).status == .success)
            let code = try String(contentsOfFile: path, encoding: .utf8)
            #expect(!code.contains("?? .uikit"))
            let lines = code.split(separator: "\n").filter {
                !$0.utf8.starts(with: " ".utf8) && !$0.utf8.starts(with: "/".utf8)
                    && !$0.contains("import ")
            }
            #expect(lines.count == 2)
            names.append(String(lines.first ?? ""))
        }
        #expect(names == ["public enum Brand {", "public enum OtherBrand {"])
    }
}
