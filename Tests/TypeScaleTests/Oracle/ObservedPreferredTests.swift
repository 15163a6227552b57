import Testing
import TypeScale
import TypeScaleTestSupport

/// Compares preferred fonts on iOS with Apple's systems and guidelines.
struct ObservedPreferredTests {
    @Test func `has every published point size and weight`() throws {
        let rows = try PreferredRow.all().filter { $0.size != nil }
        #expect(rows.count == 409)
        var results: [String: ObservedResults] = [:]
        for row in rows {
            let font = ScaledFont.preferredFont(
                forTextStyle: row.style,
                compatibleWith: TraitCollection(preferredContentSizeCategory: row.category)
            )
            let isSame = font.weight.description == row.weight ?? font.weight.description
            results[row.source, default: ObservedResults(row.source + ", preferred fonts", "sizes")]
                .compare(font.pointSize == row.size && isSame, "\(row)")
        }
        for result in results.values { result.report() }
    }

    @Test func `has every derived line advance`() throws {
        let rows = try PreferredRow.all().filter { $0.spacingIsEffective }
        #expect(rows.count == 132)
        for row in rows {
            let font = ScaledFont.preferredFont(
                forTextStyle: row.style,
                compatibleWith: TraitCollection(preferredContentSizeCategory: row.category)
            )
            #expect(font.lineHeight == row.spacing, "\(row)")
        }
    }

    /// Finds the eight cells where Apple's guidelines contradict UIKit's results.
    @Test func `differs from the published leading in exactly eight cells`() throws {
        let differing = try PreferredRow.all()
            .filter { !$0.spacingIsEffective && $0.spacing != nil }
            .filter { $0.spacing != TypeTable.iOS[$0.style, $0.category].lineAdvance?.value }
            .map { "\($0.style) \($0.category.shortName)" }
        #expect(
            differing.sorted() == [
                "caption1 AX1", "caption2 AX2", "headline AX4", "subheadline AX2",
                "subheadline XXXL", "title1 AX4", "title1 XL", "title1 XXL",
            ]
        )
    }
}

private struct PreferredRow {
    /// The system, such as `iOS 13.3`, or Apple's guidelines.
    let source: String
    let style: TextStyle
    let category: ContentSizeCategory
    let size: Double?
    let spacing: Double?
    let spacingIsEffective: Bool
    let weight: String?

    static func all() throws -> [PreferredRow] {
        var isEffective = false
        var source = ""
        var rows: [PreferredRow] = []
        for line in try Fixture.lines("preferred-ios.txt") {
            let fields = line.split(separator: " ").map(String.init)
            if fields[0] == "source" {
                isEffective = fields[1] == "advance"
                let systems = ["HIG", "iOS 26", "iOS 13.3", "iOS 17+"]
                let system = try #require(systems.first { line.contains($0) }, "\(line)")
                source = system == "HIG" ? "iOS, Apple's guidelines" : system
                continue
            }
            rows.append(
                PreferredRow(
                    source: source,
                    style: try #require(TextStyle(fields[0])),
                    category: try #require(ContentSizeCategory(fields[1])),
                    size: Double(fields[2]),
                    spacing: Double(fields[3]),
                    spacingIsEffective: isEffective,
                    weight: fields[4] == "-" ? nil : fields[4]
                )
            )
        }
        return rows
    }
}
