import Foundation
import Testing

@testable import Comparison

struct ComparisonTests {
    private static let columns = "api,style,category,weight,size,input,maximum,scale,value\n"

    private static func fixture(_ name: String) throws -> String {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Fixtures")
        )
        return try String(contentsOf: url, encoding: .utf8)
    }

    // The fixture contains a sample of the scaled sizes, preferred fonts, advances, widths and
    // x-heights recorded on iOS 26.1. Source: Vercantez/openuikit @6f62d1d0 and @32cc00a3.
    @Test func `no recorded result differs`() throws {
        let comparison = try Comparison(try Self.fixture("recorded"))
        #expect(comparison.isEqual, "\(comparison.report)")
        // The width of a kerned string is an estimate, and can be equal by chance.
        #expect(comparison.count(.equal) >= 140)
        #expect(comparison.count(.unknown) == comparison.counts["width"]?[.unknown])
        // UIKit's widths of these strings constrain the kerning.
        let distances = try #require(comparison.distances["width"])
        #expect(distances.count == 15)
        #expect(distances.allSatisfy { $0.deviations.magnitude < 0.1 })
    }

    @Test func `each difference and each invalid row is reported with its line`() throws {
        let comparison = try Comparison(try Self.fixture("faults"))
        #expect(
            comparison.differences == [
                "line 7: scaledValue, body, AX5, 17, 3: 47.999 recorded, 48 here",
                "line 8: scaledFont, body, AX5, 17: 47 recorded, 48 here",
                "line 23: systemSpacing, 1e308, 1e308: 3 recorded, 0 here",
                "line 27: kerning, Regular, 17, He: -1 recorded, 0 here",
            ]
        )
        let lines = comparison.errors.compactMap { $0.split(separator: ":").first }
        let expected = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 28, 29]
        #expect(lines.map(String.init) == expected.map { "line \($0)" })
    }

    // The line height of the body style is 20.287 points on iOS. Labels round up to whole pixels.
    @Test func `a label has as many lines as its text needs`() throws {
        let rows = """
            label.height,body,L,,0,Hello UI,,,20.333333
            label.height,body,L,,50,Hello UI,,,40.666667
            label.height,body,L,,0,"Hello\nUI",,,40.666667
            label.height,body,L,,0,"Hello\nUI\nUIKit",,,61
            """
        let comparison = try Comparison("os,iOS 26.1\nscale,3\n" + Self.columns + rows)
        #expect(comparison.counts == ["label.height": [.equal: 4]])
    }

    @Test func `a recorded pair has a distance from the table`() throws {
        let rows = """
            kerning,,,Regular,17,AV,,,-1.2
            kerning,,,Regular,17,To,,,5
            kerning,,,Regular,17,He,,,0
            kerning,,,Regular,17,AV,,,nan
            """
        let comparison = try Comparison("os,iOS 26.1\nscale,3\n" + Self.columns + rows)
        // A pair without kerning is exact.
        #expect(comparison.counts == ["kerning": [.equal: 1, .unknown: 2]])
        #expect(comparison.errors.count == 1)
        let distances = try #require(comparison.distances["kerning"])
        #expect(distances.map(\.line) == [4, 5])
        #expect(distances[0].deviations.magnitude < 1.96 && distances[1].deviations > 100)
        #expect(distances.furthest(1).first?.row.input == "To")
        #expect(comparison.report.contains("kerning: 50.0% of 2 inside the 95% bound"))
        #expect(comparison.distanceTable.split(separator: "\n").count == 3)
    }

    @Test func `a single result in another file differs`() throws {
        let text = try Self.fixture("recorded")
        let changed = text.replacing("title1,XXL,,,14,,,16", with: "title1,XXL,,,14,,,15")
        #expect(changed != text)
        #expect(try Comparison(changed).differences.count == 1)
    }

    @Test func `results of another system are unknown`() throws {
        let text = try Self.fixture("recorded").replacing("os,iOS 26.1", with: "os,visionOS 26.1")
        let comparison = try Comparison(text)
        #expect(comparison.isEqual)
        #expect(comparison.count(.unknown) == 155)
    }

    @Test(arguments: [
        "", "\n", "os\n", "os,iOS 26\n", columns, "scale,0\n" + columns, "scale,nan\n" + columns,
        "os,iOS 26\nscale,-1\n" + columns, "os,iOS 26\nscale,\n" + columns, "a,b,c\n" + columns,
        "os,iOS 26\n\"api", "os,iOS 26\ncolor,red\n" + columns, "os,iOS 26\napi,value\n",
    ])
    func `a file without valid headings is rejected`(text: String) {
        #expect(throws: ProbeError.self) { try Comparison(text) }
    }

    @Test func `quoted fields contain commas, quotes and line breaks`() throws {
        let heading = "os,\"a, \"\"b\"\"\"\r\ndevice,\"\"\r\n" + Self.columns
        let file = try ProbeFile(heading + "x,,,,,\"1\n2\",,,3\n\ny,,,,,,,,4")
        #expect(file.system == "a, \"b\"")
        #expect(file.device.isEmpty)
        #expect(file.rows.map(\.line) == [4, 7])
        #expect(file.rows.first?.fields[5] == "1\n2")
    }
}
