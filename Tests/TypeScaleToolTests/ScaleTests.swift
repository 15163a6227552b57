import Foundation
import Testing

@testable import TypeScaleTool

struct ScaleTests {
    @Test func `a category has three names`() {
        let run = Run("scale", "17", "--category", "AX5")
        for name in ["accessibility5", "accessibilityExtraExtraExtraLarge"] {
            #expect(Run("scale", "17", "--category", name).output == run.output)
        }
    }

    @Test func `JSON and CSV have the same numbers`() throws {
        let json = Run("scale", "17", "--max", "40", "--display-scale", "2", "--json")
        let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
        #expect(report.input == 17)
        #expect(report.displayScale == 2)
        #expect(report.maximumPointSize == 40)
        #expect(report.minimumPointSize == nil)
        #expect(report.sizes.count == 12)
        let csv = Run("scale", "17", "--max", "40", "--display-scale", "2", "--csv").lines
        #expect(csv.count == 13)
        for (size, line) in zip(report.sizes, csv.dropFirst()) {
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            #expect(fields[1] == size.category)
            #expect(Double(fields[6]) == size.scaledFont)
            #expect(Double(fields[7]) == size.scaledValue)
            #expect(Double(fields[8]) == size.preferredFont)
        }
        #expect(report.sizes.last?.scaledFont == 40)
        #expect(report.sizes[2].scaledValue == 16)
    }

    private struct Report: Decodable {
        struct Size: Decodable {
            let category: String
            let scaledFont: Double?
            let scaledValue: Double?
            let preferredFont: Double?
        }
        let input: Double
        let displayScale: Double
        let minimumPointSize: Double?
        let maximumPointSize: Double?
        let sizes: [Size]
    }

    @Test(arguments: ["-17", "0", "1e308", "5e-324", "-1e300", "0.001"])
    func `accepts every finite size`(size: String) {
        #expect(Run("scale", size).status == .success)
        #expect(Run("scale", size, "--csv").lines.count == 13)
        #expect(Run("scale", "--", size).status == .success)
    }
}
