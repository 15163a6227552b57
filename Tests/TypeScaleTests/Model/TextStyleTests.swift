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

    @Test(arguments: ["", "Body", "title4", "caption3", "UICTFontTextStyleShortBody"])
    func `rejects other names`(name: String) {
        #expect(TextStyle(name) == nil)
    }
}
