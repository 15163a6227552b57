import Testing
import TypeScale
import TypeScaleTestSupport
import TypeScaleTesting

/// Compares preferred fonts on other platforms with Apple's guidelines and a Mac.
struct ObservedPlatformTests {
    private struct Row {
        let platform: String
        let style: TextStyle
        let category: ContentSizeCategory?
        let size: Double
        let leading: Double?
        let weight: String
    }

    private static func rows() throws -> [Row] {
        try Fixture.lines("preferred-others.txt").filter { !$0.hasPrefix("source") }.map { line in
            let words = line.split(separator: " ").map(String.init)
            return Row(
                platform: words[0],
                style: try #require(TextStyle(words[1])),
                category: ContentSizeCategory(words[2]),
                size: try #require(Double(words[3])),
                leading: Double(words[4]),
                weight: words[5]
            )
        }
    }

    private func platform(_ name: String) throws -> Platform {
        let platforms = [Platform.watchOS(.mm41), .tvOS, .macOS]
        return try #require(platforms.first { $0.name == name })
    }

    @Test func `has every published size, weight and line advance`() throws {
        let rows = try Self.rows()
        #expect(rows.count == 113)
        var results = ObservedResults("watchOS, tvOS and macOS, preferred fonts", "sizes")
        for row in rows {
            let platform = try platform(row.platform)
            let category = row.category ?? platform.typeTable.baseCategory
            let font = ScaledFont.preferredFont(
                forTextStyle: row.style,
                compatibleWith: TraitCollection(
                    preferredContentSizeCategory: category,
                    platform: platform
                )
            )
            results.compare(font.pointSize == row.size, "\(row)")
            if let leading = row.leading { #expect(font.lineHeight == leading, "\(row)") }
            // The guidelines list medium for the Mac's caption2, but a Mac uses regular.
            let isMisprint =
                row.platform == "macOS" && row.style == .caption2 && row.weight == "medium"
            #expect(font.weight.description == row.weight || isMisprint, "\(row)")
            #expect(font.provenance != .unknown)
        }
        results.report()
    }

    @Test func `a watch's default category depends on the case size`() {
        #expect(Platform.watchOS(.mm38).typeTable.baseCategory == .small)
        #expect(Platform.watchOS(.mm42).typeTable.baseCategory == .large)
        #expect(Platform.watchOS(.mm49).typeTable.baseCategory == .extraLarge)
        for size in WatchCaseSize.allCases {
            let traits = TraitCollection(platform: .watchOS(size))
            let metrics = FontMetrics(forTextStyle: .body)
            #expect(metrics.scaledPointSize(for: 17, compatibleWith: traits) == 17)
        }
    }

    @Test func `a platform's missing styles are unknown`() {
        let watch = Platform.watchOS(.mm41)
        #expect(watch.typeTable[.callout, .large].pointSize == nil)
        #expect(watch.typeTable[.body, .medium].pointSize == nil)
        #expect(Platform.tvOS.typeTable[.largeTitle, .large].lineAdvance == nil)
        let reader = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge,
            platform: watch
        )
        let font = ScaledFont.preferredFont(forTextStyle: .body, compatibleWith: reader)
        #expect(font.pointSize == 23)
        #expect(font.provenance == .unknown)
    }

    @Test(arguments: TypeMatrix.readers(on: [.tvOS, .macOS]))
    func `text does not grow on tvOS and macOS`(reader: TraitCollection) {
        let metrics = FontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 10, compatibleWith: reader) == 10)
    }

    @Test func `the guidelines' line advances differ in eight cells`() {
        let differences = TypeTable.iOS26.differences(from: .iOSAsPrinted)
        let advances = differences.filter { $0.quantity == .lineAdvance }
        #expect(advances.count == 8)
        #expect("\(advances[0])" == "title1 XL lineAdvance: 36, not 37")
        // The guidelines don't list the extra-large titles.
        let sizes = differences.filter { $0.quantity == .pointSize }
        #expect(sizes.map(\.textStyle) == [.extraLargeTitle, .extraLargeTitle2])
        #expect(sizes.allSatisfy { $0.category == .large && $0.other == nil })
    }

    @Test func `an app can use an earlier table`() {
        let pinned = Platform.iOS.typeTable(.iOSAsPrinted)
        let reader = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraLarge,
            platform: pinned
        )
        let metrics = FontMetrics(forTextStyle: .headline)
        #expect(metrics.scaledPointSize(for: 22, compatibleWith: reader) == 56)
    }
}
