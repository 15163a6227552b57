import Foundation

/// A program that compares files from the probe with TypeScale's results.
///
/// A result is equal within a millionth of a point. If TypeScale has an estimate with a deviation,
/// the result is inside or outside the 95% bound. If the bounds are right, one of 20 results is
/// outside. A result is unknown if TypeScale has no number, or an estimate without a deviation. The
/// exit status is 1 if a row is invalid or a result differs.
@main
struct Comparison {
    enum Verdict: String, CaseIterable {
        case equal
        case different
        case inside
        case outside
        case unknown
    }

    /// The number of each verdict, by call.
    private(set) var counts: [String: [Verdict: Int]] = [:]
    /// The results that differ, with their lines.
    private(set) var differences: [String] = []
    /// The distances of the results that TypeScale estimates.
    private(set) var distances: [Distance] = []
    /// The invalid rows, with their lines.
    private(set) var errors: [String] = []
    private let heading: String

    @MainActor
    static func main() {
        var paths = CommandLine.arguments.dropFirst()
        let isList = paths.first == "--distances"
        if isList { paths.removeFirst() }
        guard !paths.isEmpty else {
            print("usage: Tests/Probe/compare [--distances] FILE.csv... FILE.json...")
            exit(2)
        }
        var isEqual = true
        for path in paths {
            do {
                let file = try String(contentsOf: URL(filePath: path), encoding: .utf8)
                if path.hasSuffix(".json") {
                    isEqual = try compareLayouts(file) && isEqual
                    continue
                }
                let comparison = try Comparison(file)
                print(isList ? comparison.distances.csv : comparison.report)
                isEqual = isEqual && comparison.isEqual
            } catch {
                print("\(path): \(error)")
                isEqual = false
            }
        }
        exit(isEqual ? 0 : 1)
    }

    /// Prints the report of a file of frames, and returns whether no frame differs.
    @MainActor
    private static func compareLayouts(_ text: String) throws(ProbeError) -> Bool {
        #if os(Linux)
        let comparison = try LayoutComparison(text)
        print(comparison.report)
        return comparison.differences.isEmpty
        #else
        throw ProbeError("frames are compared on Linux")
        #endif
    }

    /// Compares the rows of a file.
    init(_ text: String) throws(ProbeError) {
        let file = try ProbeFile(text)
        heading = "\(file.system), \(file.device), \(ProbeAnswer.text(file.scale)) pixels per point"
        let answers = ProbeAnswers(file)
        for (line, fields) in file.rows {
            do throws(ProbeError) {
                let row = try ProbeRow(fields)
                let answer = try answers.answer(row)
                let verdict = try answer.verdict(row)
                if case .estimate(let estimate) = answer {
                    distances.append(try Distance(line, row, estimate))
                }
                let call = ProbeCall(rawValue: row.api)?.rawValue ?? "other calls"
                counts[call, default: [:]][verdict, default: 0] += 1
                if verdict == .different {
                    differences.append(
                        "line \(line): \(row): \(row.value) recorded, \(answer) here"
                    )
                }
            } catch {
                errors.append("line \(line): \(error)")
            }
        }
    }

    /// Whether all rows are valid and no result differs.
    var isEqual: Bool { differences.isEmpty && errors.isEmpty }

    /// Counts the rows with a verdict.
    func count(_ verdict: Verdict) -> Int {
        counts.values.reduce(0) { $0 + ($1[verdict] ?? 0) }
    }

    /// The differences, the errors, the results that are furthest from their estimates, and tables
    /// that count the verdicts and summarize the distances.
    var report: String {
        let furthest = distances.furthest(20).map(\.description)
        let calls = counts.sorted { $0.key < $1.key }.map { call, numbers in
            Self.line(call, Verdict.allCases.map { "\(numbers[$0] ?? 0)" })
        }
        let total = Self.line("all calls", Verdict.allCases.map { "\(count($0))" })
        let head = Self.line("", Verdict.allCases.map(\.rawValue))
        return
            ([heading] + differences + errors
            + (furthest.isEmpty ? [] : ["", "Furthest outside the 95% bound:"] + furthest)
            + ["", head] + calls + [total] + summaries).joined(separator: "\n")
    }

    /// A table that summarizes the distances in each group, or nothing without distances.
    private var summaries: [String] {
        if distances.isEmpty { return [] }
        let groups = Dictionary(grouping: distances, by: \.group).sorted { $0.key < $1.key }
        // The deviations are right if 95% are inside and the root mean square is about 1.
        return ["", Self.line("", ["estimates", "inside", "rms units", "rms dev."])]
            + (groups + [("all estimates", distances)]).map { group, distances in
                Self.line(
                    group,
                    [
                        "\(distances.count)",
                        ProbeAnswer.rounded(100 * distances.insideShare, 1) + "%",
                        ProbeAnswer.rounded(distances.rootMeanSquare(\.units), 1),
                        ProbeAnswer.rounded(distances.rootMeanSquare(\.deviations), 2),
                    ]
                )
            }
    }

    /// Returns a line of a table.
    private static func line(_ name: String, _ numbers: [String]) -> String {
        numbers.reduce(name.padding(toLength: 28, withPad: " ", startingAt: 0)) {
            $0 + String(repeating: " ", count: max(1, 11 - $1.count)) + $1
        }
    }
}
