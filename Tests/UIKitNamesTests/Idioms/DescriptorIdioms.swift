import Testing
import UIKit

struct DescriptorIdioms {
    private let system = UIFont.systemFont(ofSize: 17).fontDescriptor

    private func resolved(_ descriptor: UIFontDescriptor?) -> String? {
        descriptor.map { UIFont(descriptor: $0, size: 0).fontName }
    }

    @Test("UIFontDescriptor (type)") func type() {
        let descriptors: [String: Any] = ["body": system]
        #expect((descriptors["body"] as? UIFontDescriptor)?.pointSize == 17)
        #expect(system == UIFont.systemFont(ofSize: 17).fontDescriptor)
        #expect(system != UIFont.systemFont(ofSize: 18).fontDescriptor)
    }

    @Test("UIFontDescriptor.preferredFontDescriptor(withTextStyle:)") func preferred() {
        UITraitCollection.largest.performAsCurrent {
            let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
            #expect(descriptor.pointSize == 53)
            let bold = descriptor.withSymbolicTraits(.traitBold)
            #expect(bold.map { UIFont(descriptor: $0, size: 0).pointSize } == 53)
        }
    }

    @Test("UIFontDescriptor.preferredFontDescriptor(withTextStyle:compatibleWith:)")
    func preferredForTraits() {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: .caption1,
            compatibleWith: .reader(.extraSmall)
        )
        #expect(descriptor.pointSize == 11)
    }

    @Test("UIFontDescriptor.withSymbolicTraits(_:)") func symbolicTraits() throws {
        #expect(resolved(system.withSymbolicTraits(.traitBold)) == ".SFUI-Semibold")
        let brand = try #require(AppFonts.font("Regular", 10)).fontDescriptor
        #expect(resolved(brand.withSymbolicTraits(.traitBold)) == "Brand-Bold")
        #expect(resolved(brand.withSymbolicTraits(.traitItalic)) == "Brand-Italic")
        #expect(brand.withSymbolicTraits([.traitBold, .traitItalic]) == nil)
        #expect(resolved(brand.withSymbolicTraits([])) == "Brand-Regular")
    }

    @Test("UIFontDescriptor.symbolicTraits") func union() throws {
        let traits = system.symbolicTraits.union(.traitItalic)
        let italic = try #require(system.withSymbolicTraits(traits))
        #expect(UIFont(descriptor: italic, size: 0).fontDescriptor.symbolicTraits == .traitItalic)
        let headline = UIFont.preferredFont(forTextStyle: .headline).fontDescriptor
        #expect(headline.symbolicTraits.contains(.traitBold))
    }

    @Test("UIFontDescriptor.SymbolicTraits") func traitSet() {
        var traits: UIFontDescriptor.SymbolicTraits = []
        traits.insert(.traitBold)
        traits.insert(.traitItalic)
        #expect(traits.rawValue == 3)
    }

    @Test("UIFontDescriptor.SymbolicTraits.traitBold") func bold() {
        let bold = system.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
        #expect(bold?.fontName == ".SFUI-Semibold")
        let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
        let boldTitle = title.withSymbolicTraits(.traitBold)
        #expect(boldTitle.map { UIFont(descriptor: $0, size: 0).fontName } == ".SFUI-Bold")
    }
    @Test("UIFontDescriptor.SymbolicTraits.traitItalic") func italic() throws {
        let descriptor = try #require(AppFonts.font("Italic", 10)).fontDescriptor
        #expect(descriptor.symbolicTraits.contains(.traitItalic))
    }
    @Test("UIFontDescriptor.SymbolicTraits.traitCondensed") func condensed() {
        let font = system.withSymbolicTraits(.traitCondensed).map {
            UIFont(descriptor: $0, size: 0)
        }
        #expect(font == .systemFont(ofSize: 17, weight: .regular, width: .condensed))
    }
    @Test("UIFontDescriptor.SymbolicTraits.traitExpanded") func expanded() {
        let font = system.withSymbolicTraits(.traitExpanded).map { UIFont(descriptor: $0, size: 0) }
        #expect(font == .systemFont(ofSize: 17, weight: .regular, width: .expanded))
    }
    @Test("UIFontDescriptor.SymbolicTraits.traitMonoSpace") func monoSpace() {
        let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
        #expect(font.fontDescriptor.symbolicTraits == .traitMonoSpace)
    }
    @Test("UIFontDescriptor.SymbolicTraits.traitTightLeading") func tightLeading() throws {
        #expect(try leading(.traitTightLeading) == leading([]) - 2)
    }
    @Test("UIFontDescriptor.SymbolicTraits.traitLooseLeading") func looseLeading() throws {
        #expect(try leading(.traitLooseLeading) == leading([]) + 2)
    }
    @Test("UIFontDescriptor.SymbolicTraits.traitVertical") func vertical() {
        #expect(UIFontDescriptor.SymbolicTraits.traitVertical.rawValue == 1 << 11)
    }
    @Test("UIFontDescriptor.SymbolicTraits.traitUIOptimized") func optimized() {
        #expect(UIFontDescriptor.SymbolicTraits.traitUIOptimized.rawValue == 1 << 12)
    }
    @Test("UIFontDescriptor.SymbolicTraits.classMask") func classMask() {
        let traits: UIFontDescriptor.SymbolicTraits = [.classSansSerif, .traitBold]
        #expect(traits.intersection(.classMask) == .classSansSerif)
    }
    @Test("UIFontDescriptor.SymbolicTraits.classModernSerifs") func modernSerifs() {
        #expect(UIFontDescriptor.SymbolicTraits.classModernSerifs.rawValue == 0x3000_0000)
    }
    @Test("UIFontDescriptor.SymbolicTraits.classSansSerif") func sansSerif() {
        #expect(UIFontDescriptor.SymbolicTraits.classSansSerif.rawValue == 0x8000_0000)
    }

    private func leading(_ traits: UIFontDescriptor.SymbolicTraits) throws -> CGFloat {
        let body = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: .body,
            compatibleWith: .reader(.large)
        )
        let descriptor = try #require(body.withSymbolicTraits(traits))
        return UIFont(descriptor: descriptor, size: 0).leading
    }

    @Test("UIFontDescriptor.withDesign(_:)") func design() throws {
        let rounded = try #require(system.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0) != UIFont.systemFont(ofSize: 17))
        #expect(try #require(AppFonts.font("Bold", 10)).fontDescriptor.withDesign(.serif) == nil)
    }
    @Test("UIFontDescriptor.SystemDesign") func designs() {
        let designs: [UIFontDescriptor.SystemDesign] = [.default, .rounded, .serif, .monospaced]
        #expect(Set(designs.map { resolved(system.withDesign($0)) }).count == 4)
    }
    @Test("UIFontDescriptor.SystemDesign.default") func defaultDesign() {
        #expect(resolved(system.withDesign(.default)) == ".SFUI-Regular")
    }
    @Test("UIFontDescriptor.SystemDesign.rounded") func rounded() {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        #expect(body.withDesign(.rounded)?.pointSize == body.pointSize)
    }
    @Test("UIFontDescriptor.SystemDesign.serif") func serif() {
        #expect(system.withDesign(.serif)?.pointSize == 17)
    }
    @Test("UIFontDescriptor.SystemDesign.monospaced") func monospacedDesign() {
        let descriptor = system.withDesign(.monospaced)
        #expect(descriptor?.symbolicTraits.contains(.traitMonoSpace) == true)
    }

    @Test("UIFontDescriptor.addingAttributes(_:)") func addingWeight() {
        let descriptor = system.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
        ])
        #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 17, weight: .bold))
    }
    @Test("UIFontDescriptor.TraitKey") func traitKeys() throws {
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        let traits = font.fontDescriptor.object(forKey: .traits)
        let dictionary = try #require(traits as? [UIFontDescriptor.TraitKey: Any])
        #expect(dictionary[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
    }
    @Test("UIFontDescriptor.TraitKey.weight") func weightOfRegistered() throws {
        _ = AppFonts.isRegistered
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "Brand",
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold.rawValue],
        ])
        #expect(resolved(descriptor) == "Brand-SemiBold")
    }
    @Test("UIFontDescriptor.TraitKey.symbolic") func symbolicKey() throws {
        _ = AppFonts.isRegistered
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "Brand",
            .traits: [
                UIFontDescriptor.TraitKey.symbolic:
                    UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
            ],
        ])
        #expect(resolved(descriptor) == "Brand-Italic")
    }
    @Test("UIFontDescriptor.AttributeName") func attributeNames() {
        let names: [UIFontDescriptor.AttributeName] = [.name, .size]
        #expect(names.map(\.rawValue) == ["NSFontNameAttribute", "NSFontSizeAttribute"])
    }
    @Test("UIFontDescriptor.AttributeName.traits") func traitsAttribute() {
        let light = UIFontDescriptor(fontAttributes: [
            .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: -0.4],
        ])
        #expect(resolved(light) == ".SFUI-Light")
    }
    @Test("UIFontDescriptor.AttributeName.family") func familyAttribute() {
        _ = AppFonts.isRegistered
        #expect(resolved(UIFontDescriptor(fontAttributes: [.family: "Brand"])) == "Brand-Regular")
    }
    @Test("UIFontDescriptor.AttributeName.name") func nameAttribute() throws {
        let descriptor = try #require(AppFonts.font("Bold", 10)).fontDescriptor
        #expect(descriptor.fontAttributes[.name] as? String == "Brand-Bold")
        #expect(descriptor.postscriptName == "Brand-Bold")
    }
    @Test("UIFontDescriptor.AttributeName.size") func sizeAttribute() {
        for size in [19 as Any, 19.0, CGFloat(19), Float(19), NSNumber(value: 19)] {
            #expect(UIFontDescriptor(fontAttributes: [.size: size]).pointSize == 19)
        }
        #expect(UIFontDescriptor(fontAttributes: [.size: "19"]).pointSize == 0)
        #expect(UIFontDescriptor(fontAttributes: [.size: Double.nan]).pointSize == 0)
    }
    @Test("UIFontDescriptor.AttributeName.textStyle") func textStyleAttribute() {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
        let style = descriptor.object(forKey: .textStyle) as? String
        #expect(style.map(UIFont.TextStyle.init(rawValue:)) == .footnote)
    }
    @Test("UIFontDescriptor.AttributeName.featureSettings") func featureSettings() {
        let descriptor = system.addingAttributes([
            .featureSettings: [
                [
                    UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
                    .typeIdentifier: kMonospacedNumbersSelector,
                ]
            ]
        ])
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        #expect(UIFont(descriptor: descriptor, size: 0) == digits)
    }
    @Test("UIFontDescriptor.AttributeName.cascadeList") func cascadeList() {
        let fallback = UIFontDescriptor(fontAttributes: [.name: "Brand-Regular"])
        let descriptor = system.addingAttributes([.cascadeList: [fallback]])
        let list = descriptor.object(forKey: .cascadeList) as? [UIFontDescriptor]
        #expect(list == [fallback])
    }
    @Test("UIFontDescriptor.FeatureKey") func featureKeys() {
        #expect(UIFontDescriptor.FeatureKey.type.rawValue == "CTFeatureTypeIdentifier")
        #expect(UIFontDescriptor.FeatureKey.selector.rawValue == "CTFeatureSelectorIdentifier")
    }
    @Test("UIFontDescriptor.FeatureKey.featureIdentifier") func featureIdentifier() {
        #expect(UIFontDescriptor.FeatureKey.featureIdentifier == .type)
    }
    @Test("UIFontDescriptor.FeatureKey.typeIdentifier") func typeIdentifier() {
        #expect(UIFontDescriptor.FeatureKey.typeIdentifier == .selector)
    }
    @Test("UIFontDescriptor.FeatureKey.type") func featureType() {
        let setting: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
        #expect(setting[.featureIdentifier] == 6)
    }
    @Test("UIFontDescriptor.FeatureKey.selector") func featureSelector() {
        let setting: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
        #expect(setting[.typeIdentifier] == 0)
    }
    @Test("UIFontDescriptor.fontAttributes") func fontAttributes() {
        let attributes = system.fontAttributes
        #expect(UIFontDescriptor(fontAttributes: attributes) == system)
    }
    @Test("UIFontDescriptor.init(fontAttributes:)") func fromAttributes() {
        _ = AppFonts.isRegistered
        let descriptor = UIFontDescriptor(fontAttributes: [.family: "Brand", .face: "Bold"])
        #expect(resolved(descriptor) == "Brand-Bold")
        #expect(resolved(descriptor.withFace("SemiBold")) == "Brand-SemiBold")
        #expect(resolved(system.withFamily("Brand")) == "Brand-Regular")
    }
    @Test("UIFontDescriptor.init(name:size:)") func fromName() {
        _ = AppFonts.isRegistered
        let font = UIFont(descriptor: UIFontDescriptor(name: "Brand-Bold", size: 14), size: 0)
        #expect(font.fontName == "Brand-Bold")
        #expect(font.pointSize == 14)
        #expect(font.missingName == nil)
        let missing = UIFont(descriptor: UIFontDescriptor(name: "Bland", size: 14), size: 0)
        #expect(missing.missingName == "Bland")
        #expect(missing.familyName == ".AppleSystemUIFont")
    }
    @Test("UIFontDescriptor.object(forKey:)") func objectForKey() throws {
        let descriptor = try #require(AppFonts.font("Bold", 10)).fontDescriptor
        #expect(descriptor.object(forKey: .family) as? String == "Brand")
        #expect(descriptor.object(forKey: .face) as? String == "Bold")
        #expect(descriptor.object(forKey: .visibleName) as? String == "Brand Bold")
        #expect(descriptor.object(forKey: .cascadeList) == nil)
    }

    @Test func `matching descriptors contain font names and begin with the best match`() {
        _ = AppFonts.isRegistered
        let family = UIFontDescriptor(fontAttributes: [.family: "Brand"])
        let all = family.matchingFontDescriptors(withMandatoryKeys: [.family])
        #expect(all.map(\.postscriptName).first == "Brand-Regular")
        #expect(all.count == 4)
        let none = UIFontDescriptor(fontAttributes: [.family: "Bland"])
        #expect(none.matchingFontDescriptors(withMandatoryKeys: nil).isEmpty)
    }

    @Test func `values of several types are returned in one type`() {
        let weight = UIFontDescriptor.TraitKey.weight
        for value in [UIFont.Weight.bold, UIFont.Weight.bold.rawValue, NSNumber(value: 0.4)]
            as [Any]
        {
            let descriptor = UIFontDescriptor(fontAttributes: [.traits: [weight: value]])
            let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            let number = traits?[weight] as? CGFloat
            #expect(number.map { abs($0 - 0.4) < 0.0001 } == true)
        }
        let name = NSMutableString(string: "Brand-Bold")
        let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.body])
        #expect(style.object(forKey: .textStyle) as? String == UIFont.TextStyle.body.rawValue)
        let descriptor = UIFontDescriptor(fontAttributes: [.visibleName: name as String])
        name.append(" and more")
        #expect(descriptor.fontAttributes[.visibleName] as? String == "Brand-Bold")
        let odd = UIFontDescriptor(fontAttributes: [.traits: [weight: Double.nan], .size: -1])
        #expect(odd == UIFontDescriptor())
    }

    @Test func `a missing style or name is reported`() throws {
        _ = AppFonts.isRegistered
        let bold = UIFont(descriptor: system.withFace("Bold"), size: 0)
        #expect(bold.fontName == ".SFUI-Bold")
        #expect(bold.missingName == nil)
        let none = UIFont(descriptor: system.withFace("Fat"), size: 0)
        #expect(none.missingName == ".AppleSystemUIFont Fat")
        let seen = UIFontDescriptor(fontAttributes: [.visibleName: "Brand Bold"])
        #expect(resolved(seen) == "Brand-Bold")
        let unseen = UIFontDescriptor(fontAttributes: [.visibleName: "Bland"])
        #expect(UIFont(descriptor: unseen, size: 9).missingName == "Bland")
        let mandatory = UIFontDescriptor(fontAttributes: [
            .family: "Brand",
            .traits: [
                UIFontDescriptor.TraitKey.symbolic:
                    UIFontDescriptor.SymbolicTraits.traitBold.rawValue
            ],
        ])
        let found = mandatory.matchingFontDescriptors(withMandatoryKeys: [.family, .traits])
        #expect(found.map(\.postscriptName) == ["Brand-Bold", "Brand-SemiBold"])
    }

    @Test func `decoded objects equal the encoded objects`() throws {
        let fonts = [
            UIFont.preferredFont(forTextStyle: .title3, compatibleWith: .largest),
            .systemFont(ofSize: 11, weight: .heavy),
            .monospacedDigitSystemFont(ofSize: 13, weight: .light),
            try #require(AppFonts.font("Italic", 9)), .systemFont(ofSize: 0),
            UIFont(descriptor: UIFontDescriptor(name: "Bland", size: 7), size: 0).withSize(8),
        ]
        for font in fonts {
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: font,
                requiringSecureCoding: true
            )
            let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)
            #expect(back == font)
            #expect(back?.missingName == font.missingName)
        }
    }
}
