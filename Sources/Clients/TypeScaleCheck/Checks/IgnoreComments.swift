import TypeScaleCode
import TypeScaleDiagnostics
import TypeScaleSupport

/// The comments in a file that accept findings, such as
/// `// typescale:ignore fixed-size The logo is text`.
///
/// A comment applies to its line, or to the next line if it is alone on its line.
struct IgnoreComments {
    private struct Ignored: Hashable {
        let line: Int
        let rule: CodeRule
    }

    private var ignored: Set<Ignored> = []
    /// The comments that accept nothing, because a part is missing or misspelled.
    private(set) var diagnostics: [Diagnostic] = []

    private static let command = "typescale:ignore"

    init(_ file: CodeFile) {
        let bytes = file.source.bytes
        let comments = file.source.comments
        let positions = TextPosition.positions(of: comments.map(\.lowerBound), in: bytes)
        for comment in comments {
            guard let command = bytes[comment].firstRange(of: Self.command.utf8),
                let position = positions[comment.lowerBound]
            else { continue }
            let words = bytes[command.upperBound..<comment.upperBound]
                .split { $0 <= UInt8(ascii: " ") }.map { String(decoding: $0, as: UTF8.self) }
            guard let name = words.first, words.count > 1 else {
                let remedy = "write \(Self.command) RULE REASON"
                report(.missingKey, "a rule and a reason are missing; \(remedy)", position, file)
                continue
            }
            guard let rule = CodeRule(rawValue: name) else {
                let names = CodeRule.allCases.map(\.rawValue)
                let nearest = Spelling.nearest(to: name, among: names)
                let remedy = nearest.map { "; did you mean \($0)?" } ?? ""
                let shown = VisibleText(name, limit: 40)
                report(.unknownName, "unknown rule \(shown)\(remedy)", position, file)
                continue
            }
            let isAlone =
                bytes[..<comment.lowerBound].last { $0 != 0x20 && $0 != 0x09 }
                .map { $0 == 0x0A || $0 == 0x0D } ?? true
            ignored.insert(Ignored(line: position.line + (isAlone ? 1 : 0), rule: rule))
        }
    }

    private mutating func report(
        _ kind: Diagnostic.Kind,
        _ message: String,
        _ position: TextPosition,
        _ file: CodeFile
    ) {
        diagnostics.append(Diagnostic(kind, message, file: file.path, position: position))
    }

    /// Returns whether a comment accepts the findings of a rule at a position.
    func accepts(_ rule: CodeRule, at position: TextPosition?) -> Bool {
        guard let line = position?.line else { return false }
        return ignored.contains(Ignored(line: line, rule: rule))
    }
}
