import Foundation
import Testing

/// Rules that give a test the same result on every machine and in every run.
struct TestRuleTests {
    struct Rule: CustomTestStringConvertible, Sendable {
        let pattern: String
        let remedy: String
        var testDescription: String { remedy }
    }

    @Test(
        arguments: [
            Rule(
                pattern:
                    #"\b(?:ContinuousClock|SuspendingClock|DispatchTime|clock_gettime|gettimeofday|CFAbsoluteTimeGetCurrent|systemUptime|Date\(\))"#
                    + #"|\bclock\(\)|\.timeIntervalSinceNow|\.timeLimit\("#,
                remedy: "count steps, or write a benchmark, instead of reading a clock"
            ),
            Rule(
                pattern:
                    #"SystemRandomNumberGenerator|\.(?:shuffled|randomElement|random)\(\)|\.random\(in: [^,()]*\)"#,
                remedy: "take random numbers from a SeededGenerator"
            ),
            Rule(
                pattern: #"\bwithKnownIssue(?: \{|\((?!"|$))"#,
                remedy: "name the fault in the comment of the known issue, for the end of the log"
            ),
        ]
    )
    func `every test file follows the rule`(rule: Rule) throws {
        let pattern = try Regex(rule.pattern)
        let files = try House.testFiles()
        #expect(files.count > 50)
        for file in files where !file.path.hasSuffix("TestRuleTests.swift") {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for line in lines where line.contains(pattern) {
                Issue.record("\(file.lastPathComponent): \(rule.remedy): \(line)")
            }
        }
    }

    /// Git on Windows checks out a symbolic link as a file that contains the link's target.
    @Test func `no file is a symbolic link`() throws {
        for folder in [House.sources, House.tests] {
            let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            for name in names where !name.contains(".build/") {
                let file = folder.appending(path: name)
                let values = try file.resourceValues(forKeys: [.isSymbolicLinkKey])
                #expect(values.isSymbolicLink != true, "\(name)")
            }
        }
    }
}
