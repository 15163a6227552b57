import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleTokens

/// Documents with the shape of the examples in the DTCG resolver report 2025.10.
struct ResolverTests {
    static let document = """
        {"version": "2025.10", "$defs": {"any": 1},
         "sets": {
           "size": {"sources": [{"type": {"$type": "typography", "body": \(token())}}]},
           "all": {"description": "b", "sources": [{"$ref": "#/sets/size"},
             {"type": {"$type": "typography", "note": \(token())}}]}},
         "modifiers": {
           "density": {"contexts": {
             "compact": [{"type": {"body": {"$type": "typography", "$value":
               \(typography(size: #"{"value": 14, "unit": "px"}"#))}}}],
             "regular": []}, "default": "regular"}},
         "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/density"},
           {"type": "set", "name": "inline", "sources": [{"type": {"alias": {"$value": "{type.body}"}}}]}]}
        """

    @Test(
        arguments: [([:], 42), (["Density": "compact"], 14), (["density": "REGULAR"], 42)]
            as [(NameDictionary<String>, Double)]
    )
    func `a context replaces tokens`(contexts: NameDictionary<String>, size: Double) throws {
        let recovered = try read(Self.document, contexts: contexts)
        #expect(recovered.errors.isEmpty)
        #expect(recovered.system.roles.map(\.name) == ["type.body", "type.note", "type.alias"])
        #expect(recovered.system.role(named: "type.body")?.font.size == size)
        #expect(recovered.system.role(named: "type.alias")?.font.size == size)
    }

