import Testing
import TypeScaleTestSupport
import UIKit

/// UIKit's header says that names have "CSS name matching semantics", so their case doesn't matter.
struct FontNameTests {
    @Test(arguments: [
        ("Brand-Bold", "Brand-Bold"), ("brand-bold", "Brand-Bold"), ("BRAND-BOLD", "Brand-Bold"),
        ("brand bold", "Brand-Bold"), ("bRAND", "Brand-Regular"),
    ])
    func `names in any case find a font`(name: String, found: String) {
        _ = AppFonts.isRegistered
        #expect(UIFont(name: name, size: 9)?.fontName == found)
        let font = UIFont(descriptor: UIFontDescriptor(name: name, size: 9), size: 0)
        #expect(font.fontName == found)
        #expect(font.missingName == nil)
    }

    @Test func `families and styles in any case find a font`() {
        _ = AppFonts.isRegistered
        let descriptor = UIFontDescriptor(fontAttributes: [.family: "BRAND", .face: "semibold"])
        #expect(UIFont(descriptor: descriptor, size: 9).fontName == "Brand-SemiBold")
        #expect(UIFont.fontNames(forFamilyName: "brand").contains("Brand-Italic"))
        let matches = UIFontDescriptor(fontAttributes: [.family: "brand", .name: "brand-italic"])
            .matchingFontDescriptors(withMandatoryKeys: nil)
        #expect(matches.map(\.postscriptName) == ["Brand-Italic"])
        #expect(UIFont(name: "Brandy", size: 9) == nil)
        #expect(UIFont.fontNames(forFamilyName: "Brandy").isEmpty)
    }

    @Test func `a name in the same case takes precedence`() throws {
        for name in ["TWIN", "Twin"] {
            var font = TestFont()
            font.names = [.init(1, name), .init(2, "Regular"), .init(6, "\(name)-Regular")]
            let provider = try #require(CGDataProvider(data: Data(font.bytes) as CFData))
            #expect(CTFontManagerRegisterGraphicsFont(try #require(CGFont(provider)), nil))
        }
        #expect(UIFont(name: "Twin-Regular", size: 9)?.fontName == "Twin-Regular")
        #expect(UIFont(name: "TWIN", size: 9)?.fontName == "TWIN-Regular")
        #expect(UIFont(name: "twin-regular", size: 9)?.fontName == "TWIN-Regular")
        #expect(UIFont.fontNames(forFamilyName: "Twin") == ["Twin-Regular"])
    }
}
