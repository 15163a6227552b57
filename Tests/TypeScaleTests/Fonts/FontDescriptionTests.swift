import Testing
import TypeScaleTesting

@testable import TypeScale

struct FontDescriptionTests {
    private let largest = TraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )

    @Test func `only the system face is the preferred font, and other fonts scale`() {
        #expect(FontDescription.system(.body).scaled(for: largest).pointSize == 53)
        #expect(FontDescription.system(.body, size: 17).scaled(for: largest).pointSize == 48)
        #expect(FontDescription.system(.body).curve(.uikit).scaled(for: largest).pointSize == 48)
        let custom = FontDescription(name: "Menlo", textStyle: .body)
        #expect(custom.scaled(for: largest).pointSize == 48)
        let double = FontDescription(name: "Menlo", textStyle: .body, size: 34)
        #expect(double.scaled(for: largest).pointSize == 96)
    }

    /// The sizes of body text in Apple's guidelines, from XS to AX5.
    @Test func `the size at a category is the size for its reader on iOS`() {
        let body = FontDescription.system(.body)
        #expect(
            ContentSizeCategory.allCases.map { body.pointSize(at: $0) }
                == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        )
        #expect(body.pointSize(at: nil) == 17)
        #expect(body.maximumPointSize(30).pointSize(at: .accessibilityLarge) == 30)
        let custom = FontDescription(name: "Menlo", textStyle: .body, size: 34)
        #expect(custom.pointSize(at: largest.category) == 96)
    }

    @Test(arguments: TextStyle.allCases)
    func `starts from the style's size at the Large category`(style: TextStyle) {
        let size = TypeTable.iOS[style, .large].pointSize?.value
        let font = FontDescription(name: "Menlo", textStyle: style).scaled(for: TraitCollection())
        #expect(font.pointSize == size)
    }

    @Test func `keeps its properties`() {
        let reader = TraitCollection(
            preferredContentSizeCategory: .small,
            displayScale: 2,
            legibilityWeight: .bold
        )
        let font = FontDescription(name: "Menlo", textStyle: .title2, size: 21, weight: .heavy)
        #expect(font.weight == .heavy)
        let scaled = font.scaled(for: reader)
        #expect(scaled.traits == reader)
        #expect(scaled.origin == font)
        #expect(scaled.weight == .heavy)
        #expect(scaled.face.postScriptName == "Menlo")
        let moved = FontDescription(face: scaled.face, textStyle: .body, weight: scaled.weight)
        #expect(moved.face == font.face)
    }

    @Test(arguments: TextStyle.dynamicTypeStyles, ContentSizeCategory.allCases)
    func `each number in the table has a source`(
        style: TextStyle,
        category: ContentSizeCategory
    ) {
        let cell = TypeTable.iOS[style, category]
        #expect(cell.pointSize?.provenance == .measured)
        #expect(cell.pointSize?.source.contains("Simulator") == true)
        let isBase = category == .large
        #expect(cell.lineAdvance?.provenance == (isBase ? .documented : .derived))
        #expect(cell.lineAdvance?.source.contains("Guidelines") == isBase)
    }

    @Test(arguments: TextStyle.allCases)
    func `repeated changes of the category do not change the size`(style: TextStyle) {
        let font = FontDescription(name: "Menlo", textStyle: style, size: 13.7)
        let straight = font.scaled(for: largest)
        var walked = font.scaled(for: TraitCollection())
        for reader in readers + readers.reversed() + readers {
            walked = walked.origin.scaled(for: reader)
        }
        #expect(walked == straight)
    }

    @Test func `a limit applies to every face and its line height`() {
        let preferred = FontDescription.system(.body).maximumPointSize(26.5).scaled(for: largest)
        #expect(preferred.pointSize == 26.5)
        #expect(preferred.lineHeight == 31)
        let custom = FontDescription(name: "Menlo", textStyle: .body).maximumPointSize(26.5)
        #expect(custom.scaled(for: largest).pointSize == 26.5)
        let small = FontDescription.system(.caption2).minimumPointSize(12)
        #expect(small.scaled(for: TraitCollection()).pointSize == 12)
        #expect(small.maximumPointSize(0).limits == .points(minimum: 12))
    }

    @Test func `limits combine in any order`() {
        let font = FontDescription(name: "Menlo", textStyle: .body)
        let capped = font.maximumPointSize(24).maximumPointSize(40).minimumPointSize(9)
        #expect(capped == font.minimumPointSize(9).maximumPointSize(40).maximumPointSize(24))
        #expect(capped.minimumPointSize(5).limits == .points(minimum: 9, maximum: 24))
        #expect(capped.limited(to: capped.limits) == capped)
        #expect(capped.scaled(for: largest).pointSize == 24)
    }

    @Test(arguments: TypeMatrix.readers)
    func `the line height is the platform's if it defines one`(reader: TraitCollection) {
        let body = FontDescription.system(.body).scaled(for: reader)
        #expect(body.lineHeight == TypeTable.iOS[.body, reader.category].lineAdvance?.value)
        let custom = FontDescription(name: "Menlo", textStyle: .body).scaled(for: reader)
        #expect(custom.lineHeight == nil)
    }

    @Test func `Bold Text makes only the system's face heavier`() {
        let reader = TraitCollection(legibilityWeight: .bold)
        #expect(FontDescription.system(.body).scaled(for: reader).weight == .semibold)
        #expect(FontDescription.system(.headline).scaled(for: reader).weight == .heavy)
        #expect(
            FontDescription.system(.body, weight: .thin).scaled(for: reader).weight == .extraLight
        )
        #expect(
            FontDescription(name: "A-Light", textStyle: .body).scaled(for: reader).weight == .light
        )
    }

    @Test(arguments: TextStyle.allCases, TypeMatrix.readers)
    func `Bold Text changes no size`(style: TextStyle, reader: TraitCollection) {
        let plain = FontDescription.system(style).scaled(for: reader)
        var boldReader = reader
        boldReader.legibilityWeight = .bold
        let bold = FontDescription.system(style).scaled(for: boldReader)
        #expect(bold.pointSize == plain.pointSize)
        #expect(bold.lineHeight == plain.lineHeight)
    }

    @Test func `an extra-large title has a known size only at the Large category`() {
        let atLarge = ScaledFont.preferredFont(
            forTextStyle: .extraLargeTitle,
            compatibleWith: TraitCollection()
        )
        #expect(atLarge.pointSize == 36)
        #expect(atLarge.weight == .bold)
        #expect(atLarge.lineHeight == nil)
        #expect(atLarge.provenance == .unverified)
        let elsewhere = ScaledFont.preferredFont(
            forTextStyle: .extraLargeTitle,
            compatibleWith: largest
        )
        #expect(elsewhere.pointSize == 36)
        #expect(elsewhere.provenance == .unknown)
        #expect(
            elsewhere.description
                == "system bold 36 pt (the growth of extraLargeTitle is unknown)"
        )
        #expect(TypeTable.iOS[.extraLargeTitle, .small].pointSize == nil)
        #expect(TypeTable.iOS[.extraLargeTitle, .large].lineAdvance == nil)
    }

    @Test func `a style that a system lacks has the size of body`() throws {
        let table = TypeTable.tvOS
        let reader = TraitCollection(platform: .iOS.typeTable(table))
        let body = try #require(table[.body, table.baseCategory].pointSize?.value)
        #expect(table[.extraLargeTitle, table.baseCategory].pointSize == nil)
        for style in [TextStyle.extraLargeTitle, .extraLargeTitle2] {
            let font = FontDescription(name: "Menlo", textStyle: style).fixed()
            #expect(font.scaled(for: reader).pointSize == body)
        }
    }

    @Test func `describes a face and a size`() {
        let bold = FontDescription(name: "Pretendard-Bold", textStyle: .body).scaled(for: largest)
        #expect(bold.description == "Pretendard-Bold 48 pt")
        let headline = FontDescription.system(.headline).scaled(for: TraitCollection())
        #expect(headline.description == "system semibold 17 pt")
    }

    @Test func `a description has the weight of a system font only`() {
        let system = FontDescription.system(.body, weight: .bold)
        #expect(system.description == "system bold, body")
        let named = FontDescription(name: "Lato-Bold", textStyle: .body, weight: .bold)
        #expect(named.description == "Lato-Bold, body")
    }

    /// Without a size at the base category, nothing grows.
    @Test(arguments: [(0.0, 17.0), (17, 0), (0, 0), (17, .infinity), (.infinity, 17)])
    func `a length in points is unchanged if its growth is unknown`(size: Double, base: Double) {
        #expect(TextLength.points(24).points(at: size, base: base) == 24)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -17, 0, 1e308], TypeMatrix.readers)
    func `accepts any size`(size: Double, reader: TraitCollection) {
        let font = FontDescription(name: "Menlo", textStyle: .body, size: size)
        let scaled = font.maximumPointSize(30).minimumPointSize(9).scaled(for: reader)
        #expect(size.isNaN ? scaled.pointSize.isNaN : (9...30).contains(scaled.pointSize))
    }
}
