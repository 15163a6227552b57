import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics

@testable import TypeScaleTokens

struct ProblemTests {
    /// Documents with the faults of the negative tests in the format's test suite.
    static let faults: [(json: String, kind: Diagnostic.Kind)] = [
        (##"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"##, .circularReference),
        (##"{"a": {"$value": "{a}"}}"##, .circularReference),
        (##"{"a": {"$ref": "#/a/$value/x"}}"##, .circularReference),
        (##"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"##, .circularReference),
        (##"{"a": {"b": {"$extends": "{a}"}}}"##, .circularReference),
        (##"{"a": {"$extends": "{missing}"}}"##, .missingTarget),
        (##"{"t": {"$type": "number", "$value": 1}, "a": {"$extends": "{t}"}}"##, .wrongType),
        (##"{"a": {"$value": "{missing.b}"}}"##, .missingTarget),
        (
            ##"{"g": {"t": {"$type": "number", "$value": 1}}, "a": {"$value": "{g}"}}"##,
            .missingTarget
        ),
        (##"{"a": {"$type": "number", "$value": "{}"}}"##, .badReference),
        (##"{"a": {"$type": "number", "$value": "{b"}}"##, .badReference),
        (##"{"a": {"$ref": "/b"}}"##, .badReference),
        (##"{"a": {"$ref": "#/b//c"}}"##, .badReference),
        (##"{"a": {"$ref": "#/b c"}}"##, .badReference),
        (##"{"a": {"$ref": "#/b~2"}}"##, .badReference),
        (
            ##"{"l": {"$type": "fontFamily", "$value": ["A"]}, "a": {"$ref": "#/l/$value/-1"}}"##,
            .missingTarget
        ),
        (
            ##"{"l": {"$type": "fontFamily", "$value": ["A"]}, "a": {"$ref": "#/l/$value/1"}}"##,
            .missingTarget
        ),
        (
            ##"{"l": {"$type": "number", "$value": 1}, "a": {"$ref": "#/l/$description"}}"##,
            .missingTarget
        ),
        (
            ##"{"n": {"$type": "number", "$value": 1}, "a": {"$type": "dimension", "$value": "{n}"}}"##,
            .wrongType
        ),
        (##"{"a": {"$type": "number", "$value": 1, "$ref": "#/a"}}"##, .unknownKey),
        (##"{"a": {"$type": "number", "$value": 1, "b": {"$value": 2}}}"##, .unknownKey),
        (##"{"a": {"$type": "number", "$value": "1"}}"##, .wrongType),
        (##"{"a": {"$type": "number", "$value": null}}"##, .wrongType),
        (##"{"a": {"$type": ["number"], "$value": 1}}"##, .wrongType),
        (##"{"a": {"$type": "number", "$value": 1, "$deprecated": 2}}"##, .wrongType),
        (##"{"a": {"$type": "number", "$value": 1, "$description": 2}}"##, .wrongType),
        (##"{"a": {"$type": "number", "$value": 1, "$extensions": []}}"##, .wrongType),
        (##"{"a": {"$type": "dimension", "$value": {"value": 1}}}"##, .missingKey),
        (##"{"a": {"$type": "dimension", "$value": {"unit": "px"}}}"##, .missingKey),
        (##"{"a": {"$type": "dimension", "$value": {"value": "1", "unit": "px"}}}"##, .wrongType),
        (##"{"a": {"$type": "dimension", "$value": {"value": 100, "unit": "%"}}}"##, .badUnit),
        (##"{"a": {"$type": "fontFamily", "$value": 1}}"##, .wrongType),
        (##"{"a": {"$type": "fontFamily", "$value": ["A", 1]}}"##, .wrongType),
        (##"{"a": {"$type": "fontWeight", "$value": 0}}"##, .badNumber),
        (##"{"a": {"$type": "fontWeight", "$value": 1001}}"##, .badNumber),
        (##"{"a": {"$type": "fontWeight", "$value": "fat"}}"##, .unknownName),
        (##"{"a.b": {"$type": "number", "$value": 1}}"##, .badName),
        (
            ##"{"a": {"$type": "number", "$value": 1}, "a": {"$type": "number", "$value": 2}}"##,
            .duplicateKey
        ),
        (##"{"a": {"$type": "number", "$value": 1e400}}"##, .numberOutOfRange),
    ]

    @Test(arguments: faults.indices)
    func `a fault is one error, and the rest is still read`(index: Int) throws {
        let (json, kind) = Self.faults[index]
        let valid = #"{"ok": {"$type": "typography", "$value": \#(typography())}, "#
        let recovered = try read(valid + json.dropFirst())
        #expect(recovered.kinds.contains(kind), "\(json) \(recovered.errors)")
        #expect(recovered.system.roles.map(\.name) == ["ok"])
    }

    /// Properties and types that the format does not define do not make a file invalid.
    @Test(arguments: [
        (##"{"a": {"$type": "number", "$value": 1, "$other": 2}}"##, Diagnostic.Kind.unread),
        (##"{"a": {"$type": "string", "$value": "b"}}"##, .unread), (##"{"a": 1}"##, .unread),
        (##"{"a": {"$value": 1}}"##, .unknownType),
    ])
    func `what is unknown is a warning`(json: String, kind: Diagnostic.Kind) throws {
        let valid = #"{"ok": {"$type": "typography", "$value": \#(typography())}, "#
        let recovered = try read(valid + json.dropFirst())
        let found = recovered.diagnostics.filter { $0.kind == kind }
        #expect(found.map(\.severity) == [.warning])
        #expect(recovered.errors.isEmpty)
        #expect(recovered.system.roles.map(\.name) == ["ok"])
    }

    @Test func `an error has a file, line, column and path`() throws {
        let recovered = try read(
            """
            {"heading": {
              "x-large": {"$type": "typography",
                "$value": \(typography(size: #"{"value": 42, "unit": "em"}"#))}}}
            """
        )
        let error = try #require(recovered.errors.first)
        #expect(
            error.description
                == "a.json:3:74: $.heading['x-large']['$value'].fontSize.unit: "
                + "unknown unit 'em'; use px or rem"
        )
        #expect(recovered.system.roles.isEmpty)
    }

    @Test func `a role without a text style is reported with the proposed style`() throws {
        let recovered = try read(#"{"a": {"$type": "typography", "$value": \#(typography())}}"#)
        let note = try #require(recovered.diagnostics.first { $0.kind == .proposedStyle })
        #expect(note.severity == .note)
        #expect(note.message.contains("42 pt is nearest to largeTitle, which has 34 pt"))
        #expect(recovered.system.roles.first?.proposal?.textStyle == .largeTitle)
    }

    @Test func `each unknown family is reported once`() throws {
        let recovered = try read(#"{"$type": "typography", "a": \#(token()), "b": \#(token())}"#)
        #expect(recovered.diagnostics.filter { $0.kind == .unknownFace }.count == 1)
    }

    @Test func `groups that double each other exceed a limit`() throws {
        let groups = (1...40).map {
            let base = "{\"$extends\": \"{g\($0 - 1)}\"}"
            return "\"g\($0)\": {\"a\": \(base), \"b\": \(base)}"
        }
        let json = "{\"g0\": {\"x\": {\"$value\": 1}}, \(groups.joined(separator: ","))}"
        var tree = TokenTree()
        let source = try TokenSource.tree(Data(json.utf8), name: "a.json")
        tree.sources = [TokenSource(name: "a.json", tree: source)]
        tree.maximumSteps = 5000
        tree.addRoot(TokenSite(source: 0, node: 0))
        #expect(tree.allTokens().count <= 6000)
        let diagnostics = tree.diagnostics.located(in: tree.sources)
        #expect(diagnostics.map(\.kind) == [.tooManyValues])
        #expect(diagnostics.first?.message.hasPrefix("the groups contain too many tokens") == true)
    }

    /// Reads references to a long text and to an object with many members.
    @Test(arguments: [true, false])
    func `references read a limited number of bytes in long values`(isLimited: Bool) throws {
        let members = (0..<1000).map { "\"x\($0)\": 1" }.joined(separator: ", ")
        let role = typography(weight: "\"{weight}\"").dropLast()
        let json = """
            {"weight": {"$type": "fontWeight", "$value": "\(String(repeating: "a", count: 5000))"},
             "role": {"$type": "typography", "$value": \(role), \(members)}},
             \((0..<50).map { "\"a\($0)\": {\"$value\": \"{role}\"}" }.joined(separator: ", "))}
            """
        var tree = TokenTree()
        let source = try TokenSource.tree(Data(json.utf8), name: "a.json")
        tree.sources = [TokenSource(name: "a.json", tree: source)]
        if isLimited { tree.maximumReferencedBytes = 100_000 }
        tree.addRoot(TokenSite(source: 0, node: 0))
        var reader = TypographyParser(tree, DesignSystem.ReadingOptions())
        _ = reader.read()
        let kinds = reader.tree.diagnostics.located(in: tree.sources).map(\.kind)
        #expect(kinds.contains(.tooManyValues) == isLimited)
    }

    @Test func `notes after the first thousand are counted`() throws {
        let tokens = (0..<1100).map { "\"a\($0)\": \(token("\"{t}\""))" }
        let recovered = try read(
            "{\"t\": {\"$type\": \"typography\", \"$value\": \(typography())}, "
                + "\(tokens.joined(separator: ","))}"
        )
        #expect(recovered.errors.isEmpty)
        #expect(recovered.system.roles.count == 1101)
        // One note for each role, and a warning for the family.
        #expect(recovered.diagnostics.last?.message == "102 more warnings and notes")
    }

    @Test func `a document that is too deep or malformed is refused`() {
        let deep =
            String(repeating: "{\"a\":", count: 100) + "1" + String(repeating: "}", count: 100)
        for (json, kind) in [(deep, Diagnostic.Kind.tooDeep), ("{\"a\" 1}", .syntax)] {
            let error = #expect(throws: Diagnostic.self) { try read(json) }
            #expect(error?.kind == kind)
        }
    }

    /// Tokens beyond the limit are omitted, in both forms of files.
    @Test(arguments: ["$value", "value"])
    func `limits the number of tokens`(key: String) throws {
        func count(_ tokens: Int) throws -> (errors: [Diagnostic], roles: Int) {
            let value = typography(weight: "400", spacing: #""0px""#)
            let list = (0..<tokens).map {
                "\"r\($0)\": {\"\(key.hasPrefix("$") ? "$" : "")type\": \"typography\", "
                    + "\"\(key)\": \"{a.b}\"}"
            }
            let first = "\"a\": {\"b\": {\"$type\": \"typography\", \"\(key)\": \(value)}}"
            let recovered = try read(
                "{\(first), \"c\": {\(list.joined(separator: ",\n"))}, \"d\": {}}"
            )
            return (recovered.errors, recovered.system.roles.count)
        }
        let permitted = try count(1000)
        #expect(permitted.errors.isEmpty && permitted.roles == 1001)
        let (errors, roles) = try count(TokenTree.maximumDeclarations)
        // The limit is reported once, although all groups exceed it.
        #expect(errors.map(\.kind) == [.tooManyValues])
        #expect(errors.first?.message.hasPrefix("the file exceeds the limit of 18000 ") == true)
        #expect(
            roles > TokenTree.maximumDeclarations - 100 && roles < TokenTree.maximumDeclarations
        )
    }
}
