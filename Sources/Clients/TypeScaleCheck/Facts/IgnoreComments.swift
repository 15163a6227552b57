import TypeScaleCode
import TypeScaleDiagnostics
import TypeScaleSupport

/// The comments in a file that accept findings, such as
/// `// typescale:ignore fixed-size The logo is text`.
///
/// A comment applies to its line. Alone on its line, it applies to the statement that starts in the
/// next one.
struct IgnoreComments: Sendable {
    /// The lines in which a comment accepts the findings of a rule.
    private struct Accepted: Sendable {
        let rule: String
        let lines: ClosedRange<Int>
        let position: TextPosition
    }

    private var accepted: [Accepted] = []
    private(set) var diagnostics: [Diagnostic] = []

    private static let command = "typescale:ignore"

    init() {}

    init(_ source: SwiftSource, path: String) {
        let comments = source.comments.compactMap { comment in
            source.bytes[comment].firstRange(of: Self.command.utf8).map { (comment, $0) }
        }
        guard !comments.isEmpty else { return }
        let ends = Self.statementEnds(source)
        let offsets = comments.map(\.0.lowerBound) + ends.flatMap { [$0.start, $0.end] }
        let positions = TextPosition.positions(of: offsets, in: source.bytes)
        var lastLines: [Int: Int] = [:]
        for (start, end) in ends {
            guard let first = positions[start]?.line, let last = positions[end]?.line else {
                continue
            }
            lastLines[first] = max(lastLines[first] ?? last, last)
        }
        for (comment, command) in comments {
            guard let position = positions[comment.lowerBound] else { continue }
            let words = source.bytes[command.upperBound..<comment.upperBound]
                .split { $0 <= UInt8(ascii: " ") }.map { String(decoding: $0, as: UTF8.self) }
            guard let name = words.first, words.count > 1 else {
                let remedy = "write \(Self.command) RULE REASON"
                report(.missingKey, "a rule and a reason are missing; \(remedy)", position, path)
                continue
            }
            guard !name.utf8.contains(UInt8(ascii: ",")) else {
                report(
                    .unknownName,
                    "a comment accepts one rule; write a comment for each rule",
                    position,
                    path
                )
                continue
            }
            let isAlone =
                source.bytes[..<comment.lowerBound].last { $0 != 0x20 && $0 != 0x09 }
                .map { $0 == 0x0A || $0 == 0x0D } ?? true
            let first = position.line + (isAlone ? 1 : 0)
            let last = isAlone ? lastLines[first] ?? first : first
            accepted.append(
                Accepted(rule: name, lines: first...max(first, last), position: position)
            )
        }
    }

    /// Returns the starts and ends of all statements.
    private static func statementEnds(_ source: SwiftSource) -> [(start: Int, end: Int)] {
        source.scopes.flatMap { scope in
            scope.statements.compactMap { statement -> (start: Int, end: Int)? in
                switch statement {
                case .expression(let index), .result(let index):
                    let range = source.expressions[index].range
                    return (range.lowerBound, max(range.lowerBound, range.upperBound - 1))
                case .declaration(let index):
                    let declaration = source.declarations[index]
                    guard let value = declaration.value else { return nil }
                    let end = max(declaration.keyword.lowerBound, value.upperBound - 1)
                    return (declaration.keyword.lowerBound, end)
                case .enumCase, .typeAlias, .block, .patterns: return nil
                }
            }
        }
    }

    private mutating func report(
        _ kind: Diagnostic.Kind,
        _ message: String,
        _ position: TextPosition,
        _ path: String
    ) {
        diagnostics.append(Diagnostic(kind, message, file: path, position: position))
    }

    /// The names of rules in comments, with the places of the comments.
    var names: [(name: String, position: TextPosition)] {
        accepted.map { ($0.rule, $0.position) }
    }

    /// Returns the index of the comment that accepts findings of a rule at a position, or `nil`.
    func comment(accepting rule: String, at position: TextPosition?) -> Int? {
        guard let line = position?.line else { return nil }
        // The comments are in the order of their lines.
        var (start, end) = (0, accepted.count)
        while start < end {
            let middle = (start + end) / 2
            if accepted[middle].lines.lowerBound <= line {
                start = middle + 1
            } else {
                end = middle
            }
        }
        let nearest = max(0, start - Self.maximumComments)..<start
        return nearest.last { index in
            ExactString(accepted[index].rule) == ExactString(rule)
                && accepted[index].lines.contains(line)
        }
    }

    /// The maximum number of comments before a finding that are searched for its rule.
    private static let maximumComments = 256

    /// Returns a note for each comment that accepts no finding.
    ///
    /// - Parameters:
    ///   - used: The indices of the comments that accept one.
    ///   - rules: The names of the rules that were applied.
    ///   - path: The path of the file.
    /// - Returns: The notes, in the order of the comments.
    func unused(_ used: Set<Int>, _ rules: Set<ExactString>, path: String) -> [Diagnostic] {
        accepted.enumerated().compactMap { index, comment in
            guard !used.contains(index), rules.contains(ExactString(comment.rule)) else {
                return nil
            }
            return Diagnostic(
                .unusedComment,
                "the comment accepts no finding of \(comment.rule); remove it",
                severity: .note,
                file: path,
                position: comment.position
            )
        }
    }
}

extension Diagnostic.Kind {
    /// A comment that accepts no finding.
    static let unusedComment = Self("unusedComment")
}
