import Brand
import BrandSwiftUI
import SwiftUI
import Testing
import TypeScale
import TypeScaleSwiftUI

/// The fonts of the brand's views, which need no font files.
@MainActor
struct BrandSwiftUITests {
    private func sizes(_ view: some View, at size: DynamicTypeSize) -> [Double] {
        effectiveFonts(of: view, at: size).map(\.scaledFont.pointSize)
    }

    // The sizes of the design's snapshot in BrandTests, and 17 points of body text.
    @Test func `a heading and its note follow the reader`() {
        let heading = SectionHeading("Offers", note: "Until Sunday")
        #expect(sizes(heading, at: .large) == [24, 17])
        #expect(sizes(heading, at: .accessibility5) == [57, 48])
        #expect(sizes(SectionHeading("Offers"), at: .xSmall) == [21])
    }

    @Test(arguments: DynamicTypeSize.allCases)
    func `the title of a button stops at 28 points`(size: DynamicTypeSize) {
        let button = Button("Buy") {}.primaryButtonLabel()
        let sizes = sizes(button, at: size)
        #expect(sizes.count == 1)
        #expect(sizes.allSatisfy { $0 >= 14 && $0 <= 28 })
    }

    @Test func `a view can limit the reader's size`() {
        let heading = SectionHeading("Offers").dynamicTypeSize(...DynamicTypeSize.xLarge)
        #expect(sizes(heading, at: .accessibility5) == [26])
    }

    @Test func `every text has a face of the brand`() {
        let fonts = effectiveFonts(of: SectionHeading("Offers", note: "Now"), at: .large)
        #expect(fonts.map(\.string) == ["Offers", "Now"])
        #expect(fonts.map(\.scaledFont.face.postScriptName) == ["Lato-Black", "Lato-Regular"])
        #expect(fonts.first?.tracking == -0.25)
    }
}
