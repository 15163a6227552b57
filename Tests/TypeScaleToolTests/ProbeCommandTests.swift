import Foundation
import Testing

@testable import TypeScaleTool

struct ProbeCommandTests {
    private static let columns = "api,style,category,weight,size,input,maximum,scale,value\n"

    private func compare(_ text: String, _ options: String..., pieceSize: Int = 7) -> Run {
        Run(
            ["probe", "compare", "-"] + options,
            input: Array(text.utf8),
            pieceSize: pieceSize
        )
    }

    private static func fixture(_ name: String) throws -> String {
        try String(
            contentsOf: Transcript.fixtures.appending(path: "Files/\(name).csv"),
            encoding: .utf8
        )
    }

    // The fixture contains a sample of the scaled sizes, preferred fonts, advances, widths and
    // x-heights recorded on iOS 26.1. Source: Vercantez/openuikit @6f62d1d0 and @32cc00a3.
    @Test(arguments: [1, 100_000])
    func `no recorded result differs`(pieceSize: Int) throws {
        let run = compare(try Self.fixture("probe"), "--csv", pieceSize: pieceSize)
        #expect(run.status == .success)
        #expect(run.errors.isEmpty)
        #expect(run.lines.count == 156)
        let different = run.lines.filter { $0.hasSuffix(",different") }
        #expect(different.isEmpty, "\(different)")
        // Only the widths of kerned strings are unknown.
        let unknown = run.lines.filter { $0.hasSuffix(",unknown") }
        #expect(unknown.allSatisfy { $0.contains("width,") && $0.contains(",at most ") })
    }

    @Test func `each invalid row is reported with its line`() throws {
        let run = compare(try Self.fixture("probe-faults"))
        #expect(run.status == .problem)
        let lines = run.errors.split(separator: "\n").map { $0.split(separator: ":")[1] }
        #expect(lines == ["9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "28", "29"])
        let different = run.lines.filter { $0.hasPrefix("line ") }.map { $0.prefix { $0 != ":" } }
        #expect(different == ["line 7", "line 8", "line 23", "line 24", "line 27"])
    }

    // The line height of the body style is 20.287 points on iOS. Labels round up to whole pixels.
    @Test func `a label has as many lines as its text needs`() {
        let rows = """
            label.height,body,L,,0,Hello UI,,,20.333333
            label.height,body,L,,50,Hello UI,,,40.666667
            label.height,body,L,,0,"Hello\nUI",,,40.666667
            label.height,body,L,,0,"Hello\nUI\nUIKit",,,61
            """
        let run = compare("os,iOS 26.1\nscale,3\n" + Self.columns + rows)
        #expect(
            run.output == """
                iOS 26.1, 3 pixels per point

                                    equal  different    unknown
                label.height            4          0          0
                all calls               4          0          0

                """
        )
    }

    @Test func `a single result in another file differs`() throws {
        let text = try Self.fixture("probe")
        let changed = text.replacing("title1,XXL,,,14,,,16", with: "title1,XXL,,,14,,,15")
        #expect(changed != text)
        let run = compare(changed)
        #expect(run.status == .problem)
        #expect(run.lines.filter { $0.hasPrefix("line ") }.count == 1)
        #expect(run.output.contains("title1, XXL, 14: 15 recorded, 16 here"))
    }

    @Test func `results of another system are unknown`() throws {
        let text = try Self.fixture("probe").replacing("os,iOS 26.1", with: "os,visionOS 26.1")
        let run = compare(text)
        #expect(run.status == .success)
        #expect(run.lines.last?.split(separator: " ") == ["all", "calls", "0", "0", "155"])
    }

    @Test(arguments: [
        "", "\n", "os\n", "os,iOS 26\n", columns, "scale,0\n", "scale,nan\n" + columns,
        "os,iOS 26\nscale,-1\n", "os,iOS 26\nscale,\n", "a,b,c\n", "os,iOS 26\n\"api",
        "os,iOS 26\n" + String(repeating: "device,x\n", count: 40) + columns,
        "os,iOS 26\ncolor,red\n" + columns, "os,iOS 26\napi,value\n",
        String(repeating: "a", count: 3 << 20),
    ])
    func `a file without valid headings is rejected`(text: String) {
        let run = compare(text, pieceSize: 1 << 16)
        #expect(run.status == .problem)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("standard input:"))
        #expect(run.errors.utf8.count < 1000)
    }

    @Test func `invalid UTF-8 in a row is reported`() {
        let text = Array(("os,iOS 26\n" + Self.columns + "width,,,Regular,17,").utf8)
        // An unpaired surrogate.
        let bytes = text + [0xED, 0xA0, 0x80] + Array(",,,1\n".utf8)
        let run = Run("probe", "compare", "-", input: bytes)
        #expect(run.errors == "standard input:3: error: expected valid UTF-8 for input\n")
        #expect(run.status == .problem)
    }

    @Test func `the JSON of a file is valid`() throws {
        for name in ["probe", "probe-faults"] {
            let run = compare(try Self.fixture(name), "--json")
            let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
            let report = try #require(object as? [String: Any])
            let summary = try #require(report["summary"] as? [String: Any])
            let different = try #require(report["different"] as? [Any])
            #expect(summary["different"] as? Int == different.count)
        }
    }

    @Test func `a usage error exits with 2`() {
        for words in [[], ["compare"], ["contrast", "-"], ["compare", "-", "-"]] {
            #expect(Run(["probe"] + words).status == .misuse)
        }
        #expect(Run("probe", "compare", "/none").status == .problem)
    }
}
