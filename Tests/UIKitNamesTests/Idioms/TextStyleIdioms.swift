import Testing
import UIKit

/// Compares sizes at AX5 with sizes observed on iOS 26, unless a test names another source.
struct TextStyleIdioms {
    private func size(_ style: UIFont.TextStyle) -> CGFloat {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: .largest).pointSize
    }

    @Test("UIFont.TextStyle.largeTitle") func largeTitle() { #expect(size(.largeTitle) == 60) }
    @Test("UIFont.TextStyle.title1") func title1() { #expect(size(.title1) == 58) }
    @Test("UIFont.TextStyle.title2") func title2() { #expect(size(.title2) == 56) }
    @Test("UIFont.TextStyle.title3") func title3() { #expect(size(.title3) == 55) }
    @Test("UIFont.TextStyle.headline") func headline() { #expect(size(.headline) == 53) }
    @Test("UIFont.TextStyle.body") func body() { #expect(size(.body) == 53) }
    @Test("UIFont.TextStyle.callout") func callout() { #expect(size(.callout) == 51) }
    @Test("UIFont.TextStyle.subheadline") func subheadline() { #expect(size(.subheadline) == 49) }
    @Test("UIFont.TextStyle.footnote") func footnote() { #expect(size(.footnote) == 44) }
    @Test("UIFont.TextStyle.caption1") func caption1() { #expect(size(.caption1) == 43) }
    @Test("UIFont.TextStyle.caption2") func caption2() { #expect(size(.caption2) == 40) }

    // Only the sizes in the Large category are known: 36 and 28 points, both bold.
    @Test("UIFont.TextStyle.extraLargeTitle") func extraLargeTitle() {
        let large = UITraitCollection.reader(.large)
        let font = UIFont.preferredFont(forTextStyle: .extraLargeTitle, compatibleWith: large)
        #expect(font.pointSize == 36)
        #expect(font.fontName == ".SFUI-Bold")
    }

    @Test("UIFont.TextStyle.extraLargeTitle2") func extraLargeTitle2() {
        let large = UITraitCollection.reader(.large)
        let font = UIFont.preferredFont(forTextStyle: .extraLargeTitle2, compatibleWith: large)
        #expect(font.pointSize == 28)
    }

    @Test("UIFont.TextStyle") func dictionaryOfStyles() {
        let sizes: [UIFont.TextStyle: CGFloat] = [.body: 17, .headline: 17, .caption1: 12]
        for (style, size) in sizes {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: .reader(.large))
            #expect(font.pointSize == size)
        }
    }

    @Test("UIFont.TextStyle.rawValue") func rawValue() {
        #expect(UIFont.TextStyle.largeTitle.rawValue == "UICTFontTextStyleTitle0")
        #expect(UIFont.TextStyle.subheadline.rawValue == "UICTFontTextStyleSubhead")
    }

    @Test("UIFont.TextStyle.init(rawValue:)") func fromRawValue() {
        let style = UIFont.TextStyle(rawValue: "UICTFontTextStyleBody")
        #expect(style == .body)
        #expect(UIFont.TextStyle(rawValue: "ours").metrics.scaledValue(for: 10) == 10)
    }

    // Apps declare the list of styles themselves, because UIKit does not provide it.
    @Test("TextStyle.allCases") func allCases() {
        #expect(Set(UIFont.TextStyle.allCases.map(\.rawValue)).count == 11)
    }
}

// Apps declare this conformance themselves.
// swift-format-ignore: AvoidRetroactiveConformances
extension UIFont.TextStyle: @retroactive CaseIterable {
    /// The eleven styles available since iOS 11.
    public static var allCases: [UIFont.TextStyle] {
        [
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout,
            .footnote, .caption1, .caption2,
        ]
    }
}
