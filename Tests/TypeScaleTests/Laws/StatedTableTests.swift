import Testing
import TypeScale
import TypeScaleTestSupport
import TypeScaleTesting

struct StatedTableTests {
    private func copy(
        of table: TypeTable,
        baseCategory: ContentSizeCategory = .large
    ) throws -> TypeTable {
        try TypeTable(named: "copy", source: "test", baseCategory: baseCategory) {
            table[$0, $1].sizes
        }
    }

    /// Compares a copy of the iOS table with the original, including every tie.
    @Test func `a copy of the numbers gives the same sizes`() throws {
        let platform = Platform.iOS.typeTable(try copy(of: .iOS))
        var random = SeededGenerator(seed: 112)
        for style in TextStyle.dynamicTypeStyles {
            for reader in TypeMatrix.readers {
                var other = reader
                other.platform = platform
                let preferred = ScaledFont.preferredFont(forTextStyle: style, compatibleWith: other)
                let usual = ScaledFont.preferredFont(forTextStyle: style, compatibleWith: reader)
                #expect(preferred.pointSize == usual.pointSize)
                #expect(preferred.lineHeight == usual.lineHeight)
                let metrics = FontMetrics(forTextStyle: style)
                for size in [11, 17, Double.random(in: 0...100, using: &random)] {
                    #expect(
                        metrics.scaledPointSize(for: size, compatibleWith: other)
                            == metrics.scaledPointSize(for: size, compatibleWith: reader)
                    )
                    #expect(
                        metrics.scaledValue(for: size, compatibleWith: other)
                            == metrics.scaledValue(for: size, compatibleWith: reader)
                    )
                }
            }
        }
    }

    @Test func `a caller's table states its sources`() throws {
        let table = try TypeTable(named: "Brand", source: "Brand book 3.2") { style, category in
            TypeTable.iOS[style == .callout ? .body : style, category].sizes
        }
        let reader = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge,
            platform: .iOS.typeTable(table)
        )
        let font = FontDescription.system(.callout).scaled(for: reader)
        #expect(font.pointSize == 53)
        #expect(font.explanation.sources == ["Brand book 3.2"])
        #expect(FontMetrics(forTextStyle: .callout).provenance(compatibleWith: reader) == .stated)
        #expect(table.name == "Brand")
        #expect(table == (try copy(of: table, named: "Brand", source: "Brand book 3.2")))
        #expect(table != .iOS)
        #expect(Set([table, .iOS, table]).count == 2)
    }

    private func copy(of table: TypeTable, named name: String, source: String) throws -> TypeTable {
        try TypeTable(named: name, source: source) { table[$0, $1].sizes }
    }

    /// Uses a table with a different base category, gaps and missing styles.
    @Test func `a category without sizes uses the nearest smaller category`() throws {
        let table = try TypeTable(named: "few", source: "test", baseCategory: .small) {
            style,
            category in
            guard style == .body else { return nil }
            switch category {
            case .small: return .init(pointSize: 10, lineAdvance: 10)
            case .extraLarge: return .init(pointSize: 20, lineAdvance: 20)
            default: return nil
            }
        }
        func size(_ style: TextStyle, _ category: ContentSizeCategory) -> Double {
            let reader = TraitCollection(
                preferredContentSizeCategory: category,
                platform: .iOS.typeTable(table)
            )
            return FontMetrics(forTextStyle: style).scaledPointSize(for: 7, compatibleWith: reader)
        }
        #expect(size(.body, .extraSmall) == 7)
        #expect(size(.body, .large) == 7)
        #expect(size(.body, .extraLarge) == 14)
        #expect(size(.body, .accessibilityLarge) == 14)
        #expect(size(.headline, .accessibilityLarge) == 7)
        let reader = TraitCollection(platform: .iOS.typeTable(table))
        #expect(reader.category == .small)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func `an invalid size is an error`(size: Double) {
        let error = #expect(throws: TypeTableError.self) {
            try TypeTable(named: "bad", source: "test") { style, category in
                let isBad = style == .title2 && category == .accessibilityLarge
                return .init(pointSize: 12, lineAdvance: isBad ? size : 14)
            }
        }
        #expect(error?.description.contains("for title2 at AX2 is") == true)
        #expect(throws: TypeTableError.noBase(.largeTitle, at: .large)) {
            try TypeTable(named: "bad", source: "test") { _, category in
                category == .large ? nil : .init(pointSize: 12, lineAdvance: 14)
            }
        }
    }
}
