import Foundation
import Testing

@testable import TypeScaleTool

struct MeasureCellTests {
    private struct Report: Decodable {
        struct Entry: Decodable {
            struct Label: Decodable {
                let pointSize: Double
                let firstBaseline: Double
                let lastBaseline: Double
                let lines: Int
                let needsDictionary: Bool
            }
            struct Gaps: Decodable {
                let top: Double
                let between: Double
                let bottom: Double
            }
            let category: String
            let height: Double
            let headline: Label
            let body: Label
            let gaps: Gaps
        }
        let width: Double
        let categories: [Entry]
    }

    private let texts = ["measure", "Headline", "--body", "Body", "--width", "343"]

    @Test(arguments: [("ภาษาไทยง่ายมากภาษาไทย", true), ("A headline of five words", false)])
    func `says if only a dictionary finds the words`(headline: String, isUnknown: Bool) throws {
        let words = ["measure", headline, "--body", "Body", "--width", "120", "--category", "L"]
        let json = Run(words + ["--json"]).output
        let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
        #expect(report.categories.map { $0.headline.needsDictionary } == [isUnknown])
        #expect(report.categories.map { $0.body.needsDictionary } == [false])
        #expect(Run(words).output.contains("Only a dictionary finds the words") == isUnknown)
    }

    // The distances at XS and AX5 were measured in a picture of Apple's sample. The body has a size
    // of 50.7 points in the sample and of 51 points here, which doesn't change the distances.
    @Test func `the distances match Apple's sample`() throws {
        let options = [
            "--margin", "8", "--spacing", "legacy", "--display-scale", "2", "--body-font",
            "Palatino",
            "--body-size", "18", "--metrics", "Palatino=1000,820,-280,692,470", "--json",
        ]
        let run = Run(texts + options)
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        #expect(report.categories.count == 12)
        #expect(report.width == 343)
        let smallest = try #require(report.categories.first)
        #expect(smallest.headline.firstBaseline == 29)
        #expect(smallest.gaps.between == 20)
        let largest = try #require(report.categories.last)
        #expect(largest.category == "accessibilityExtraExtraExtraLarge")
        #expect(largest.headline.firstBaseline == 79.5)
        #expect(largest.body.firstBaseline - largest.headline.lastBaseline == 56)
        #expect(largest.body.pointSize == 51)
        #expect(largest.gaps.bottom + 8 == 37)
    }
}
