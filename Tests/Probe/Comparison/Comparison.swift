import Foundation

/// A program that compares files from the probe with TypeScale's results.
///
/// A result is equal within a millionth of a point. It is unknown if TypeScale has no number, or
/// only an estimate that does not match. For estimates with a deviation, such as kerning, the
/// report says how far the results are from them. The exit status is 1 if a row is invalid or a
/// result differs.
@main
struct Comparison {
    enum Verdict: String, CaseIterable {
        case equal
        case different
        case unknown
    }

    /// The number of each verdict, by call.
    private(set) var counts: [String: [Verdict: Int]] = [:]
    /// The distances of the results from estimates with a deviation, by call.
    private(set) var distances: [String: [ProbeDistance]] = [:]
    /// The results that differ, with their lines.
    private(set) var differences: [String] = []
    /// The invalid rows, with their lines.
    private(set) var errors: [String] = []
    private let heading: String

    static func main() {
        let words = CommandLine.arguments.dropFirst()
        let paths = words.filter { $0 != "--distances" }
        guard !paths.isEmpty else {
            print("usage: Tests/Probe/compare [--distances] FILE.csv...")
            exit(2)
        }
        let listsAll = paths.count < words.count
        var isEqual = true
        for path in paths {
            do {
                let file = try String(contentsOf: URL(filePath: path), encoding: .utf8)
                let comparison = try Comparison(file)
                print(listsAll ? comparison.distanceTable : comparison.report)
                isEqual = isEqual && comparison.isEqual
            } catch {
                print("\(path): \(error)")
                isEqual = false
            }
        }
        exit(isEqual ? 0 : 1)
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
                let call = ProbeCall(rawValue: row.api)?.rawValue ?? "other calls"
                counts[call, default: [:]][verdict, default: 0] += 1
                if let distance = try ProbeDistance(line, row, answer) {
                    distances[call, default: []].append(distance)
                }
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

    /// The differences, the errors, and a table that counts the verdicts.
    var report: String {
        let width = 28
        func row(_ name: String, _ numbers: [String]) -> String {
            numbers.reduce(name.padding(toLength: width, withPad: " ", startingAt: 0)) {
                $0 + String(repeating: " ", count: max(1, 11 - $1.count)) + $1
            }
        }
        let calls = counts.sorted { $0.key < $1.key }.map { call, numbers in
            row(call, Verdict.allCases.map { "\(numbers[$0] ?? 0)" })
        }
        let total = row("all calls", Verdict.allCases.map { "\(count($0))" })
        let head = row("", Verdict.allCases.map(\.rawValue))
        let estimates = distances.sorted { $0.key < $1.key }.flatMap { call, distances in
            ["", "\(call): \(distances.summary)"] + distances.furthest(10).map(\.description)
        }
        return ([heading] + differences + errors + ["", head] + calls + [total] + estimates)
            .joined(separator: "\n")
    }

    /// The distance of each result from an estimate, as CSV.
    var distanceTable: String {
        let lines = distances.sorted { $0.key < $1.key }.flatMap(\.value).map(\.csv)
        return ([ProbeDistance.columns] + lines).joined(separator: "\n")
    }
}
