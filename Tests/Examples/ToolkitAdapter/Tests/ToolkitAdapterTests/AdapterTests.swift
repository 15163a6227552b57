import Testing
import ToolkitAdapter
import ToolkitNames
import TypeScale
import TypeScaleTesting

struct AdapterTests {
    private func reader(_ category: ContentSizeCategory) -> TraitCollection {
        TraitCollection(preferredContentSizeCategory: category)
    }

    /// The sizes are in Apple's guidelines, for the categories L and AX5.
    @Test(
        arguments: [
            (Font.TextStyle.largeTitle, 34.0, 60.0, Font.Weight.regular),
            (.title, 28, 58, .regular), (.title2, 22, 56, .regular), (.title3, 20, 55, .regular),
            (.headline, 17, 53, .semibold), (.body, 17, 53, .regular), (.callout, 16, 51, .regular),
            (.subheadline, 15, 49, .regular), (.footnote, 13, 44, .regular),
            (.caption, 12, 43, .regular), (.caption2, 11, 40, .regular),
        ]
    )
    func `a text style follows the reader`(
        style: Font.TextStyle,
        size: Double,
        largest: Double,
        weight: Font.Weight
    ) {
        #expect(Font.system(style, for: reader(.large)) == .system(size: size, weight: weight))
        let reader = reader(.accessibilityExtraExtraExtraLarge)
        #expect(Font.system(style, for: reader) == .system(size: largest, weight: weight))
    }

    @Test func `every text style has a style of its own`() {
        #expect(
            Set(Font.TextStyle.allCases.map { TextStyle($0) }) == Set(TextStyle.dynamicTypeStyles)
        )
    }

    @Test(arguments: TypeMatrix.readers)
    func `a limit applies for every reader`(reader: TraitCollection) throws {
        let font = FontDescription.system(.body, size: 17, weight: .bold).maximumPointSize(24)
        let scaled = font.scaled(for: reader)
        #expect(scaled.pointSize <= 24)
        #expect(try Font(scaled) == .system(size: scaled.pointSize, weight: .bold))
    }

    @Test func `a named face is an error unless the caller asks for the system face`() {
        let font = FontDescription(name: "Lato-Bold", textStyle: .body, size: 17)
            .scaled(for: reader(.accessibilityLarge))
        let error = #expect(throws: NamedFaceError.self) { try Font(font) }
        #expect(error?.description.contains("'Lato-Bold'") == true)
        // 17 x 40 / 22 = 30.9
        #expect(Font(systemFaceFor: font) == .system(size: 31, weight: .bold))
    }

    @Test(
        arguments: [
            (1.0, Font.Weight.ultraLight), (149, .ultraLight), (200, .thin), (400, .regular),
            (550, .semibold), (700, .bold), (949, .black), (1000, .black),
        ]
    )
    func `a weight becomes the nearest weight`(number: Double, weight: Font.Weight) throws {
        #expect(Font.Weight(try #require(FontWeight(rawValue: number))) == weight)
    }

    @Test func `a style sheet has a class for each category`() {
        let heading = FontDescription(name: "Lato-Bold", textStyle: .title1)
        let rules = styleSheet(["heading": heading, "body": .system(.body)], fontFamily: "Lato")
            .split(separator: "\n").map { String($0) }
        #expect(rules.count == 24)
        // 28 x 31 / 34 = 25.5
        #expect(
            rules.first == ".heading-XS { font-family: \"Lato\", system-ui, sans-serif; "
                + "font-size: 26px; font-weight: 700; }"
        )
        #expect(
            rules.last == ".body-AX5 { font-size: 53px; font-weight: 400; line-height: 62px; }"
        )
    }
}
