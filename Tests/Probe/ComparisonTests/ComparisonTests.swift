import Foundation
import Testing

@testable import Comparison

struct ComparisonTests {
    private static let columns = "api,style,category,weight,size,input,maximum,scale,value\n"

    private static let heading = "os,iOS 26.1\n" + columns

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
        #expect(comparison.count(.equal) == 140)
        // Only the widths of kerned strings are estimates.
        #expect(comparison.count(.inside) == comparison.counts["width"]?[.inside])
        #expect(comparison.distances.count == 15)
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
        let expected = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 28, 29, 30, 31]
        #expect(lines.map(String.init) == expected.map { "line \($0)" })
        #expect(comparison.distances.furthest(20).map(\.line) == [24])
    }

    // The means and 95% bounds of the fit, in 1/2048 em. Above 24 points, the bounds of widths are
    // larger by a factor of 2.4.
    @Test(arguments: [
        ("A", "V", "Regular", 16.0, -152.1, 51.2), ("A", "V", "Regular", 32, -209.2, 70.8),
        ("T", "o", "Black", 16, -193.6, 31.1), ("T", "o", "Black", 32, -240, 53.4),
        (".", "\"", "Regular", 16, -151.8, 151.9),
    ])
    func `a recorded pair is inside the bound or outside`(
        left: String,
        right: String,
        weight: String,
        size: Double,
        mean: Double,
        bound: Double
    ) throws {
        let bound = size > 24 ? 2.4 * bound : bound
        let pair = (left + right).replacing("\"", with: "\"\"")
        let rows = [-1.01, -0.99, 0, 0.99, 1.01].map { share in
            "kerning,,,\(weight),\(size),\"\(pair)\",,,\((mean + share * bound) * size / 2048)"
        }
        let comparison = try Comparison(Self.heading + rows.joined(separator: "\n"))
        #expect(comparison.counts == ["kerning": [.inside: 3, .outside: 2]])
        #expect(Set(comparison.distances.furthest(20).map(\.line)) == [3, 7])
        #expect(comparison.distances.insideShare == 0.6)
        for (distance, share) in zip(comparison.distances, [-1.01, -0.99, 0, 0.99, 1.01]) {
            #expect(abs(distance.units - share * bound) < 1e-9)
            // A 95% bound is 1.96 deviations.
            #expect(abs(distance.deviations - 1.96 * share) < 1e-9)
        }
    }

    @Test func `the summary has the root mean square of the distances`() throws {
        // The bound of "AV" is 51.2 units, so these are 1, -2 and 4 deviations.
        let rows = [1.0, -2, 4].map { deviations in
            "kerning,,,Regular,16,AV,,,\((-152.1 + deviations * 51.2 / 1.96) * 16 / 2048)\n"
        }
        let comparison = try Comparison(Self.heading + rows.joined())
        #expect(abs(comparison.distances.rootMeanSquare(\.deviations) - 7.0.squareRoot()) < 1e-9)
        let lines = comparison.report.split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("line ") }.map { $0.split(separator: "here: ")[1] } == [
                "104.5 units, 4 deviations", "-52.2 units, -2 deviations",
            ]
        )
        // 2.65 deviations of 26.1 units are 69.1 units.
        let last = try #require(lines.last).split(separator: " ")
        #expect(last == ["all", "estimates", "3", "33.3%", "69.1", "2.65"])
    }

    @Test func `a pair without kerning alone has a recorded zero only`() throws {
        let rows = """
            kerning,,,Light,24,He,,,0
            kerning,,,Black,17,"o ",,,1e-17
            kerning,,,Regular,28,WW,,,-0.01
            """
        let comparison = try Comparison(Self.heading + rows)
        #expect(comparison.counts == ["kerning": [.equal: 2, .different: 1]])
        #expect(comparison.distances.isEmpty)
    }

    @Test func `a character beyond ASCII has a bound in each weight and cut`() throws {
        // Labels in regular text show that the ellipsis has 1,637 to 1,671 units, and that a Han
        // character has an em. At 12 points, the tracking is 0.
        let rows = """
            advance,,,Regular,12,U+2026,,,9.691
            advance,,,Regular,12,U+2026,,,11
            advance,,,Black,28,U+2026,,,23
            advance,,,Regular,12,U+4E00,,,12
            """
        let comparison = try Comparison(Self.heading + rows)
        #expect(comparison.counts == ["advance": [.inside: 2, .outside: 1, .equal: 1]])
    }

    @Test func `the list of distances is CSV`() throws {
        let rows = #"""
            kerning,,,Regular,16,AV,,,-1.18828125
            kerning,,,Regular,16,",""",,,0
            """#
        let comparison = try Comparison(Self.heading + rows)
        let lines = comparison.distances.csv.split(separator: "\n")
        #expect(lines.count == 3)
        // The mean is -152.1 units, and the deviation is 51.2 units divided by 1.96.
        #expect(lines[1] == "3,kerning,Regular,16,\"AV\",-1.188281,-1.188281,0.204082,0,0")
        #expect(lines[2].hasPrefix("4,kerning,Regular,16,\",\"\"\",0,"))
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
