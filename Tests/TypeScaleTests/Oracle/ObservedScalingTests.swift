import Testing
import TypeScale
import TypeScaleTestSupport

/// Compares scaling with UIKit's results, as observed on Apple's systems.
struct ObservedScalingTests {
    @Test func `reproduces the 2,904 results observed on iOS 26`() throws {
        let probe = try Probe()
        var results = ObservedResults("iOS 26.1, UIFontMetrics")
        for row in probe.rows {
            let traits = TraitCollection(
                preferredContentSizeCategory: row.category,
                displayScale: 3
            )
            let metrics = FontMetrics(forTextStyle: row.style)
            for (input, observed) in zip(probe.inputs, row.observed) {
                switch row.call {
                case "scaledFont":
                    let size = metrics.scaledPointSize(for: input, compatibleWith: traits)
                    results.compare(size == observed.value, "\(row.name), \(input): \(size)")
                case "scaledValue":
                    let value = metrics.scaledValue(for: input, compatibleWith: traits)
                    results.compare(observed.covers(value), "\(row.name), \(input): \(value)")
                default: Issue.record("unknown call \(row.call)")
                }
            }
        }
        #expect(results.count == 2904)
        results.report()
    }

    @Test func `reproduces 22 published results`() throws {
        let rows = try Fixture.lines("scaled-elsewhere.csv").dropFirst()
        #expect(rows.count == 22)
        var results = ObservedResults("iOS, other published results of UIFontMetrics")
        for row in rows {
            let fields = row.split(separator: ",", omittingEmptySubsequences: false)
            let metrics = FontMetrics(forTextStyle: try #require(TextStyle(String(fields[1]))))
            let category: ContentSizeCategory = try #require(.init(String(fields[2])))
            let traits = TraitCollection(
                preferredContentSizeCategory: category,
                displayScale: Double(fields[5])
            )
            let input = try #require(Double(fields[3]))
            let observed = try PrintedNumber(fields[6])
            if fields[0] == "scaledFont" {
                let size = metrics.scaledPointSize(
                    for: input,
                    maximumPointSize: Double(fields[4]),
                    compatibleWith: traits
                )
                results.compare(size == observed.value, "\(row)")
            } else {
                let value = metrics.scaledValue(for: input, compatibleWith: traits)
                results.compare(observed.covers(value), "\(row)")
            }
        }
        results.report()
    }

    /// Nine of the results are of SwiftUI's `ScaledMetric`.
    @Test func `reproduces the 22 results observed on iOS 26.5`() throws {
        let rows = try Fixture.lines("scaled-ios26.5.csv").dropFirst()
        #expect(rows.count == 22)
        var results = ObservedResults("iOS 26.5, UIFontMetrics and ScaledMetric")
        for row in rows {
            let fields = row.split(separator: ",", omittingEmptySubsequences: false)
            let style = try #require(TextStyle(String(fields[1])))
            let category: ContentSizeCategory = try #require(.init(String(fields[2])))
            let traits = TraitCollection(
                preferredContentSizeCategory: category,
                displayScale: 3
            )
            let input = try #require(Double(fields[3]))
            let observed = try PrintedNumber(fields[4])
            if fields[0] == "scaledFont" {
                let metrics = FontMetrics(forTextStyle: style)
                let size = metrics.scaledPointSize(for: input, compatibleWith: traits)
                results.compare(size == observed.value, "\(row): \(size)")
            } else {
                #expect(fields[0] == "ScaledMetric")
                let length = ScaledLength(wrappedValue: input, relativeTo: style)
                let value = length.value(for: traits)
                results.compare(observed.covers(value), "\(row): \(value)")
                let metrics = FontMetrics(forTextStyle: style, curve: .swiftUI)
                #expect(metrics.provenance(compatibleWith: traits) == .derived)
                let other = TraitCollection(
                    preferredContentSizeCategory: category,
                    displayScale: 2
                )
                #expect(metrics.provenance(compatibleWith: other) == .unverified)
            }
        }
        results.report()
    }

    /// Compares `scaledValue(for: 1000) / 1000` with factors that were published for iOS 27.
    @Test func `reproduces the 132 factors published for iOS 27`() throws {
        let rows = try Fixture.lines("factors-ios27.csv").dropFirst()
        #expect(rows.count == 132)
        var results = ObservedResults("iOS 27, UIFontMetrics", "factors")
        for row in rows {
            let fields = row.split(separator: ",").map(String.init)
            let metrics = FontMetrics(forTextStyle: try #require(TextStyle(fields[0])))
            let category: ContentSizeCategory = try #require(.init(fields[1]))
            let traits = TraitCollection(
                preferredContentSizeCategory: category,
                displayScale: 3,
                platform: .iOS.typeTable(.iOS27)
            )
            let factor = metrics.scaledValue(for: 1000, compatibleWith: traits) / 1000
            let rounded = (factor * 10_000).rounded() / 10_000
            results.compare(rounded == Double(fields[2]), "\(row): \(factor)")
        }
        results.report()
    }

    /// Derives the line advances of iOS 27, because each factor allows only one whole number.
    @Test func `no other line advance reproduces the factors of iOS 27`() throws {
        for row in try Fixture.lines("factors-ios27.csv").dropFirst() {
            let fields = row.split(separator: ",").map(String.init)
            let style = try #require(TextStyle(fields[0]))
            let category: ContentSizeCategory = try #require(.init(fields[1]))
            let base = try #require(TypeTable.iOS27[style, .large].lineAdvance).value
            let possible = (1...100).map(Double.init).filter { advance in
                let value = (1000 * advance / base * 3).rounded() / 3
                return (value * 10).rounded() / 10_000 == Double(fields[2])
            }
            #expect(possible == [TypeTable.iOS27[style, category].lineAdvance?.value], "\(row)")
        }
    }

    /// Derives the line advances, because the 22 results in each cell allow only one whole number.
    @Test func `no other line advance reproduces the observed results`() throws {
        let probe = try Probe()
        for style in TextStyle.dynamicTypeStyles {
            let base = try #require(TypeTable.iOS[style, .large].lineAdvance).value
            for category in ContentSizeCategory.allCases {
                let cell = TypeTable.iOS[style, category]
                let size = try #require(cell.pointSize).value
                let rows = probe.rows.filter { $0.style == style && $0.category == category }
                let possible = (1...100).map(Double.init).filter { advance in
                    rows.allSatisfy { row in
                        zip(probe.inputs, row.observed).allSatisfy { input, observed in
                            let law =
                                row.call == "scaledFont"
                                ? (advance / size * size * input / base).rounded()
                                : (input * advance / base * 3).rounded() / 3
                            return observed.covers(law)
                        }
                    }
                }
                #expect(possible == [cell.lineAdvance?.value], "\(style) at \(category.shortName)")
            }
        }
    }
}

/// The stored results for every style, category and call, for a row of inputs.
private struct Probe {
    struct Row {
        let call: String
        let style: TextStyle
        let category: ContentSizeCategory
        let observed: [PrintedNumber]
        var name: String { "\(call), \(style), \(category.shortName)" }
    }

    let inputs: [Double]
    let rows: [Row]

    init() throws {
        let lines = try Fixture.lines("scaled-ios26.txt").map { $0.split(separator: " ") }
        inputs = try #require(lines.first).dropFirst().compactMap { Double($0) }
        rows = try lines.dropFirst().map { fields in
            Row(
                call: String(fields[0]),
                style: try #require(TextStyle(String(fields[1]))),
                category: try #require(ContentSizeCategory(String(fields[2]))),
                observed: try fields.dropFirst(3).map(PrintedNumber.init)
            )
        }
    }
}
