import SwiftParser
import SwiftSyntax
import TypeScaleCode

/// The equal and the different facts of the files so far, and the times to find them.
struct CodeComparison: CustomStringConvertible {
    private static let maximumDifferences = 40

    private var files = 0
    private var bytes = 0
    /// The number of files in which SwiftParser finds errors.
    private var filesWithErrors = 0
    private var counts: [String: Counts] = [:]
    private var differences: [String] = []
    private var ourTime = 0.0
    private var parserTime = 0.0

    private struct Counts {
        var equal = 0
        var onlyOurs = 0
        var onlyParsed = 0
        var total: Int { equal + onlyParsed }
        var share: Double { total == 0 ? 1 : Double(equal) / Double(total) }
    }

    var isEqual: Bool { (counts["call"]?.share ?? 0) >= 0.999 }
    var isFast: Bool { ourTime * 3 <= parserTime }

    /// Compares the facts of a file.
    mutating func add(_ code: [UInt8], _ path: String) {
        let start = processorTime()
        guard let source = try? SwiftSource(code) else { return print("\(path): exceeds a limit") }
        let middle = processorTime()
        let tree = unsafe code.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
        let walk = CallWalk()
        walk.walk(tree)
        ourTime += middle - start
        parserTime += processorTime() - middle
        files += 1
        bytes += code.count
        filesWithErrors += tree.hasError ? 1 : 0

        let ours = Set(FoundFacts(source).facts)
        let walker = ParsedFacts()
        walker.walk(tree)
        let parsed = Set(walker.facts)
        for fact in ours.union(parsed) {
            if !ours.contains(fact) {
                counts[fact.kind, default: Counts()].onlyParsed += 1
            } else if !parsed.contains(fact) {
                counts[fact.kind, default: Counts()].onlyOurs += 1
            } else {
                counts[fact.kind, default: Counts()].equal += 1
            }
        }
        let notes = tree.hasError ? " (SwiftParser reports errors in this file)" : ""
        let found =
            ours.subtracting(parsed).map { ($0, "only ours") }
            + parsed.subtracting(ours).map { ($0, "only SwiftParser's") }
        // A fault in a file usually causes more than one difference.
        for (fact, side) in found.sorted(by: { $0.0.offset < $1.0.offset }).prefix(2) {
            guard differences.count < Self.maximumDifferences else { break }
            let line = code.prefix(fact.offset).count { $0 == 0x0A } + 1
            differences.append("\(path):\(line): \(side): \(fact.kind) \(fact.text)\(notes)")
        }
    }

    var description: String {
        var lines = ["\(files) files, \(bytes) bytes, \(filesWithErrors) files with errors"]
        for (kind, counts) in counts.sorted(by: { $0.key < $1.key }) {
            lines.append(
                "\(kind): \(counts.total), of which \(counts.share * 100)% are equal; "
                    + "\(counts.onlyOurs) only ours, \(counts.onlyParsed) only SwiftParser's"
            )
        }
        lines += differences
        lines.append(
            "processor time: \(ourTime) s, SwiftParser \(parserTime) s, ratio \(ourTime / parserTime)"
        )
        return lines.joined(separator: "\n")
    }
}

/// Visits the calls of a tree, as a program that only needs the calls would.
private final class CallWalk: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        calls.append(call)
        return .visitChildren
    }
}
