import Foundation
import Testing
import TypeScaleTestSupport

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

    @Test(arguments: [["String"], ["FontWeight"], ["Open Sans", "OpenSans"], ["1"], ["\u{E9}"]])
    func `families whose identifiers have another meaning are an error`(names: [String]) throws {
        let families = names.enumerated().map { index, name in
            let faces = #"[{"name": "A\#(index)", "weight": 400}]"#
            return #""f\#(index)": {"$type": "fontFamily", "$value": "\#(name)", "$extensions": "#
                + #"{"org.typescale": {"faces": \#(faces)}}}"#
        }
        let json = "{\(families.joined(separator: ", ")), \"a\": \(Self.token(family: names[0]))}"
        let folder = try Folder(["a.json": Array(json.utf8)])
        let run = Run("tokens", folder.url.appending(path: "a.json").path, "--swift")
        #expect(run.status == .problem)
        #expect(run.errors.contains("cannot name the family"), "\(run.errors)")
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
}
