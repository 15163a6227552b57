import Foundation
import Testing

@testable import TypeScaleTool

struct ScaleTests {
    @Test func `shows every reader, and why`() {
        let run = Run("scale", "17", "--style", "body")
        #expect(run.status == .success)
        let rows = run.lines.filter { $0.hasPrefix("X") || $0.first == "L" || $0.contains("AX") }
        #expect(run.lines.contains { $0.hasPrefix("AX5           48        48        53   ██") })
        #expect(run.lines.contains { $0.hasPrefix("M             16    16.333        16   ██") })
        #expect(rows.count >= 8)
        #expect(run.output.contains("17 x 62 / 22 = 47.909, rounded to 48."))
        #expect(Run("scale", "17").output == run.output)
        #expect(Run("scale", "--style=body", "17").output == run.output)
    }

    @Test func `shows a category under any of its names`() {
        let run = Run("scale", "17", "--category", "AX5")
        #expect(run.lines.filter { $0.contains("█") }.count == 1)
        for name in ["accessibility5", "accessibilityExtraExtraExtraLarge"] {
            #expect(Run("scale", "17", "--category", name).output == run.output)
        }
    }

    @Test func `explains each size where that is asked`() {
        let run = Run("scale", "17", "--category", "AX5", "--explain")
        let sentence = "17 x 62 / 22 = 47.909, rounded to 48; body at AX5 on iOS, derived"
        #expect(run.lines.contains("AX5    " + sentence))
        #expect(run.output.contains("Vercantez/openuikit@6f62d1d0"))
        let csv = Run("scale", "17", "--category", "AX5", "--explain", "--csv")
        #expect(csv.lines.last?.hasSuffix("\"\(sentence)\"") == true)
        #expect(csv.lines.first?.hasSuffix(",explanation") == true)
        let json = Run("scale", "17", "--explain", "--json", "--category", "AX5")
        #expect(json.output.contains(sentence))
    }

    @Test func `scales for other platforms, and compares their tables`() {
        let watch = Run("scale", "17", "--platform", "watchOS-45")
        #expect(watch.lines.contains { $0.hasPrefix("AX3           22        22        23") })
        #expect(watch.lines.contains { $0.hasPrefix("AX5            -         -         -") })
        #expect(watch.output.contains("Why 22 at AX3?"))
        let misuse = Run("scale", "17", "--platform", "visionOS")
        #expect(misuse.status == .misuse)
        #expect(misuse.errors.contains("unknown platform 'visionOS'"))
        let differences = Run("table", "--diff", "iOS-as-printed", "--csv")
        #expect(differences.lines.count == 11)
        #expect(
            differences.lines.contains("headline,accessibilityExtraExtraLarge,lineAdvance,51,56")
        )
        #expect(Run("table", "--diff", "iOS").output.contains("0 numbers differ"))
    }

    @Test func `limits fonts by factor and category`() {
        let run = Run("scale", "17", "--max-factor", "2", "--min-category", "L")
        #expect(run.lines.contains { $0.hasPrefix("AX5           34        48        53") })
        #expect(run.lines.contains { $0.hasPrefix("XS            17    14.667        14") })
        #expect(run.output.contains("rounded to 48, capped at 34 (2 x 17)."))
        let category = Run("scale", "17", "--max-category", "AX1")
        #expect(category.lines.contains { $0.hasPrefix("AX5           26        48        53") })
        #expect(category.output.contains("34 at AX1, to which it is limited, so 17 x 34 / 22 ="))
        let csv = Run("scale", "17", "--max-category", "AX1", "--category", "AX5", "--csv")
        #expect(csv.lines.first?.hasSuffix(",platform,limits") == true)
        #expect(csv.lines.last?.hasSuffix(",26,48,53,iOS,...AX1") == true)
        #expect(Run("scale", "17", "--max-category", "AX9").status == .misuse)
        let curve = Run(
            "scale",
            "20",
            "--curve",
            "gnome",
            "--font-scale",
            "3",
            "--max-factor",
            "1.5",
            "--csv"
        )
        #expect(curve.lines.last == "gnome,body,,3,20,,,...1.5 x,iOS,30,")
    }

    @Test func `limits fonts, and says so`() {
        let run = Run("scale", "17", "--max", "40.5", "--min", "16")
        #expect(run.lines.contains { $0.hasPrefix("AX5         40.5        48        53") })
        #expect(run.lines.contains { $0.hasPrefix("XS            16    14.667        14") })
        #expect(run.output.contains("rounded to 48, capped at 40.5."))
    }

    @Test func `writes the same numbers as JSON and CSV`() throws {
        let json = Run("scale", "17", "--max", "40", "--display-scale", "2", "--json")
        let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
        #expect(report.input == 17)
        #expect(report.displayScale == 2)
        #expect(report.maximumPointSize == 40)
        #expect(report.minimumPointSize == nil)
        #expect(json.output.contains("\"minimumPointSize\" : null"))
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

    @Test func `leaves open what is not known`() {
        let run = Run("scale", "36", "--style", "extraLargeTitle")
        #expect(run.lines.contains { $0.hasPrefix("L             36        36        36") })
        #expect(run.lines.contains("XS             -         -         -"))
        #expect(run.output.contains("How extraLargeTitle grows is not known"))
        let csv = Run("scale", "36", "--style", "extraLargeTitle", "--csv").lines
        #expect(csv[1] == "extraLargeTitle,extraSmall,36,,,3,,,,iOS")
    }

    @Test(arguments: ["-17", "0", "1e308", "5e-324", "-1e300", "0.001"])
    func `takes any finite size`(size: String) {
        #expect(Run("scale", size).status == .success)
        #expect(Run("scale", size, "--csv").lines.count == 13)
        #expect(Run("scale", "--", size).status == .success)
    }

    @Test func `prints the table with its sources`() throws {
        let text = Run("table")
        #expect(text.lines.contains { $0.hasPrefix("headline, semibold       14  15  16  17") })
        #expect(text.lines.allSatisfy { $0.count <= 80 })
        let csv = Run("table", "--csv").lines
        #expect(csv.count == 1 + 13 * 12)
        #expect(csv.contains { $0.hasPrefix("iOS,body,large,regular,17,measured,") })
        #expect(csv.contains("iOS,extraLargeTitle,small,bold,,unknown,,,unknown,,,unknown,"))
        let json = Run("table", "--style", "title", "--category", "L", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
        let cells = (object as? [String: Any])?["cells"] as? [[String: Any]]
        #expect(cells?.count == 1)
        #expect(cells?.first?["textStyle"] as? String == "title1")
        #expect((cells?.first?["pointSize"] as? [String: Any])?["value"] as? Double == 28)
    }
}
