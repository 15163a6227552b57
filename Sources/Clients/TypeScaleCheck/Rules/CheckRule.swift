public import TypeScaleDiagnostics

/// A rule about text in an app.
///
///     for rule in CheckRule.all { print(rule.name, rule.severity, rule.summary) }
public struct CheckRule: Sendable {
    /// The name, such as `fixed-size`.
    public let name: String

    /// How serious the findings of the rule are, unless a finding says otherwise.
    public let severity: Diagnostic.Severity

    /// A sentence that describes the findings.
    public let summary: String

    /// The reason for the rule, with the arithmetic of its numbers.
    ///
    /// An empty line separates paragraphs.
    public let reason: String

    /// A sentence with the remedy.
    public let remedy: String

    /// What the rule does not know, in sentences.
    public let knownProblems: String

    /// Swift code that breaks the rule.
    public let triggeringExamples: [String]

    /// Swift code that does not break the rule.
    public let otherExamples: [String]

    /// The judgement: a function that returns the findings in an app.
    let judge: @Sendable (Project) -> [CheckFinding]
}

extension CheckRule {
    /// The rules, in the order in which text shows them: by the harm that their findings do.
    public static let all: [CheckRule] = [
        scaledTwice, fixedSize, stopsBelow200, clips, notAdjusting, smallText, customWithoutStyle,
        styleMismatch, fontNameUnknown, fontNotRegistered, fixedSymbol, thinText, lineLimit,
    ]

    /// Returns the rule with a name, or `nil`.
    public static func named(_ name: String) -> CheckRule? { all.first { $0.name == name } }

    /// The name, severity, summary, reason, remedy and examples of the rule.
    public var page: String {
        var parts = [
            "\(name) (\(severity.rawValue))", summary, reason, "Remedy: \(remedy)",
        ]
        if !knownProblems.isEmpty { parts.append("Known problems: \(knownProblems)") }
        parts.append("Findings:\n\n" + Self.indented(triggeringExamples))
        if !otherExamples.isEmpty {
            parts.append("No findings:\n\n" + Self.indented(otherExamples))
        }
        return parts.joined(separator: "\n\n")
    }

    private static func indented(_ examples: [String]) -> String {
        examples.map { example in
            example.utf8.split(separator: 0x0A).map { "    " + String(Substring($0)) }
                .joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// Returns a finding of the rule.
    func finding(
        _ place: Place,
        in container: String? = nil,
        severity: Diagnostic.Severity? = nil,
        fix: CheckFix? = nil,
        _ message: String
    ) -> CheckFinding {
        CheckFinding(
            rule: self,
            severity: severity ?? self.severity,
            path: place.path,
            position: place.position,
            code: place.code,
            message: message,
            fix: fix,
            container: ExactString(container ?? place.path)
        )
    }
}

extension CheckRule: Hashable {
    /// Returns whether two rules have the same name.
    public static func == (first: CheckRule, second: CheckRule) -> Bool {
        ExactString(first.name) == ExactString(second.name)
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
