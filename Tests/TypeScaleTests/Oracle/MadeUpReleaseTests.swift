import Testing
import TypeScaleTesting

@testable import TypeScale

/// Adds a release as a data file does, to show that no other code depends on which releases exist.
struct MadeUpReleaseTests {
    /// iOS 99: body and callout differ from iOS 27 at AX5, and headlines are heavy.
    private static let iOS99 = TypeTable(
        system: "iOS",
        name: "iOS 99",
        pointSizes: changed(TypeTable.iOS27.numbers.pointSizes, [5 * 12 + 11: 60]),
        lineAdvances: changed(
            TypeTable.iOS27.numbers.lineAdvances,
            [5 * 12 + 11: 66, 6 * 12 + 11: 63]
        ),
        sizes: .init(provenance: .measured, source: "an iPhone of the future"),
        advances: .init(provenance: .derived, source: "its UIFontMetrics"),
        growth: .derived,
        extraLargeTitles: .init(),
        weight: { $0 == .headline ? .heavy : TypeTable.standardWeight($0) }
    )

    private static func changed(_ numbers: [Double], _ changes: [Int: Double]) -> [Double] {
        numbers.prefix(11 * 12).enumerated().map { changes[$0] ?? $1 }
    }

    private let platform = Platform.iOS.typeTable(iOS99)

    private var reader: TraitCollection {
        TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge,
            platform: platform
        )
    }

    @Test func `scaling uses the numbers of the release`() {
        let preferred = ScaledFont.preferredFont(forTextStyle: .body, compatibleWith: reader)
        #expect(preferred.pointSize == 60)
        #expect(preferred.lineHeight == 66)
        #expect(preferred.provenance == .measured)
        // 22 x 66 / 22
        let metrics = FontMetrics(forTextStyle: .body)
        #expect(metrics.scaledPointSize(for: 22, compatibleWith: reader) == 66)
        #expect(metrics.scaledValue(for: 11, compatibleWith: reader) == 33)
        #expect(metrics.provenance(compatibleWith: reader) == .derived)
    }

    @Test func `an explanation names the release`() {
        let font = FontDescription.system(.body, size: 22).scaled(for: reader)
        #expect(
            "\(font.explanation)"
                == "22 x 66 / 22 = 66; body at AX5 on iOS by the table iOS 99, derived"
        )
        #expect(font.explanation.sources == ["its UIFontMetrics"])
    }

    @Test func `differences are the changed numbers`() {
        let differences = Self.iOS99.differences(from: .iOS27)
        #expect(
            differences.map(\.description).prefix(3) == [
                "body AX5 pointSize: 60, not 53", "body AX5 lineAdvance: 66, not 62",
                "callout AX5 lineAdvance: 63, not 60",
            ]
        )
        #expect(TypeTable.iOS27.differences(from: .iOS27).isEmpty)
        #expect(Self.iOS99 != .iOS27)
    }

    @Test func `a platform can use the release as its own table`() {
        let future = Platform(Self.iOS99, defaultDisplayScale: 3)
        #expect(future.name == "iOS")
        #expect(future.usesOwnTable)
        #expect(!platform.usesOwnTable)
        let font = FontDescription.system(.headline).scaled(for: TraitCollection(platform: future))
        #expect(font.weight == .heavy)
        #expect("\(font.explanation)".hasSuffix("headline at L on iOS, measured"))
    }

    /// A table of a caller is not Apple's, even with the same name.
    @Test func `a table with the name of a release is another table`() throws {
        let table = try TypeTable(named: TypeTable.iOS.name, source: "a test") { _, _ in
            TypeTable.Sizes(pointSize: 17, lineAdvance: 22)
        }
        #expect(!Platform.iOS.typeTable(table).usesOwnTable)
        #expect(Platform.iOS.typeTable(.iOS27).usesOwnTable)
    }

    @Test func `releases are named, and the newest is iOS`() throws {
        #expect(TypeTable.iOS == TypeTable.iOSReleases.first)
        #expect(Set(TypeTable.iOSReleases.map(\.name)).count == TypeTable.iOSReleases.count)
        for table in TypeTable.iOSReleases {
            let name = table.name.split(separator: " ").joined(separator: "-")
            #expect(Platform(named: name)?.typeTable == table)
        }
        #expect(Platform(named: "iOS-1") == nil)
    }

    /// iOS 27 scales as iOS 26, and the sizes on iOS 13.3 are those of iOS 26.
    @Test func `releases with the same numbers do not differ`() {
        #expect(TypeTable.iOS27.differences(from: .iOS26).isEmpty)
        let differences = TypeTable.iOS13.differences(from: .iOS26)
        #expect(
            differences.allSatisfy {
                $0.textStyle == .extraLargeTitle || $0.textStyle == .extraLargeTitle2
            }
        )
        let reader = TraitCollection(platform: .iOS.typeTable(.iOS13))
        #expect(FontMetrics(forTextStyle: .body).provenance(compatibleWith: reader) == .unverified)
        #expect("\(reader)" == "L on iOS by the table iOS 13, 3 pixels per point")
    }

    /// A style that has numbers has them at the base category, from which it grows.
    @Test func `every release has the numbers from which its styles grow`() {
        let tables = TypeTable.iOSReleases + [.iOSAsPrinted, .watchOS(.mm38), .tvOS, .macOS]
        for table in tables {
            #expect(table.numbers.pointSizes.count == 13 * 12, "\(table)")
            #expect(table.numbers.lineAdvances.count == 13 * 12, "\(table)")
            for style in TextStyle.allCases {
                let isKnown = ContentSizeCategory.allCases.contains {
                    table.numbers.lineAdvance(style, $0) != nil
                }
                #expect(isKnown == (table.numbers.lineAdvance(style, table.baseCategory) != nil))
            }
        }
    }
}
