import Testing
import TypeScaleTestSupport
import UIKit

/// The descriptor of a font names the font, as on iOS.
struct ResolvedDescriptorTests {
    private typealias Feature = UIFontDescriptor.FeatureKey

    private func attributes(
        _ attributes: [UIFontDescriptor.AttributeName: Any]
    ) -> [UIFontDescriptor.AttributeName: Any] {
        _ = AppFonts.isRegistered
        let descriptor = UIFontDescriptor(fontAttributes: attributes)
        return UIFont(descriptor: descriptor, size: 12).fontDescriptor.fontAttributes
    }

    @Test func `a family and a weight become a name`() {
        let attributes = attributes([
            .family: "brand",
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],
        ])
        #expect(Set(attributes.keys) == [.name, .size])
        #expect(attributes[.name] as? String == "Brand-SemiBold")
        #expect(attributes[.size] as? Int == 12)
        let styled = self.attributes([.family: "Brand", .face: "Italic", .textStyle: "None"])
        #expect(Set(styled.keys) == [.name, .size])
        #expect(styled[.name] as? String == "Brand-Italic")
    }

    @Test func `a font by name keeps a text style that exists`() {
        for key in [UIFontDescriptor.AttributeName.name, .family] {
            let value = key == .name ? "Brand-Regular" : "Brand"
            for style in [UIFont.TextStyle.title2, .caption1] {
                let styled = attributes([key: value, .textStyle: style])
                #expect(Set(styled.keys) == [.name, .size, .textStyle])
                #expect(styled[.textStyle] as? UIFont.TextStyle == style)
                let descriptor = UIFontDescriptor(fontAttributes: styled)
                #expect(UIFont(descriptor: descriptor, size: 0).fontName == "Brand-Regular")
            }
            let unknown = attributes([key: value, .textStyle: "UICTFontTextStyleNone"])
            #expect(Set(unknown.keys) == [.name, .size])
        }
    }

    @Test func `attributes that do not select the font remain`() {
        let fallback = UIFontDescriptor(name: "Brand-Bold", size: 0)
        let attributes = attributes([.family: "Brand", .cascadeList: [fallback]])
        #expect(Set(attributes.keys) == [.name, .size, .cascadeList])
        #expect(attributes[.cascadeList] as? [UIFontDescriptor] == [fallback])
    }

    @Test func `a family of the system font becomes a design`() {
        let attributes = attributes([.family: ".AppleSystemUIFontSerif", .face: "Bold"])
        #expect(attributes[.family] == nil)
        #expect(attributes[.face] == nil)
        let descriptor = UIFontDescriptor(fontAttributes: attributes)
        let name = ".AppleSystemUIFontSerif-Bold"
        #expect(UIFont(descriptor: descriptor, size: 0).fontName == name)
    }

    @Test func `the descriptor of a missing font keeps the name`() {
        #expect(attributes([.family: "Bland"])[.family] as? String == "Bland")
    }

    @Test func `a descriptor without a name has the names of its font`() {
        let bold = UIFont.systemFont(ofSize: 17, weight: .bold)
        #expect(bold.fontDescriptor.fontAttributes[.name] == nil)
        #expect(bold.fontDescriptor.object(forKey: .name) as? String == bold.fontName)
        #expect(bold.fontDescriptor.object(forKey: .family) as? String == bold.familyName)
        #expect(bold.fontDescriptor.postscriptName == bold.fontName)
    }

    @Test func `features that a font does not support are removed`() throws {
        var file = TestFont()
        file.names = [.init(1, "Digits"), .init(2, "Regular"), .init(6, "Digits-Regular")]
        file.replaced["GSUB"] = .layout(
            features: [("smcp", [0]), ("ss02", [0]), ("ss10", [0]), ("tnum", [0]), ("liga", [0])],
            lookups: [.lookup(1, [.singles([1], delta: 1)])]
        )
        let provider = try #require(CGDataProvider(data: Data(file.bytes) as CFData))
        #expect(CTFontManagerRegisterGraphicsFont(try #require(CGFont(provider)), nil))
        let supported: [[Feature: Int]] = [
            [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector],
            [.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector],
            [.type: kStylisticAlternativesType, .selector: kStylisticAltTwoOnSelector],
            [.type: kStylisticAlternativesType, .selector: kStylisticAltTenOnSelector],
            [.type: kLigaturesType, .selector: kCommonLigaturesOffSelector],
        ]
        let unsupported: [[Feature: Int]] = [
            [.type: kNumberSpacingType, .selector: kProportionalNumbersSelector],
            [.type: kUpperCaseType, .selector: kUpperCaseSmallCapsSelector],
            [.type: kStylisticAlternativesType, .selector: kStylisticAltThreeOnSelector],
            [.type: kStylisticAlternativesType, .selector: -4], [.type: 999, .selector: 0],
            // BonMot's tests document that iOS removes defaults.
            [.type: kLowerCaseType, .selector: kDefaultLowerCaseSelector],
            [.type: kStylisticAlternativesType, .selector: kStylisticAltTwoOffSelector],
            [.type: kLigaturesType, .selector: kCommonLigaturesOnSelector],
        ]
        for name in ["Digits-Regular", "Brand-Regular"] {
            let attributes = attributes([
                .name: name, .featureSettings: unsupported + supported,
            ])
            let settings = attributes[.featureSettings] as? [[Feature: Int]]
            #expect(settings == (name == "Digits-Regular" ? supported : nil), "\(name)")
        }
        let plain = UIFont(name: "Brand-Regular", size: 12)
        let descriptor = plain?.fontDescriptor.addingAttributes([.featureSettings: unsupported])
        #expect(descriptor.map { UIFont(descriptor: $0, size: 0) } == plain)
    }
}
