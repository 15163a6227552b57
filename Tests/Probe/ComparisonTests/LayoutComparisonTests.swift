#if os(Linux)
import Foundation
import SwiftUI
import Testing
import TypeScaleViews

@testable import Comparison

@MainActor
struct LayoutComparisonTests {
    @Test func `scenarios have their own names, and marks`() throws {
        let scenarios = LayoutScenario.all
        #expect(scenarios.count >= 150)
        #expect(Set(scenarios.map(\.id)).count == scenarios.count)
        for scenario in scenarios {
            do throws(ViewLayoutError) {
                let frames = try LayoutComparison.frames(scenario, .large, 3, .iOS26)
                #expect(!frames.isEmpty, "\(scenario.id)")
            } catch .unknown {
                continue
            } catch {
                Issue.record("\(scenario.id): \(error)")
            }
        }
    }

    @Test(arguments: [ViewSystem.Version.iOS17, .iOS26])
    func `the engine's own frames do not differ`(version: ViewSystem.Version) throws {
        let comparison = try LayoutComparison(try LayoutComparison.own(version))
        #expect(comparison.differences.isEmpty && comparison.unknown.isEmpty)
        #expect(comparison.equal > 1_000)
    }

    @Test func `a frame that differs, and one that is unknown, are reported`() throws {
        let text = """
            {"system": "iOS 26.1", "device": "a phone", "scale": 3, "layouts": [
            {"scenario": "stack-two-equal", "category": "L", "frames": {"first": [[0, 0, 1, 2]]}},
            {"scenario": "row-toggle", "category": "L", "frames": {"label": [[0, 0, 1, 2]]}}]}
            """
        let comparison = try LayoutComparison(text)
        // The second text was not recorded.
        #expect(comparison.differences.count == 2 && comparison.unknown.count == 1)
        #expect(comparison.differences[0].contains("0 0 1 2 recorded"))
        #expect(throws: ProbeError.self) { try LayoutComparison("{}") }
        let wrong = text.replacingOccurrences(of: "row-toggle", with: "no-scenario")
        #expect(throws: ProbeError.self) { try LayoutComparison(wrong) }
    }

    /// Each rule that no source confirms names its scenario in the source, as "Scenario: NAME".
    @Test func `each scenario that the sources name exists`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let names = Set(LayoutScenario.all.map(\.id))
        var found = 0
        for folder in ["Library/TypeScaleViews", "AppleNames/SwiftUINames"] {
            let path = root.appending(path: "Sources/\(folder)").path
            for case let file as String in FileManager.default.enumerator(atPath: path) ?? .init()
            where file.hasSuffix(".swift") || file.hasSuffix(".md") {
                let text = try String(contentsOfFile: path + "/" + file, encoding: .utf8)
                for match in text.matches(of: /Scenarios?: ([a-z0-9, \-]+)/) {
                    for name in match.1.split(separator: ",") {
                        let name = name.trimmingCharacters(in: .whitespaces)
                        #expect(names.contains(name), "\(file) names \(name)")
                        found += 1
                    }
                }
            }
        }
        #expect(found >= 20)
    }
}
#endif
