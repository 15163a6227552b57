import Testing
import UIKit

struct FontIdioms {
    @Test("UIFont (type)") func inDictionaries() {
        let attributes: [String: Any] = ["font": UIFont.systemFont(ofSize: 17)]
        #expect((attributes["font"] as? UIFont)?.pointSize == 17)
        let fonts: Set = [UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17)]
        #expect(fonts.count == 1)
    }

    @Test("UIFont.preferredFont(forTextStyle:)") func preferred() {
        UITraitCollection.largest.performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
        }
    }

    @Test("UIFont.preferredFont(forTextStyle:compatibleWith:)") func preferredForTraits() {
        let medium = UITraitCollection(preferredContentSizeCategory: .medium)
        let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: medium)
        #expect(font.pointSize == 16)
        #expect(font.fontName == ".SFUI-Semibold")
        #expect(font.familyName == ".AppleSystemUIFont")
    }

    @Test("UIFont.init(name:size:)") func named() throws {
        _ = AppFonts.isRegistered
        let font = try #require(UIFont(name: "Brand-Bold", size: UIFont.labelFontSize))
        #expect(font.pointSize == 17)
        #expect(UIFont(name: "Brand-Bald", size: 17) == nil)
        #expect(UIFont(name: "Brand-Bald", size: 0) == nil)
        #expect(UIFont(name: "Brand", size: 12)?.fontName == "Brand-Regular")
    }

    @Test("UIFont.init(descriptor:size:)") func fromDescriptor() {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: .title2,
            compatibleWith: .reader(.large)
        )
        #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 22)
        #expect(UIFont(descriptor: descriptor, size: 30).pointSize == 30)
        #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
    }

    @Test("UIFont.pointSize") func pointSize() {
        #expect(UIFont.systemFont(ofSize: 13.5).pointSize == 13.5)
        #expect(UIFont.systemFont(ofSize: 0).pointSize == 0)
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == 0)
    }

    @Test("UIFont.systemFont(ofSize:)") func system() {
        #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    }

    @Test("UIFont.systemFont(ofSize:weight:)") func systemWithWeight() {
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        #expect(font.fontName == ".SFUI-Bold")
        #expect(font != UIFont.systemFont(ofSize: 17))
    }

    @Test("UIFont.boldSystemFont(ofSize:)") func boldSystem() {
        let font = UIFont.boldSystemFont(ofSize: 17)
        #expect(font.fontName == ".SFUI-Semibold")
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test("UIFont.italicSystemFont(ofSize:)") func italicSystem() {
        let traits = UIFont.italicSystemFont(ofSize: 17).fontDescriptor.symbolicTraits
        #expect(traits == .traitItalic)
    }

    @Test("UIFont.monospacedDigitSystemFont(ofSize:weight:)") func monospacedDigits() throws {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        let settings = font.fontDescriptor.object(forKey: .featureSettings)
        let first = try #require((settings as? [[UIFontDescriptor.FeatureKey: Int]])?.first)
        #expect(first[.type] == kNumberSpacingType)
        #expect(first[.selector] == kMonospacedNumbersSelector)
        #expect(font != UIFont.systemFont(ofSize: 17, weight: .medium))
    }

    @Test("UIFont.monospacedSystemFont(ofSize:weight:)") func monospaced() {
        let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        #expect(font.pointSize == 12)
    }

    @Test("UIFont.fontDescriptor") func descriptor() {
        let bold = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitBold)
        #expect(bold.map { UIFont(descriptor: $0, size: 0).fontName } == ".SFUI-Semibold")
    }

    @Test("UIFont.fontName") func fontName() throws {
        #expect(try #require(AppFonts.font("SemiBold", 10)).fontName == "Brand-SemiBold")
    }

    @Test("UIFont.familyName") func familyName() throws {
        #expect(try #require(AppFonts.font("SemiBold", 10)).familyName == "Brand")
    }

    @Test("UIFont.familyNames") func familyNames() {
        _ = AppFonts.isRegistered
        var fonts: [String] = []
        for family in UIFont.familyNames.sorted() {
            fonts += UIFont.fontNames(forFamilyName: family)
        }
        #expect(fonts.contains("Brand-Italic"))
        #expect(!UIFont.familyNames.contains { $0.hasPrefix(".") })
    }

    @Test("UIFont.fontNames(forFamilyName:)") func fontNames() {
        _ = AppFonts.isRegistered
        let names = UIFont.fontNames(forFamilyName: "Brand")
        #expect(names == ["Brand-Bold", "Brand-Italic", "Brand-Regular", "Brand-SemiBold"])
        #expect(UIFont.fontNames(forFamilyName: "nothing").isEmpty)
    }

    // The metrics in the file are 900, -200, 100, 690 and 480 units, with 1,000 units per em.
    @Test("UIFont.ascender") func ascender() throws {
        #expect(try #require(AppFonts.font("Regular", 10)).ascender == 9)
        #expect(UIFont.systemFont(ofSize: 17).ascender == 16.1865234375)
    }

    @Test("UIFont.descender") func descender() throws {
        #expect(try #require(AppFonts.font("Regular", 10)).descender == -2)
        #expect(UIFont.systemFont(ofSize: 17).descender == -4.1005859375)
    }

    @Test("UIFont.lineHeight") func lineHeight() throws {
        #expect(try #require(AppFonts.font("Regular", 10)).lineHeight == 11)
        #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
    }

    @Test("UIFont.leading") func leading() throws {
        #expect(try #require(AppFonts.font("Regular", 10)).leading == 1)
        #expect(UIFont.systemFont(ofSize: 17).leading == 0)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .reader(.large))
        #expect(abs(body.lineHeight + body.leading - 22) < 1e-12)
        let headline = UIFont.preferredFont(
            forTextStyle: .headline,
            compatibleWith: .reader(.accessibilityExtraExtraLarge)
        )
        #expect(abs(headline.lineHeight + headline.leading - 51) < 1e-12)
    }

    @Test("UIFont.capHeight") func capHeight() throws {
        #expect(try #require(AppFonts.font("Regular", 10)).capHeight == 6.9)
    }

    @Test("UIFont.xHeight") func xHeight() throws {
        #expect(try #require(AppFonts.font("Regular", 10)).xHeight == 4.8)
    }

    @Test("UIFont/UIFontDescriptor.withSize(_:)") func withSize() throws {
        let font = try #require(AppFonts.font("Bold", 10)).withSize(20)
        #expect(font.pointSize == 20)
        #expect(font.fontName == "Brand-Bold")
        #expect(font.fontDescriptor.withSize(30).pointSize == 30)
    }

    @Test("UIFont.labelFontSize") func labelFontSize() { #expect(UIFont.labelFontSize == 17) }
    @Test("UIFont.systemFontSize") func systemFontSize() { #expect(UIFont.systemFontSize == 14) }
    @Test("UIFont.smallSystemFontSize") func smallSystemFontSize() {
        #expect(UIFont.smallSystemFontSize == 12)
    }
    @Test("UIFont.buttonFontSize") func buttonFontSize() { #expect(UIFont.buttonFontSize == 18) }

    @Test("UIFont.Weight") func weights() {
        let names: [UIFont.Weight: String] = [.bold: "Bold", .regular: "Regular"]
        #expect(names[.bold] == "Bold")
        #expect(UIFont.Weight.light < .black)
    }
    @Test("UIFont.Weight.ultraLight") func ultraLight() {
        #expect(name(.ultraLight) == ".SFUI-Ultralight")
    }
    @Test("UIFont.Weight.thin") func thin() { #expect(name(.thin) == ".SFUI-Thin") }
    @Test("UIFont.Weight.light") func light() { #expect(name(.light) == ".SFUI-Light") }
    @Test("UIFont.Weight.regular") func regular() { #expect(name(.regular) == ".SFUI-Regular") }
    @Test("UIFont.Weight.medium") func medium() { #expect(name(.medium) == ".SFUI-Medium") }
    @Test("UIFont.Weight.semibold") func semibold() { #expect(name(.semibold) == ".SFUI-Semibold") }
    @Test("UIFont.Weight.bold") func bold() { #expect(name(.bold) == ".SFUI-Bold") }
    @Test("UIFont.Weight.heavy") func heavy() {
        #expect(name(.heavy) == ".SFUI-Heavy")
        #expect(UIFont.Weight.heavy.rawValue == 0.5600000023841858)
    }
    @Test("UIFont.Weight.black") func black() { #expect(name(.black) == ".SFUI-Black") }
    @Test("UIFont.Weight.init(_:)/init(rawValue:)") func weightFromNumber() {
        #expect(name(UIFont.Weight(0.3)) == ".SFUI-Semibold")
        let heavier = UIFont.Weight.regular.rawValue + 0.4
        #expect(name(UIFont.Weight(heavier)) == ".SFUI-Bold")
    }
    @Test("UIFont.Weight.init(rawValue:)") func weightFromRawValue() {
        #expect(name(UIFont.Weight(rawValue: 0.4)) == ".SFUI-Bold")
        #expect(name(UIFont.Weight(rawValue: 9)) == ".SFUI-Black")
        #expect(name(UIFont.Weight(rawValue: -9)) == ".SFUI-Ultralight")
    }

    private func name(_ weight: UIFont.Weight) -> String {
        UIFont.systemFont(ofSize: 17, weight: weight).fontName
    }
}

// An initializer that an app adds to create one font from another.
extension UIFont {
    convenience init?(brand style: String, size: CGFloat) {
        self.init(name: "Brand-\(style)", size: size)
    }

    func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
        return UIFont(descriptor: descriptor, size: 0)
    }
}

struct ExtensionIdioms {
    @Test func `apps can extend fonts with initializers and helpers`() throws {
        _ = AppFonts.isRegistered
        let font = try #require(UIFont(brand: "Regular", size: 12))
        #expect(font.withTraits(.traitBold).fontName == "Brand-Bold")
        #expect(font.withTraits([.traitBold, .traitItalic]).fontName == "Brand-Regular")
        #expect(UIFont.systemFont(ofSize: 9).withTraits([.traitBold, .traitItalic]).pointSize == 9)
    }
}
