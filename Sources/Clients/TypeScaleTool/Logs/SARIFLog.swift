import TypeScaleDiagnostics
import TypeScaleDocuments

/// The results in
/// [SARIF 2.1.0](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), which GitHub's
/// code scanning and editors read.
struct SARIFLog {
    let contents: LogContents

    /// The maximum number of results in a run, which is
    /// [GitHub's limit](https://docs.github.com/en/code-security/code-scanning/troubleshooting-sarif-uploads/results-exceed-limit).
    static let maximumResults = 25_000

    /// An index of an error or a finding.
    private enum Item {
        case error(Int)
        case finding(Int)
    }

    func write(to output: Output) throws {
        let problems = contents.problems
        let all = problems.indices.map(Item.error) + (0..<contents.count).map(Item.finding)
        let omitted = max(0, all.count - Self.maximumResults)
        let items = JSONOutput.elements(of: Array(all.prefix(Self.maximumResults))) { item in
            switch item {
            case .error(let index): Self.result(problems[index])
            case .finding(let index): Self.result(contents.finding(index))
            }
        }
        let run: JSONObject = [
            "tool": ["driver": driver] as JSONObject,
            "columnKind": "unicodeCodePoints",
            "invocations": [invocation(omitted)],
            "results": items,
        ]
        try output.write(json: [
            "$schema":
                "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0",
            "runs": JSONOutput.elements(of: [run]) { $0 },
        ])
    }

    private var driver: JSONObject {
        [
            "name": "typescale",
            "semanticVersion": Help.version,
            "rules": contents.rules.map { rule -> JSONObject in
                [
                    "id": rule.id,
                    "shortDescription": ["text": Self.escaped(rule.summary)] as JSONObject,
                    "fullDescription": ["text": Self.escaped(rule.summary)] as JSONObject,
                    "help": ["text": Self.escaped(rule.help)] as JSONObject,
                    "defaultConfiguration": ["level": rule.severity.rawValue] as JSONObject,
                ]
            },
        ]
    }

    private func invocation(_ omitted: Int) -> JSONObject {
        var invocation: JSONObject = ["executionSuccessful": true]
        if omitted > 0 {
            let text =
                "\(omitted) results exceed the limit of \(Self.maximumResults); use a baseline"
            let notification: JSONObject = ["level": "warning", "message": Self.message(text)]
            invocation["toolExecutionNotifications"] = [notification]
        }
        return invocation
    }

    private static func result(_ finding: LogEntry) -> JSONObject {
        result(
            finding.rule,
            finding.severity,
            "\(finding.name): \(finding.problem)",
            location(finding.path, finding.position, finding.key),
            finding.fingerprint,
            properties: finding.properties
        )
    }

    private static func result(_ error: Diagnostic) -> JSONObject {
        let rule = LogRule.fileError
        return result(
            rule.id,
            rule.severity,
            error.messageWithPath,
            location(error.file, error.position, error.path),
            LogContents.fingerprint([rule.id, error.file, error.path, error.message]),
            properties: [:]
        )
    }

    private static func result(
        _ rule: String,
        _ severity: Diagnostic.Severity,
        _ text: String,
        _ location: JSONObject,
        _ fingerprint: String,
        properties: JSONObject
    ) -> JSONObject {
        [
            "ruleId": rule, "level": severity.rawValue, "message": message(text),
            "locations": [location], "properties": JSONObject.omittingNulls(properties),
            // The name is not the one that GitHub computes from the line.
            "partialFingerprints": ["translation/v1": fingerprint] as JSONObject,
        ]
    }

    private static func location(
        _ path: String,
        _ position: TextPosition?,
        _ key: String
    ) -> JSONObject {
        var location: JSONObject = [:]
        if let reference = RepositoryPath(path).reference {
            var artifact: JSONObject = ["uri": reference.uri]
            if reference.isRelative { artifact["uriBaseId"] = "%SRCROOT%" }
            var physical: JSONObject = ["artifactLocation": artifact]
            if let position {
                physical["region"] =
                    ["startLine": position.line, "startColumn": position.column] as JSONObject
            }
            location["physicalLocation"] = physical
        }
        if !key.isEmpty {
            location["logicalLocations"] =
                [["fullyQualifiedName": key, "kind": "resource"] as JSONObject]
        }
        return location
    }

    private static func message(_ text: String) -> JSONObject { ["text": escaped(text)] }

    /// Returns text without placeholders and links, which braces and brackets begin.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "{", "}": result.unicodeScalars.append(scalar)
            case "[", "]", "\\": result += "\\"
            default: break
            }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
