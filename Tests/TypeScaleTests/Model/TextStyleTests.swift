import Testing
import TypeScale

struct TextStyleTests {
    /// UIKit's members and raw values, as spelled in Apple's SDKs.
    private static let names = [
        "largeTitle": "UICTFontTextStyleTitle0",
        "title1": "UICTFontTextStyleTitle1",
        "title2": "UICTFontTextStyleTitle2",
        "title3": "UICTFontTextStyleTitle3",
        "headline": "UICTFontTextStyleHeadline",
        "body": "UICTFontTextStyleBody",
        "callout": "UICTFontTextStyleCallout",
        "subheadline": "UICTFontTextStyleSubhead",
        "footnote": "UICTFontTextStyleFootnote",
        "caption1": "UICTFontTextStyleCaption1",
        "caption2": "UICTFontTextStyleCaption2",
        "extraLargeTitle": "UICTFontTextStyleExtraLargeTitle",
        "extraLargeTitle2": "UICTFontTextStyleExtraLargeTitle2",
    ]

    @Test func `reads and writes UIKit's names and raw values`() {
        #expect(TextStyle.allCases.count == Self.names.count)
        for style in TextStyle.allCases {
            #expect(Self.names[style.description] == style.rawValue)
            #expect(TextStyle(style.description) == style)
            #expect(TextStyle(style.rawValue) == style)
        }
    }

    @Test func `reads SwiftUI's two other names`() {
        #expect(TextStyle("title") == .title1)
        #expect(TextStyle("caption") == .caption1)
        #expect(TextStyle.title == .title1)
        #expect(TextStyle.caption == .caption1)
    }

    /// The table "iOS, iPadOS Dynamic Type sizes" of Apple's Human Interface Guidelines, at Large.
    private static let guidelines: [(TextStyle, Double)] = [
        (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
        (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12),
        (.caption2, 11),
    ]

    @Test func `Dynamic Type has the styles of Apple's guidelines, in their order`() {
        #expect(TextStyle.dynamicTypeStyles == Self.guidelines.map(\.0))
        for style in TextStyle.allCases {
            let isKnown = ContentSizeCategory.allCases.allSatisfy {
                TypeTable.iOS[style, $0].pointSize != nil
            }
            #expect(TextStyle.dynamicTypeStyles.contains(style) == isKnown)
        }
    }

    @Test func `the size of a style is nearest to the style, and body wins over headline`() {
        for (style, size) in Self.guidelines {
            #expect(TextStyle.nearest(to: size) == (style == .headline ? .body : style))
        }
        #expect(TextStyle.nearest(to: 17, among: [.headline]) == .headline)
        #expect(TextStyle.nearest(to: 17, among: []) == nil)
    }

    /// The geometric mean of two sizes is as far from the smaller as from the larger size.
    @Test func `a style is nearest up to the geometric means with its neighbors`() {
        let sizes = Self.guidelines.filter { $0.0 != .headline }
        for ((upper, large), (lower, small)) in zip(sizes, sizes.dropFirst()) {
            let middle = (large * small).squareRoot()
            #expect(TextStyle.nearest(to: middle * 1.0001) == upper)
            #expect(TextStyle.nearest(to: middle / 1.0001) == lower)
        }
    }

    @Test func `no style is near a size that is more than half larger or smaller`() {
        #expect(TextStyle.nearest(to: 51) == .largeTitle)
        #expect(TextStyle.nearest(to: 51.01) == nil)
        #expect(TextStyle.nearest(to: 60) == nil)
        #expect(TextStyle.nearest(to: 60, within: .infinity) == .largeTitle)
        #expect(TextStyle.nearest(to: 11 / 1.49) == .caption2)
        #expect(TextStyle.nearest(to: 11 / 1.51) == nil)
        #expect(TextStyle.nearest(to: 1, within: .infinity) == .caption2)
        #expect(TextStyle.nearest(to: 21, within: 1) == nil)
        #expect(TextStyle.nearest(to: 21, within: .nan) == nil)
    }

    @Test(arguments: [0, -17, .nan, .infinity, -.infinity] as [Double])
    func `no style is near a size that is not positive and finite`(size: Double) {
        #expect(TextStyle.nearest(to: size, within: .infinity) == nil)
    }

    /// On tvOS, body has 29 points, and Apple's guidelines list no large title.
    @Test func `the platform's table determines the sizes`() {
        #expect(TextStyle.nearest(to: 29, on: .tvOS) == .body)
        #expect(TextStyle.nearest(to: 29, among: [.largeTitle], on: .tvOS) == nil)
    }

    @Test(arguments: ["", "Body", "title4", "caption3", "UICTFontTextStyleShortBody"])
    func `rejects other names`(name: String) {
        #expect(TextStyle(name) == nil)
    }
}
