import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

/// The output of `typescale fit --sarif`.
struct SARIFLogTests {
    /// An object in SARIF, as the
    /// [schema](https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json)
    /// defines it: the types of the members that this tool writes, and the required members.
    private struct Definition {
        var members: [String: String]
        var required: Set<String> = []
        /// At least one of these members is required.
        var alternatives: Set<String> = []
    }

    private static let definitions: [String: Definition] = [
        "log": Definition(
            members: ["$schema": "uri", "version": "2.1.0", "runs": "[run]"],
            required: ["version", "runs"]
        ),
        "run": Definition(
            members: [
                "tool": "tool", "invocations": "[invocation]", "results": "[result]",
                "columnKind": "utf16CodeUnits|unicodeCodePoints",
            ],
            required: ["tool"]
        ),
        "tool": Definition(members: ["driver": "component"], required: ["driver"]),
        "component": Definition(
            members: ["name": "text", "semanticVersion": "text", "rules": "[rule]"],
            required: ["name"]
        ),
        "rule": Definition(
            members: [
                "id": "text", "shortDescription": "format", "fullDescription": "format",
                "help": "format", "defaultConfiguration": "configuration",
            ],
            required: ["id"]
        ),
        "format": Definition(members: ["text": "text"], required: ["text"]),
        "configuration": Definition(members: ["level": "none|note|warning|error"]),
        "invocation": Definition(
            members: [
                "executionSuccessful": "flag", "toolExecutionNotifications": "[notification]",
            ],
            required: ["executionSuccessful"]
        ),
        "notification": Definition(
            members: ["message": "message", "level": "none|note|warning|error"],
            required: ["message"]
        ),
        "result": Definition(
            members: [
                "ruleId": "text", "level": "none|note|warning|error", "message": "message",
                "locations": "[location]", "partialFingerprints": "texts", "properties": "any",
            ],
            required: ["message"]
        ),
        "message": Definition(
            members: ["text": "text", "id": "text"],
            alternatives: ["text", "id"]
        ),
        "location": Definition(
            members: ["physicalLocation": "physical", "logicalLocations": "[logical]"]
        ),
        "physical": Definition(
            members: ["artifactLocation": "artifact", "region": "region"],
            alternatives: ["artifactLocation", "address"]
        ),
        "artifact": Definition(members: ["uri": "uri", "uriBaseId": "text"]),
        "region": Definition(
            members: ["startLine": "positive", "startColumn": "positive"],
            alternatives: ["startLine", "charOffset", "byteOffset"]
        ),
        "logical": Definition(members: ["fullyQualifiedName": "text", "kind": "text"]),
    ]

    /// Returns the differences between a value and its definition.
    private func problems(_ value: Any, _ type: String, at path: String) -> [String] {
        if type.hasPrefix("[") {
            guard let list = value as? [Any] else { return ["\(path): not an array"] }
            let inner = String(type.dropFirst().dropLast())
            return list.enumerated().flatMap { problems($1, inner, at: "\(path)[\($0)]") }
        }
        guard let definition = Self.definitions[type] else { return simple(value, type, at: path) }
        guard let object = value as? [String: Any] else { return ["\(path): not an object"] }
        var found = definition.required.subtracting(object.keys).map { "\(path): no \($0)" }
        let choices = definition.alternatives
        if !choices.isEmpty, choices.isDisjoint(with: object.keys) {
            found.append("\(path): none of \(choices.sorted())")
        }
        for (key, member) in object {
            guard let type = definition.members[key] else {
                found.append("\(path): unknown \(key)")
                continue
            }
            found += problems(member, type, at: "\(path).\(key)")
        }
        return found
    }

    private func simple(_ value: Any, _ type: String, at path: String) -> [String] {
        let isValid =
            switch type {
            case "any": value is [String: Any]
            case "text": value is String
            case "texts": value is [String: String]
            case "flag": value is Bool
            case "positive": (value as? Int).map { $0 >= 1 } ?? false
            case "uri":
                (value as? String).map { !$0.contains(" ") && URL(string: $0) != nil } ?? false
            default:
                (value as? String).map { type.split(separator: "|").contains($0[...]) } ?? false
            }
        return isValid ? [] : ["\(path): \(value) is not \(type)"]
    }

    private func log(_ run: Run) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        return try #require(object as? [String: Any])
    }

    private func results(_ log: [String: Any]) -> [[String: Any]] {
        let runs = log["runs"] as? [[String: Any]] ?? []
        return runs.first?["results"] as? [[String: Any]] ?? []
    }

    private func fingerprints(_ run: Run) throws -> [String] {
        try results(log(run)).compactMap {
            ($0["partialFingerprints"] as? [String: String])?["translation/v1"]
        }
    }

    private static let slots = """
        {"slots": [{"name": "Tab {x} [y]", "keys": "*", "width": 20, "lines": 1}]}
        """

    @Test func `is valid against the schema, with and without errors in files`() throws {
        let folder = try Folder([
            "slots.json": Array(Self.slots.utf8),
            "a b#ü%/de.json": Array(#"{"a": "Einstellungen", "a": "x", "b": 3}"#.utf8),
            "en.json": Array(#"{"a": "Settings \u202e ["}"#.utf8), "fr.json": Array("{".utf8),
        ])
        let run = Run("fit", folder.url.path, "--slots", folder.path("slots.json"), "--sarif")
        let log = try log(run)
        let found = problems(log, "log", at: "log")
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
        let ids = results(log).compactMap { $0["ruleId"] as? String }
        #expect(Set(ids) == ["truncated", "file-error"])
        #expect(run.status == .problem)
        // Braces and brackets are escaped, as placeholders and links begin with them.
        #expect(run.output.contains(#"Tab {{x}} \\[y\\]"#))
        #expect(run.output.contains("/a%20b%23%C3%BC%25/de.json"))
    }

    @Test func `a run without findings has an empty list of results`() throws {
        let folder = try Folder(["en.json": Array(#"{"a": "A"}"#.utf8)])
        let run = Run("fit", folder.path("en.json"), "--width", "900", "--sarif")
        #expect(problems(try log(run), "log", at: "log").isEmpty && run.status == .success)
        #expect(try results(log(run)).isEmpty)
        #expect(run.output.contains("\"results\""))
    }

    @Test func `fingerprints are unique, and do not depend on lines and file names`() throws {
        let texts = #""a": "Einstellungen", "b": "Einstellungen""#
        let folder = try Folder([
            "one/de.json": Array("{\(texts)}".utf8),
            "two/de.json": Array("{\n\n\"c\": \"\",\n \(texts)}".utf8),
        ])
        let prints = try ["one", "two"].map { name in
            try fingerprints(
                Run("fit", folder.path("\(name)/de.json"), "--width", "40", "--sarif")
            )
        }
        #expect(prints[0] == prints[1] && Set(prints[0]).count == 2)
    }

    // The expected values are relative references of RFC 3986, section 4.2.
    @Test(arguments: [
        ("/w/a/de.json", "de.json"), ("de.json", "de.json"), ("./x/../de.json", "de.json"),
        ("../de.json", "file:///w/de.json"), ("/v/de.json", "file:///v/de.json"),
        ("a:b/c d.json", "a%3Ab/c%20d.json"), ("é?.json", "%C3%A9%3F.json"),
    ])
    func `paths are percent-encoded, and relative to the current folder`(
        path: String,
        uri: String
    ) {
        #expect(RepositoryPath(path, in: "/w/a").reference?.uri == uri)
    }
}