    @Test func `names of sets are equal if they have the same bytes`() throws {
        let recovered = try read(
            ##"""
            {"version": "2025.10", "sets": {
               "\##u{E9}": {"sources": [{"$type": "typography", "a": \##(token())}]},
               "e\##u{301}": {"sources": [{"$type": "typography", "b": \##(token())}]}},
             "resolutionOrder": [{"$ref": "#/sets/e\##u{301}"}]}
            """##
        )
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        #expect(recovered.system.roles.map(\.name) == ["b"])
    }

    @Test func `modifiers and contexts with canonically equivalent names are different`() throws {
        let (one, other) = ("\u{E9}", "e\u{301}")
        func modifier(_ name: String) -> String {
            #"""
            {"contexts": {"\#(one)": [{"$type": "typography", "\#(name)1": \#(token())}],
              "\#(other)": [{"$type": "typography", "\#(name)2": \#(token())}]},
             "default": "\#(one)"}
            """#
        }
        let json = ##"""
            {"version": "2025.10",
             "modifiers": {"\##(one)": \##(modifier("a")), "\##(other)": \##(modifier("b"))},
             "resolutionOrder": [{"$ref": "#/modifiers/\##(one)"}, {"$ref": "#/modifiers/\##(other)"}]}
            """##
        func roles(_ contexts: NameDictionary<String>) throws -> [String] {
            let recovered = try read(json, contexts: contexts)
            #expect(recovered.errors.isEmpty, "\(recovered.errors)")
            return recovered.system.roles.map(\.name)
        }
        #expect(try roles([:]) == ["a1", "b1"])
        #expect(try roles([one: other]) == ["a2", "b1"])
        #expect(try roles([one: one, other: other]) == ["a1", "b2"])
    }

    // A set that is included twice counts twice.
    @Test(arguments: [(0, true), (1, false)])
    func `a document includes at most 4,096 sources`(excess: Int, isValid: Bool) throws {
        let sources = Array(repeating: "{}", count: 2047).joined(separator: ", ")
        let more = Array(repeating: ", {}", count: excess).joined()
        let recovered = try read(
            ##"""
            {"version": "2025.10", "sets": {"a": {"sources": [\##(sources)]},
              "b": {"sources": [{"$ref": "#/sets/a"}, {"$ref": "#/sets/a"}\##(more)]}},
             "resolutionOrder": [{"$ref": "#/sets/b"}]}
            """##
        )
        #expect(recovered.kinds == (isValid ? [] : [.tooManyValues]))
    }

    @Test func `inclusions of a set do not declare its tokens again`() throws {
        // At most 18,000 tokens and groups can be declared or merged.
        let tokens = (0..<6000).map { #""t\#($0)": \#(token())"# }.joined(separator: ", ")
        let order = Array(repeating: ##"{"$ref": "#/sets/a"}"##, count: 4000)
        let recovered = try read(
            ##"""
            {"version": "2025.10",
             "sets": {"a": {"sources": [{"$type": "typography", "other": 1, \##(tokens)}]}},
             "resolutionOrder": [\##(order.joined(separator: ", "))]}
            """##
        )
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        #expect(recovered.system.roles.count == 6000)
        let unread = recovered.diagnostics.filter { $0.kind == .unread }
        #expect(unread.map(\.message) == ["the property 'other' is not read"])
    }

    @Test func `the members of each object are read once`() throws {
        let count = 2000
        func list(_ element: (Int) -> String) -> String {
            (0..<count).map(element).joined(separator: ", ")
        }
        let order = list { ##"{"$ref": "#/modifiers/m\##($0)"}, {"$ref": "#/modifiers/a"}"## }
        let members = list { #""k\#($0)": 1"# }
        let json = ##"""
            {"version": "2025.10",
             "sets": {"a": {"sources": [{"$ref": "#/sets/b", \##(members)}], \##(members)},
                      "b": {"sources": [{}]}},
             "modifiers": {
               "a": {"contexts": {"b": [{"$ref": "#/sets/a"}], "c": []}, "default": "b"},
               \##(list { #""m\#($0)": {"contexts": {"b": [], "c": []}, "default": "b"}"# })},
             "resolutionOrder": [\##(order)]}
            """##
        var tree = TokenTree()
        let source = try TokenSource.tree(Data(json.utf8), name: "a")
        let root = TokenSite(source: tree.add(TokenSource(name: "a", tree: source)), node: 0)
        var reader = ResolverParser(tree, root: root, contexts: [:]) { _ throws(Diagnostic) in
            throw Diagnostic(.notFound, "no file")
        }
        reader.read()
        let steps = reader.steps
        // The modifiers, the sets, three sources, and the objects on the paths of references.
        #expect(steps == (count + 1) + 2 + 3 + 3)
    }

    /// Documents with the faults of the negative tests in the format's test suite.
    static let faults: [(json: String, kind: Diagnostic.Kind)] = [
        (
            ##"{"resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": []}}}"##,
            .badResolver
        ),
        (
            ##"{"version": "2024.01", "resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": []}}}"##,
            .badResolver
        ),
        (##"{"version": "2025.10", "resolutionOrder": []}"##, .badResolver),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"type": "set", "sources": []}]}"##,
            .badResolver
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"name": "a", "sources": []}]}"##,
            .badResolver
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"name": "a", "type": "set", "sources": []}, {"name": "a", "type": "set", "sources": []}]}"##,
            .badResolver
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {}}}"##,
            .badResolver
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": [], "b": 1}}}"##,
            .unknownKey
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}}}"##,
            .circularReference
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": [{"$ref": "#/modifiers/b"}]}}}"##,
            .badReference
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/resolutionOrder/0"}]}"##,
            .badReference
        ),
        (##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/b"}]}"##, .missingTarget),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": []}, "default": "a"}]}"##,
            .badResolver
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": [], "b": []}}]}"##,
            .unknownContext
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": [], "b": []}, "default": "c"}]}"##,
            .unknownContext
        ),
        (
            ##"{"version": "2025.10", "other": 1, "resolutionOrder": [{"name": "a", "type": "set", "sources": []}]}"##,
            .unknownKey
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"name": "a", "type": "set", "sources": [{"$ref": "https://example.org/a.json"}]}]}"##,
            .badReference
        ),
    ]

    @Test(arguments: faults.indices)
    func `a fault in a resolver document is an error`(index: Int) throws {
        let recovered = try read(Self.faults[index].json)
        #expect(Set(recovered.kinds) == [Self.faults[index].kind], "\(recovered.errors)")
    }

    @Test func `a context that does not exist is an error`() throws {
        #expect(try read(Self.document, contexts: ["density": "huge"]).kinds == [.unknownContext])
        #expect(try read(Self.document, contexts: ["theme": "dark"]).kinds == [.unknownContext])
    }

    @Test func `files are found relative to the document`() throws {
        let main = ##"""
            {"version": "2025.10", "resolutionOrder": [{"name": "a", "type": "set", "sources":
              [{"$ref": "sub/base.json"}, {"$ref": "sub/base.json"}, {"$ref": "none.json"}]}]}
            """##
        let base = "{\"a\": {\"$type\": \"typography\", \"$value\": \(typography())}, \"b\": 1}"
        let folder = try Folder([
            "main.json": Array(main.utf8), "sub/base.json": Array(base.utf8),
        ])
        let recovered = try DesignSystem.recovering(
            contentsOf: folder.url.appending(path: "main.json")
        )
        #expect(recovered.system.roles.map(\.name) == ["a"])
        #expect(recovered.kinds == [.notFound])
        let unread = recovered.diagnostics.first { $0.kind == .unread }
        #expect(unread?.file.hasSuffix("sub/base.json") == true)
    }
}
