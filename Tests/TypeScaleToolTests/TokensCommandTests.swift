import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

struct TokensCommandTests {
    private static let tokens = Transcript.fixtures.appending(path: "Files/brand.tokens.json").path

    /// The tests of TypeScaleUIKit compile this file.
    private static let generated = Transcript.fixtures
        .appending(path: "../../TypeScaleUIKitTests/Typography.swift").standardizedFileURL

    @Test func `the compiled Swift code is the tool's output`() throws {
        let run = Run("tokens", Self.tokens, "--swift")
        #expect(run.status == .success)
        if ProcessInfo.processInfo.environment["TYPESCALE_REGENERATE"] != nil {
            try run.output.write(to: Self.generated, atomically: true, encoding: .utf8)
        }
        let checked = Run("tokens", Self.tokens, "--swift", "--check", "-o", Self.generated.path)
        #expect(checked.status == .success, "\(checked.errors)")
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
        let value =
            #"{"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "#
            + #"{"value": 1, "unit": "px"}, "fontWeight": 1, "letterSpacing": "#
            + #"{"value": 0, "unit": "px"}, "lineHeight": 1}}"#
        let folder = try Folder(["a.json": Array("{\"a b\": \(value), \"A-B\": \(value)}".utf8)])
        let run = Run("tokens", folder.url.appending(path: "a.json").path, "--css")
        #expect(run.status == .problem)
        #expect(run.errors.contains("the roles 'a b' and 'A-B' have the same identifier a-b"))
    }
}
